import type { AmountEvidence } from '../money/amount-roles.ts';
import type { Amount } from '../money/amounts.ts';
import type { Total } from './total.ts';
import type { Contender } from './total-contenders.ts';

/** BT-115 = BT-112 − BT-113: labelled, or the total where nothing says that part of it is paid. */
export function settleDue(
  gross: Contender | undefined,
  said: {
    readonly due: readonly Contender[];
    readonly prepaid: readonly Contender[];
    anywhere: readonly AmountEvidence[];
  },
  sureGross: number,
): Total | undefined {
  const { due: announced, prepaid } = said;
  // 'Please pay … within 30 days' announces no amount: a figure that is no money counts where it is the total.
  const due = announced.filter((one) => one.amount.isMoney || (gross && one.value.eq(gross.value)));
  if (!gross) return due[0] && { value: due[0].value, amount: due[0].amount, confidence: 0.6 };
  const proved = due.find((one) =>
    prepaid.some((paid) => gross.value.minus(paid.value.abs()).minus(one.value).abs().lt('0.011')),
  );
  const equal = due.find((one) => one.value.eq(gross.value));
  if (proved && equal && isShare(proved, said.anywhere))
    return { value: equal.value, amount: equal.amount, confidence: Math.min(PLANNED, sureGross) };
  if (proved) return { value: proved.value, amount: proved.amount, confidence: Math.min(0.96, sureGross) };
  const first = equal ?? due[0];
  if (first)
    return { value: first.value, amount: first.amount, confidence: equal ? sureGross : Math.min(0.65, sureGross) };
  const left = leftBelow(gross, said.anywhere) ?? roundedBelow(gross, said.anywhere);
  if (left) return { value: left.value, amount: left, confidence: Math.min(0.96, sureGross) };
  // 'Retention period: 7 years' is no money that is kept back.
  const isPaid = prepaid.some(
    (paid) => paid.amount !== gross.amount && paid.amount.isMoney && !paid.value.isZero() && paid.score > 0.5,
  );
  return isPaid ? undefined : { value: gross.value, amount: gross.amount, confidence: sureGross * 0.9 };
}

/** Whether all of it is due now or a part of it, a person says. */
const PLANNED = 0.49;

/** 'Solde de 50 % à la livraison': a share of a total that is called due as a whole is to be paid then, and nothing is paid yet. */
const isShare = (left: Contender, evidence: readonly AmountEvidence[]): boolean =>
  evidence.some(({ amount, hasRate }) => amount === left.amount && hasRate);

/**
 * 'Rechnungsbetrag 1.800,01' over '… -1.440,00' over '… 360,01': below the total something is taken off, and what is then left
 * stands below that. Whatever they are called, it is what is due; but for what is taken off who pays early (Skonto).
 */
function leftBelow(gross: Contender, evidence: readonly AmountEvidence[]): Amount | undefined {
  const { page, row } = gross.amount.cell;
  const below = evidence.filter(({ amount: { isMoney, cell } }) => isMoney && cell.page === page && cell.row > row);
  const taken = below.filter(
    ({ amount: { value }, scores }) => value.isNegative() && value.abs().lt(gross.value) && !scores.discount,
  );
  const isLeft = (left: Amount) =>
    taken.some(({ amount: one }) => one.cell.row < left.cell.row && gross.value.plus(one.value).eq(left.value));
  // 'Applied balance -10.00' over 'Amount paid 21.27': that is paid too.
  const isPayment = ({ scores }: AmountEvidence) => (scores.prepaid ?? 0) >= LABELLED;
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
    value.isInteger() &&
    !value.eq(gross.value) &&
    value.minus(gross.value).abs().lt(1);
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
