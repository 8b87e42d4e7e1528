import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { isRoundedFrom } from '../net-before-rounding.ts';
import type { Total } from '../total.ts';
import type { Contender } from '../total-contenders.ts';

/** BT-115 = BT-112 − BT-113: labelled, or the total where nothing says that part of it is paid. */
export function settleDue(gross: Contender | undefined, said: Said, sureGross: number): Total | undefined {
  const paid = gross && lessPaid(gross, said, sureGross);
  if (paid) return paid;
  const due = dueOf(gross, said, sureGross);
  // What is made of a total that is not sure, and proves nothing of it, is not sure either.
  return due && gross && sureGross < SURE ? { ...due, confidence: Math.min(PLANNED, due.confidence) } : due;
}

type Said = {
  readonly due: readonly Contender[];
  readonly prepaid: readonly Contender[];
  /** All amounts of the pages. */
  readonly anywhere: readonly AmountEvidence[];
  /** The net and the VAT total: called due, they are not told apart from a payment by what the total differs from them. */
  readonly parts: readonly Decimal[];
};

/** A total less sure than this may be another amount. */
const SURE = 0.8;

/** 'Please pay … within 30 days' announces no amount: a figure that is no money counts where it is the total. */
const announced = (gross: Contender | undefined, { due }: Said): Contender[] =>
  due.filter((one) => one.amount.isMoney || (gross && one.value.eq(gross.value)));

/** The total less what is called paid, where that is what is called due: BR-CO-16. */
function lessPaid(gross: Contender, said: Said, sureGross: number): Total | undefined {
  const due = announced(gross, said);
  // Net and VAT make the total, whatever else they are called: 'BACS payment' over the VAT, 'Nett' over the net.
  const proved = due.find((one) =>
    said.prepaid.some(
      (paid) =>
        !(isPart(one, gross, said) && isPart(paid, gross, said)) &&
        gross.value.minus(paid.value.abs()).minus(one.value).abs().lt('0.011'),
    ),
  );
  if (!proved) return undefined;
  const equal = due.find((one) => one.value.eq(gross.value));
  if (equal && isShare(proved, said.anywhere))
    return { value: equal.value, amount: equal.amount, confidence: Math.min(PLANNED, sureGross) };
  return { value: proved.value, amount: proved.amount, confidence: Math.min(0.96, sureGross) };
}

/** Whether an amount is the net total or the VAT, and not the whole. */
const isPart = ({ value }: Contender, whole: Contender, { parts }: Said): boolean =>
  !value.isZero() && !value.abs().eq(whole.value.abs()) && parts.some((part) => part.abs().eq(value.abs()));

function dueOf(gross: Contender | undefined, said: Said, sureGross: number): Total | undefined {
  const due = announced(gross, said);
  if (!gross) return due[0] && { value: due[0].value, amount: due[0].amount, confidence: 0.6 };
  const equal = due.find((one) => one.value.eq(gross.value));
  // 'DO ZAPŁATY 99,96' over 'POZOSTAŁO DO ZAPŁATY 0,00': of two, the second may be what is left of the first.
  const isLeftOf = (one: Contender) => one.value.isZero() && one.amount.isMoney && one.score >= LABELLED;
  const left = equal && due.find((one) => isLeftOf(one) && isPaidBetween(equal.amount, one.amount, said.anywhere));
  if (left) return { value: left.value, amount: left.amount, confidence: Math.min(TOLD, sureGross) };
  if (equal) {
    const confidence = due.some(isLeftOf) ? Math.min(PLANNED, sureGross) : sureGross;
    return { value: equal.value, amount: equal.amount, confidence };
  }
  const told = due.find((one) => isTold(one, gross, said)) ?? due.find((one) => isRounded(one, gross));
  if (told) return { value: told.value, amount: told.amount, confidence: Math.min(TOLD, sureGross) };
  const below = leftBelow(gross, said.anywhere) ?? roundedBelow(gross, said.anywhere);
  if (below) return { value: below.value, amount: below, confidence: Math.min(0.96, sureGross) };
  // 'Retention period: 7 years' is no money that is kept back.
  const isPaid = said.prepaid.some(
    (paid) =>
      paid.amount !== gross.amount &&
      paid.amount.isMoney &&
      !paid.value.isZero() &&
      paid.score > 0.5 &&
      !isPart(paid, gross, said),
  );
  if (isPaid) return undefined;
  // 'Balance from July 1,007.46', an account's open balance: called due, and nothing on the page leads to it.
  const isCalledOtherwise = due.some(({ score }) => score >= LABELLED);
  const sure = isCalledOtherwise ? Math.min(PLANNED, sureGross) : sureGross * 0.9;
  return { value: gross.value, amount: gross.amount, confidence: sure };
}

/** 'Amount 2416.30' over 'Net Payable 2416.00': nobody says what was rounded off, and whole money is asked for. */
const isRounded = (due: Contender, gross: Contender): boolean =>
  due.score >= LABELLED &&
  due.amount.isMoney &&
  due.amount.cell.page === gross.amount.cell.page &&
  due.amount.cell.row > gross.amount.cell.row &&
  isRoundedFrom(due.value, gross.value);

/** What is called due and differs from the total by money that the page shows. */
const TOLD = 0.65;

/**
 * Whether the page shows what makes the difference between the total and what is called due: what was paid, kept back or open
 * before, as one amount or as two, or all of the payments. A label alone may be an older bill's, or an account's.
 */
export function isTold(due: Contender, gross: Contender, { prepaid, anywhere, parts }: Omit<Said, 'due'>): boolean {
  if (!due.value.isZero() && parts.some((part) => part.eq(due.value))) return false;
  // A credit note's two are below nought, or neither; a balance below nought beside a total above it was another bill's.
  const isOfOneSign = gross.value.isNegative() === due.value.isNegative();
  const difference = isOfOneSign ? gross.value.abs().minus(due.value.abs()).abs() : gross.value.minus(due.value).abs();
  const isItself = ({ amount }: AmountEvidence) => amount === gross.amount || amount === due.amount;
  // '2 % Skonto 8,68' over 'Zahlbetrag 425,40': what is taken off who pays early is a choice of who pays, and proves nothing.
  const isEarly = ({ scores, hasRate }: AmountEvidence) => hasRate && (scores.discount ?? 0) > 0;
  const others = anywhere.filter((one) => one.amount.isMoney && !isItself(one) && !isEarly(one));
  if (due.value.isZero() && isAllPaid(gross, others)) return true;
  if (!due.value.isZero() && others.some(({ amount }) => amount.value.abs().eq(difference))) return true;
  const between = others.filter(
    ({ amount }) => amount.value.isNegative() || isBetween(amount, gross.amount, due.amount),
  );
  const taken = [
    ...new Map(
      [...between.map(({ amount }) => amount), ...prepaid].map(({ value }) => [value.abs().toFixed(2), value.abs()]),
    ).values(),
    // A payment of the whole total was looked at above, and net and VAT always make it.
  ].filter((value) => (!due.value.isZero() || !value.eq(difference)) && !parts.some((part) => part.abs().eq(value)));
  const isSum = taken.reduce((sum, value) => sum.plus(value), new Decimal(0)).eq(difference);
  return isSum || taken.some((one, at) => taken.slice(at + 1).some((other) => one.plus(other).eq(difference)));
}

/**
 * 'Mastercard 666,40' makes nothing due: the total's money once more, in another row, and not called a total. Where it stands twice
 * with both signs, an older bill was paid.
 */
function isAllPaid(gross: Contender, others: readonly AmountEvidence[]): boolean {
  const same = others.filter(
    ({ amount, scores }) =>
      amount.value.abs().eq(gross.value.abs()) &&
      amount.cell.row !== gross.amount.cell.row &&
      (scores.grossTotal ?? 0) < LABELLED,
  );
  return (
    same.length > 0 && same.every(({ amount: { value } }) => value.isNegative() === same[0]?.amount.value.isNegative())
  );
}

/** 'Zahlbetrag 217,40' over 'Zahlung vom 04.06.2025 217,40' over 'Offener Betrag 0,00': all of it is paid there, whatever that is called. */
const isPaidBetween = (whole: Amount, left: Amount, anywhere: readonly AmountEvidence[]): boolean =>
  anywhere.some(
    ({ amount, scores }) =>
      amount.cell.row > whole.cell.row &&
      amount.cell.row < left.cell.row &&
      amount.isMoney &&
      amount.value.abs().eq(whole.value) &&
      !scores.amountDue &&
      !scores.grossTotal,
  );

const isBetween = ({ cell }: Amount, first: Amount, last: Amount): boolean =>
  cell.row >= first.cell.row && cell.row <= last.cell.row;

/** Whether all of it is due now or a part of it, a person says. */
const PLANNED = 0.49;

/** 'Solde de 50 % à la livraison': a share of a total that is called due as a whole is to be paid then, and nothing is paid yet. */
const isShare = (left: Contender, evidence: readonly AmountEvidence[]): boolean =>
  evidence.some(({ amount, hasRate }) => amount === left.amount && hasRate);

/**
 * 'Rechnungsbetrag 1.800,01' over '… -1.440,00' over '… 360,01': below the total something is taken off, and what is then left
 * stands below that. Whatever they are called, it is what is due; but for what is taken off who pays early (Skonto). Without a minus
 * it is called a payment ('IVA retenido 3,90').
 */
function leftBelow(gross: Contender, evidence: readonly AmountEvidence[]): Amount | undefined {
  const { page, row } = gross.amount.cell;
  const below = evidence.filter(({ amount: { isMoney, cell } }) => isMoney && cell.page === page && cell.row > row);
  const isPayment = ({ scores }: AmountEvidence) => (scores.prepaid ?? 0) >= LABELLED;
  const taken = below.filter(
    (one) =>
      (one.amount.value.isNegative() || isPayment(one)) &&
      !one.amount.value.isZero() &&
      one.amount.value.abs().lt(gross.value) &&
      !one.scores.discount,
  );
  const isLeft = (left: Amount) =>
    taken.some(({ amount: one }) => one.cell.row < left.cell.row && gross.value.minus(one.value.abs()).eq(left.value));
  // 'Applied balance -10.00' over 'Amount paid 21.27': that is paid too.
  return below
    .filter((one) => !isPayment(one))
    .map(({ amount }) => amount)
    .find(isLeft);
}

/** A label says this surely that an amount is the total. */
const LABELLED = 0.6;

/** 'Total 4,489.90' over 'Total amount after tax 4,490.00': paid in whole units (BT-114, the rounding). */
function roundedBelow(gross: Contender, evidence: readonly AmountEvidence[]): Amount | undefined {
  const { page, row } = gross.amount.cell;
  const isRounded = ({ amount: { value, isMoney, cell }, scores }: AmountEvidence) =>
    isMoney &&
    cell.page === page &&
    cell.row > row &&
    (scores.grossTotal ?? 0) >= LABELLED &&
    isRoundedFrom(value, gross.value);
  return evidence.find(isRounded)?.amount;
}

/** The total less what is paid is the amount due: BR-CO-16. */
export function leavesDue(gross: Contender, prepaid: readonly Contender[], due: readonly Contender[]): boolean {
  return due.some((one) =>
    prepaid.some(
      (paid) =>
        !paid.value.isZero() && gross.value.abs().minus(paid.value.abs()).minus(one.value.abs()).abs().lt('0.011'),
    ),
  );
}
