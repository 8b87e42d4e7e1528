import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import { HIGHEST_RATE } from '../money/roles/sums-of-total-row.ts';
import type { Contender } from './total-contenders.ts';

/** Less sure than a label of its own, and surer than what no label speaks of. */
const SCORE = { net: 0.7, vat: 0.7, gross: 0.8 } as const;

/** A base, two taxes and what they come to. */
const FEWEST = 4;

type RowOfSums = {
  readonly base: Contender;
  readonly vat: Contender;
  readonly gross: Contender;
  /** How surely it is called the total. */
  readonly called: number;
};

/**
 * 'Total | 122.00 | 23,702.52 | 592.57 | 592.57 | 0.00 | 24,887.66': the last row of a table with a column for each tax. What is called the
 * total and is its last sum is what one sum before it and all between them come to: a net total and its taxes, none above the highest
 * rate of the net. Of several such rows the last, where none is called the total as surely, or the others come to it: each item may have one.
 */
export function rowsOfSums(evidence: readonly AmountEvidence[]): Record<'net' | 'vat' | 'gross', Contender[]> {
  const rows = new Map<number, AmountEvidence[]>();
  for (const one of evidence.filter(({ amount }) => amount.isMoney))
    rows.set(one.amount.cell.row, [...(rows.get(one.amount.cell.row) ?? []), one]);
  const found = [...rows.values()].flatMap((row) => rowOfSums(row) ?? []);
  const last = found.at(-1);
  const same = found.filter(({ gross }) => last?.gross.value.eq(gross.value));
  if (!last || !same.some(({ called }) => called > 0)) return { net: [], vat: [], gross: [] };
  const others = found.filter((one) => !same.includes(one));
  const sum = Decimal.sum(0, ...others.map(({ gross }) => gross.value));
  const isPart = ({ gross, called }: RowOfSums) => called < last.called && gross.value.lt(last.gross.value);
  return others.every(isPart) || sum.eq(last.gross.value)
    ? { net: [last.base], vat: [last.vat], gross: [last.gross] }
    : { net: [], vat: [], gross: [] };
}

function rowOfSums(row: readonly AmountEvidence[]): RowOfSums | undefined {
  const total = row.at(-1);
  if (!total || row.length < FEWEST) return undefined;
  const parts = row.filter(({ amount }) => !amount.value.eq(total.amount.value));
  const [base, ...taxes] = summands(parts, total.amount.value) ?? [];
  const first = taxes.find(({ amount }) => amount.value.gt(0));
  if (!base || !first || !taxes.every((one) => isTax(one, taxes))) return undefined;
  const value = Decimal.sum(...taxes.map(({ amount }) => amount.value));
  return {
    base: { value: base.amount.value, amount: base.amount, score: SCORE.net, seen: 1 },
    vat: { value, amount: first.amount, score: SCORE.vat, seen: 1 },
    gross: { value: total.amount.value, amount: total.amount, score: SCORE.gross, seen: 1 },
    called: Math.max(total.scores.grossTotal ?? 0, total.scores.amountDue ?? 0),
  };
}

/** A heading says so much of what stands under it; the name of a row, 'Shipping charges', less of the figures in its columns. */
const HEADED = 0.5;

/**
 * 'Subtotal | Freight | Tax | Total': a charge is none, nor what is called nothing beside a 'Tax' of nought. Of several taxes each is called
 * one, or is half of one (CGST and SGST).
 */
function isTax(one: AmountEvidence, taxes: readonly AmountEvidence[]): boolean {
  const { amount, scores } = one;
  if (amount.value.isZero()) return true;
  if (Math.max(scores.charges ?? 0, scores.discount ?? 0, scores.prepaid ?? 0) >= HEADED) return false;
  const others = taxes.filter((other) => other !== one && !other.amount.value.isZero());
  const isHalf = others.some((other) => other.amount.value.eq(amount.value));
  const isCalledTax = (scores.vatTotal ?? 0) > 0;
  if (!isCalledTax && !isHalf && taxes.some((other) => (other.scores.vatTotal ?? 0) >= HEADED)) return false;
  return others.length === 0 || isHalf || isCalledTax;
}

/** A base and all that stands behind it, where they come to the total. */
function summands(row: readonly AmountEvidence[], total: Decimal): readonly AmountEvidence[] | undefined {
  return row
    .map((_, at) => row.slice(at))
    .find(([base, ...taxes]) => {
      if (!base || taxes.length === 0) return false;
      const values = taxes.map(({ amount }) => amount.value);
      const most = base.amount.value.times(HIGHEST_RATE);
      return (
        values.every((value) => value.gte(0) && value.lte(most)) &&
        comesTo(Decimal.sum(base.amount.value, ...values), total, areHalves(values) ? ROUNDED : CENTS)
      );
    });
}

/**
 * A total in whole money is rounded by the cents that each tax was: 12,050.01 and twice 1,084.50 are 14,219.00. Behind two halves of one
 * tax it may be rounded itself: 637.00 and twice 45.57 are 728.00.
 */
const comesTo = (sum: Decimal, total: Decimal, rounding: string): boolean =>
  sum
    .minus(total)
    .abs()
    .lte(total.isInteger() ? rounding : 0);
const CENTS = '0.02';
const ROUNDED = '0.5';

const areHalves = (taxes: readonly Decimal[]): boolean => {
  const [one, other, ...more] = taxes.filter((tax) => !tax.isZero());
  return one !== undefined && other?.eq(one) === true && more.length === 0;
};
