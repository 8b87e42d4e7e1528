import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { HIGHEST_RATE } from '../../money/roles/sums-of-total-row.ts';
import type { Contender } from '../total-contenders.ts';

/** As sure as what stands in a total's own row. */
const SCORE = 0.7;
/** Between two rows of such a table may stand another, of a speck or a second line. */
const ROWS_APART = 3;
const FEWEST_RATES = 2;

/** What is taxed and its tax, in one row. */
type Pair = { readonly base: Amount; readonly tax: Amount };

/**
 * '168,40 | 16,84' over '36,20 | 7,60' over '204,60 | 24,44', whatever the columns are called and the rates between were read as: the last
 * of several rows is what each of two columns comes to, the net total and the VAT of all rates.
 */
export function summedColumns(evidence: readonly AmountEvidence[]): Record<'net' | 'vat', Contender[]> {
  const rows = Map.groupBy(
    evidence.map(({ amount }) => amount).filter(({ isMoney, value }) => isMoney && value.gt(0)),
    ({ cell }) => cell.row,
  );
  const pairs = [...rows.values()].flatMap(([base, tax, ...more]): Pair[] =>
    base && tax && more.length === 0 && tax.value.lte(base.value.times(HIGHEST_RATE)) ? [{ base, tax }] : [],
  );
  const sum = pairs.findLast((pair, at) => isSumOf(pair, above(pairs, at)));
  const contender = (amount: Amount): Contender => ({ value: amount.value, amount, score: SCORE, seen: 1 });
  return sum ? { net: [contender(sum.base)], vat: [contender(sum.tax)] } : { net: [], vat: [] };
}

/** The pairs right above one, each in its columns. */
function above(pairs: readonly Pair[], at: number): readonly Pair[] {
  let from = at;
  while (from > 0 && isOver(pairs[from - 1] as Pair, pairs[from] as Pair)) from -= 1;
  return pairs.slice(from, at);
}

const isOver = (one: Pair, other: Pair): boolean =>
  one.base.cell.page === other.base.cell.page &&
  other.base.cell.row - one.base.cell.row <= ROWS_APART &&
  endsAlike(one.base, other.base) &&
  endsAlike(one.tax, other.tax);

const endsAlike = ({ box: one }: Amount, { box: other }: Amount): boolean =>
  Math.abs(one.x1 - other.x1) < other.y1 - other.y0;

const isSumOf = ({ base, tax }: Pair, parts: readonly Pair[]): boolean =>
  parts.length >= FEWEST_RATES &&
  Decimal.sum(...parts.map((part) => part.base.value)).eq(base.value) &&
  Decimal.sum(...parts.map((part) => part.tax.value)).eq(tax.value);
