import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';

/** A rate with the amount it is taken of and the tax it makes, proved by the product. */
export type VatRow = {
  readonly rate: Decimal;
  /** The rate as it is written. */
  readonly at: Amount;
  readonly base: Amount;
  readonly tax: Amount;
};

const MOST_RATE = 30;
const CENT = new Decimal('0.0151');

/**
 * Rows in which base × rate = tax, wherever they stand. The rate wears its '%', or the row's labels speak of tax:
 * a quantity of ten and two prices make a product as easily.
 */
export function findVatRows(amounts: readonly Amount[], evidence: readonly AmountEvidence[]): VatRow[] {
  const speaksOfTax = new Set(
    evidence
      .filter(({ scores }) => (scores.vatTotal ?? 0) > 0.35 || (scores.taxBase ?? 0) > 0.35)
      .map(({ amount }) => amount.cell.row),
  );
  const rows = new Map<number, Amount[]>();
  for (const amount of amounts) rows.set(amount.cell.row, [...(rows.get(amount.cell.row) ?? []), amount]);
  const proof: VatRow[] = [];
  for (const [index, row] of [...rows].sort(([one], [other]) => one - other)) {
    const [found] = row
      .filter((one) =>
        isRate(one, {
          speaksOfTax: speaksOfTax.has(index),
          isBelow: proof.slice(-NEXT_RATE).some(({ at }) => isUnder(at, one)),
        }),
      )
      .flatMap((rate) => proved(row, rate));
    if (found) proof.push(found);
  }
  return proof;
}

/** How many rows a table of taxes goes down from one rate to the next, what stands beside it counted too. */
const NEXT_RATE = 3;

/** Whether a rate stands under another that was proved, in its column: only the first has the heading over it. */
function isUnder(upper: Amount, lower: Amount): boolean {
  const rows = lower.cell.row - upper.cell.row;
  const height = upper.box.y1 - upper.box.y0;
  const isInColumn = Math.abs(upper.box.x0 - lower.box.x0) < height || Math.abs(upper.box.x1 - lower.box.x1) < height;
  return lower.cell.page === upper.cell.page && rows > 0 && rows <= NEXT_RATE && isInColumn;
}

/** Any product with a rate of nought is nought: only under another that was proved it is one. */
function isRate(
  { value, isPercent }: Amount,
  { speaksOfTax, isBelow }: { readonly speaksOfTax: boolean; readonly isBelow: boolean },
): boolean {
  if (value.isZero()) return isPercent && isBelow;
  const isTaxes = speaksOfTax || isBelow;
  return value.gt(0) && value.lte(MOST_RATE) && (isPercent || (isTaxes && value.decimalPlaces() <= 1));
}

function proved(row: readonly Amount[], rate: Amount): VatRow[] {
  const money = row.filter(
    (amount) => amount !== rate && !amount.isPercent && amount.value.decimalPlaces() <= 2 && amount.isMoney,
  );
  return money.flatMap((base) =>
    money
      .filter(
        (tax) =>
          tax !== base &&
          base.value.abs().gt(1) &&
          base.value.times(rate.value).div(100).minus(tax.value).abs().lte(CENT),
      )
      .map((tax) => ({ rate: rate.value, at: rate, base, tax })),
  );
}

/** One row a rate and base: a table repeated on another page counts once. */
export function distinctRates(rows: readonly VatRow[]): VatRow[] {
  return rows.filter(
    (row, index) => rows.findIndex((other) => other.rate.eq(row.rate) && other.base.value.eq(row.base.value)) === index,
  );
}
