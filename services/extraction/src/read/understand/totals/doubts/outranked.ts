import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Parts } from '../best-triple.ts';
import { isTold } from '../due/amount-due.ts';
import type { Triple } from '../total-certainty.ts';
import { type Contender, LABELLED, LATER } from '../total-contenders.ts';
import type { VatRow } from '../vat/vat-breakdown.ts';

/** 'Total', which may be anything's. */
const PLAIN = 0.55;

/** Somewhere among totals: in a row or a column of them that is headed so as a whole. */
const AMONG = 0.3;

/**
 * Whether more money is called the total as surely as what was settled on, or in more places: of the sums of a table's rows, of groups and
 * of other papers each adds up, and the invoice's is the greatest that is called so.
 */
export const isOutranked = ({ gross, isLeft }: Triple, labelled: readonly Contender[]): boolean =>
  gross !== undefined &&
  !isLeft &&
  labelled.some(({ value, score, seen, amount }) => {
    if (!amount.isMoney || value.lte(gross.value.abs())) return false;
    const often = labelled.find((one) => one.value.eq(gross.value))?.seen ?? 0;
    return (score >= PLAIN && score > gross.score - LATER) || (score >= AMONG && seen > Math.max(1, often));
  });

/**
 * Whether what a higher total has added to net and VAT may be another VAT, or the net and VAT of another rate: theirs is none, or one of
 * several.
 */
export const mayBeTaxed = ({ vat }: Triple, rates: readonly VatRow[]): boolean =>
  vat === undefined || vat.value.isZero() || rates.length > 1;

/** What a sum is rounded to, to be paid in coins, and by at the most. */
const COIN = '0.05';

/** 'Total électricité 1 872.50', 'Total eau 290.12', 'Arrondi à 2 162.60': whether the total and another one come to more that is printed. */
export const isPartOfMore = (
  { gross, isLeft }: Triple,
  labelled: readonly Contender[],
  anywhere: readonly Contender[],
): boolean =>
  gross !== undefined &&
  !isLeft &&
  labelled.some(({ value }) => {
    if (value.lte(COIN) || value.eq(gross.value)) return false;
    const both = value.plus(gross.value);
    return anywhere.some(
      (more) =>
        more.amount.isMoney &&
        (more.value.eq(both) || (more.value.mod(COIN).isZero() && more.value.minus(both).abs().lt(COIN))),
    );
  });

/**
 * 'Amount due 8,124.50' on the first page, 'Sum of this number 215.30' under each number of a bill of telephone: the least that is to be paid
 * and is more than the total, stands before it, and is led to by nothing that the pages show, an older bill's rest or a payment. Below a
 * total stand accounts, orders and years, which are more as well.
 */
export function dueAbove(
  { net, vat, gross, isLeft }: Triple,
  { due, prepaid }: Pick<Parts, 'due' | 'prepaid'>,
  evidence: readonly AmountEvidence[],
): Contender | undefined {
  if (!gross?.value.gt(0) || isLeft) return undefined;
  const called = due.filter(({ score, amount }) => score >= LABELLED && amount.isMoney);
  // Once more in another currency, an invoice's total is due twice.
  if (called.some(({ value }) => value.eq(gross.value))) return undefined;
  const parts = [net, vat].flatMap((part) => part?.value ?? []);
  const isBefore = ({ amount: { cell } }: Contender) => cell.row < gross.amount.cell.row;
  return called
    .filter(
      (one) =>
        one.value.gt(gross.value) && isBefore(one) && !isTold(one, gross, { prepaid, anywhere: evidence, parts }),
    )
    .sort((a, b) => a.value.cmp(b.value))[0];
}
