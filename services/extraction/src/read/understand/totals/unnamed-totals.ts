import type { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import { type Contender, LABELLED, UNLABELLED } from './total-contenders.ts';

type Parts = {
  readonly vat: readonly Contender[];
  readonly gross: readonly Contender[];
  /** Every number on the pages. */
  readonly evidence: readonly AmountEvidence[];
  /** Rates that are printed, in percent. */
  readonly rates: readonly Decimal[];
};

/** As sure as a total by name is: that the three add up at a printed rate says more than the words. */
const SCORE = 0.8;
/** So many rows under the VAT at the most. */
const BELOW = 3;
/** What rounding makes of a tax. */
const CENT = '0.011';

/**
 * 'Total 120.50', 'VAT @ 20 % 24.10', 'This job 144.60': what stands under a total and the VAT that a printed rate makes of it, in one column
 * with them, and is what both come to, is the total, whatever it is called; and what is called so the net total. So where the VAT is named and of a whole
 * rate that nobody prints, and where it stands alone in its row, called nothing.
 */
export function unnamedTotal({ vat, gross, evidence, rates }: Parts): Record<'net' | 'vat' | 'gross', Contender[]> {
  const anywhere = evidence.flatMap(({ amount }) =>
    amount.isMoney ? [{ value: amount.value, amount, score: UNLABELLED, seen: 1 }] : [],
  );
  const bare = anywhere.filter(isBare);
  const found = gross.flatMap((base) =>
    [...vat, ...bare.filter((one) => isUnder(one, base))].flatMap((tax) => {
      const isOf = (rate: Decimal) => base.value.times(rate).div(100).minus(tax.value).abs().lt(CENT);
      const isRated = rates.some(isOf) || (tax.score >= LABELLED && isOf(tax.value.times(100).div(base.value).round()));
      if (!tax.value.gt(0) || !isRated || !isUnder(tax, base)) return [];
      const total = anywhere.find((one) => one.value.eq(base.value.plus(tax.value)) && isUnder(one, tax));
      return total ? [{ base, tax, total }] : [];
    }),
  );
  return {
    net: found.map(({ base }) => ({ ...base, score: SCORE * base.score })),
    vat: found.flatMap(({ tax }) => (isBare(tax) ? [{ ...tax, score: SCORE }] : [])),
    gross: found.map(({ total }) => ({ ...total, score: SCORE })),
  };
}

/** Whether nothing stands in the row of an amount, as far as to the left of it. */
const isBare = ({ amount: { cell, from, to } }: Contender): boolean =>
  cell.column === 0 && from === 0 && to === cell.words.length;

/** Whether an amount stands a few rows under another, and ends where that does. */
const isUnder = ({ amount: one }: Contender, { amount: other }: Contender): boolean =>
  one.cell.page === other.cell.page &&
  one.cell.row > other.cell.row &&
  one.cell.row <= other.cell.row + BELOW &&
  Math.abs(one.box.x1 - other.box.x1) < other.box.y1 - other.box.y0;
