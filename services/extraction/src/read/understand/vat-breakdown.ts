import { Decimal } from 'decimal.js';
import type { Amount } from './amounts.ts';

/** A rate with the amount it is taken of and the tax it makes, proved by the product. */
export type VatRow = { readonly rate: Decimal; readonly base: Amount; readonly tax: Amount };

const MOST_RATE = 30;
const CENT = new Decimal('0.0151');

/** Rows in which base × rate = tax, wherever they stand and whatever their headers say. */
export function findVatRows(amounts: readonly Amount[]): VatRow[] {
  const rows = new Map<number, Amount[]>();
  for (const amount of amounts) rows.set(amount.cell.row, [...(rows.get(amount.cell.row) ?? []), amount]);
  return [...rows.values()].flatMap((row) => {
    const found = row.filter(isRate).flatMap((rate) => proved(row, rate));
    return found[0] ? [found[0]] : [];
  });
}

function isRate(amount: Amount): boolean {
  return amount.value.gt(0) && amount.value.lte(MOST_RATE) && (amount.isPercent || amount.value.decimalPlaces() <= 1);
}

function proved(row: readonly Amount[], rate: Amount): VatRow[] {
  const money = row.filter(
    (amount) =>
      amount !== rate &&
      !amount.isPercent &&
      amount.value.decimalPlaces() <= 2 &&
      (amount.isMoney || amount.value.decimalPlaces() > 0),
  );
  return money.flatMap((base) =>
    money
      .filter(
        (tax) =>
          tax !== base &&
          base.value.abs().gt(1) &&
          base.value.times(rate.value).div(100).minus(tax.value).abs().lte(CENT),
      )
      .map((tax) => ({ rate: rate.value, base, tax })),
  );
}

/** One row a rate: a table repeated on another page counts once. */
export function distinctRates(rows: readonly VatRow[]): VatRow[] {
  return rows.filter(
    (row, index) => rows.findIndex((other) => other.rate.eq(row.rate) && other.base.value.eq(row.base.value)) === index,
  );
}
