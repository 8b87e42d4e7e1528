import { Decimal } from 'decimal.js';
import type { TillKind } from './till-kind.ts';
import { type TillRow, valuesOf } from './till-rows.ts';
import type { Derived } from './till-witness.ts';

/** Nobody pays by more means. */
const MOST_MEANS = 6;

/**
 * Cash less change; a card alone, or what several means come to; less the tip where that was paid with it. Which of them
 * are one payment is told by a line that calls itself the total and says as much; else the first is taken, and cash alone
 * where no change is told may be more than was to be paid.
 */
export function paid(rows: readonly TillRow[]): Derived[] {
  // Above the first sum is what was bought: 'Nine Pin 7.00', 'Card 2.50'.
  const sumAt = rows.findIndex(({ kind, amount }) => amount && (kind === 'total' || kind === 'net'));
  const from = rows.findIndex((row, index) => index > sumAt && isTender(row));
  if (from < 0) return [];
  const changeAt = rows.findIndex(({ kind, amount }, index) => index > from && kind === 'change' && amount);
  const change = rows[changeAt]?.amount?.value.abs() ?? new Decimal(0);
  const tip = valuesOf(rows, 'tip')[0] ?? new Decimal(0);
  const after = rows.slice(from, changeAt < 0 ? undefined : changeAt);
  const end = after.findIndex((row) => !isTender(row) && row.kind !== 'tip');
  const means = (end < 0 ? after : after.slice(0, end)).filter(isTender).slice(0, MOST_MEANS);
  const given = means.flatMap(({ kind, amount }) => (amount ? [{ kind, value: amount.value.abs() }] : []));
  const [first] = given;
  if (!first) return [];
  const less = (value: Decimal, kind: TillKind) => (kind === 'cash' ? value.minus(change) : value);
  const together = given.reduce((sum, { value }) => sum.plus(value), new Decimal(0)).minus(change);
  const ways = [...given.map(({ kind, value }) => less(value, kind)), ...(given.length > 1 ? [together] : [])];
  const totals = valuesOf(rows, 'total');
  const isTotal = (value: Decimal) => totals.some((total) => total.eq(value));
  const value = ways.find(isTotal) ?? ways.map((way) => way.minus(tip)).find(isTotal) ?? less(first.value, first.kind);
  return [{ value, kind: 'paid', weight: changeAt >= 0 || first.kind === 'card' ? 2 : 1 }];
}

/** The rows, with what stands under a sum and over the change as given: 'EURO 20,00' over 'Rückgeld 4,05', whatever it is called. */
export function givenByPlace(rows: readonly TillRow[]): TillRow[] {
  const sumAt = rows.findIndex(({ kind, amount }) => amount && (kind === 'total' || kind === 'net'));
  return rows.map((row, index): TillRow => {
    const next = rows[index + 1];
    const isGiven =
      sumAt >= 0 &&
      index > sumAt &&
      row.kind === 'items' &&
      next?.kind === 'change' &&
      next.amount &&
      row.amount?.value.gt(next.amount.value.abs());
    return isGiven ? { ...row, kind: 'cash' } : row;
  });
}

const isTender = ({ kind, amount }: TillRow): boolean =>
  (kind === 'cash' || kind === 'card') && amount?.value.isZero() === false;
