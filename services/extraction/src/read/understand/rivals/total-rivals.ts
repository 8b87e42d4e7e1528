import type { ReadFields } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { Considered } from '../considered.ts';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';

type Asked = Pick<Considered, 'amounts'>;
type Read = Pick<ReadFields, 'netTotal' | 'vatTotal' | 'grossTotal'>;

/** Said by a label to be a total or due, be it among others. */
const CALLED = 0.3;
/** Said by a label of its own to be VAT. */
const CALLED_VAT = 0.5;
/** Said by a label to be some sum of the paper, whichever. */
const ANNOUNCED = 0.3;
/** How near another sum is to the total that may be it, without a charge, or after rounding: so much of it. */
const NEAR = '0.002';
const CENT = '0.005';
/** In smaller totals whole money is near by chance. */
const ROUNDED_FROM = 5;

/** Whether more money is called a total, or due: what was settled on may be one part of the paper, a telephone number's of forty. */
export function isPartOfTotal({ amounts }: Asked, { grossTotal }: Read): boolean {
  const total = sizeOf(grossTotal);
  return (
    total !== undefined &&
    amounts.some(
      ({ amount: { isMoney, value }, scores }) =>
        isMoney &&
        Math.max(scores.grossTotal ?? 0, scores.amountDue ?? 0) >= CALLED &&
        value.abs().gt(total.plus(CENT)) &&
        !isRoundedFrom(total, value),
    )
  );
}

/** Whether a sum stands on the pages that the total may have been rounded to, or comes to without a small charge. */
export function hasNearTotal({ amounts }: Asked, { grossTotal }: Read): boolean {
  const total = sizeOf(grossTotal);
  return total !== undefined && amounts.some((one) => isRounded(total, one) || isNear(total, one));
}

/** '10 714.37' and '10 714.00': the whole money that is asked for. */
const isRounded = (total: Decimal, { amount: { isMoney, value } }: AmountEvidence): boolean =>
  isMoney && total.gte(ROUNDED_FROM) && !total.isInteger() && value.abs().eq(total.round());

/** What a total in whole money was rounded from is no other total. */
const isRoundedFrom = (total: Decimal, value: Decimal): boolean =>
  total.isInteger() && !value.isInteger() && value.abs().minus(total).abs().lt(1);

/** '37 204 000' and '37 211 000': with what paying costs, or without. */
function isNear(total: Decimal, { amount: { isMoney, value }, scores }: AmountEvidence): boolean {
  const apart = value.abs().minus(total).abs();
  const isSum = isMoney || Object.values(scores).some((score) => score >= ANNOUNCED);
  return isSum && apart.gt(CENT) && apart.lte(total.times(NEAR)) && !isRoundedFrom(total, value);
}

/** Whether there is no VAT and yet an amount, which is neither the net total nor the total, is called so: the taxes that its prices hold. */
export function isNoughtBesideVat({ amounts }: Asked, { netTotal, vatTotal, grossTotal }: Read): boolean {
  if (!sizeOf(vatTotal)?.isZero()) return false;
  const [net, gross] = [sizeOf(netTotal), sizeOf(grossTotal)];
  return amounts.some(
    ({ amount: { isMoney, value }, scores }) =>
      isMoney &&
      !value.isZero() &&
      (scores.vatTotal ?? 0) >= CALLED_VAT &&
      ![net, gross].some((sum) => sum?.eq(value.abs())) &&
      gross?.gt(value.abs()),
  );
}

const sizeOf = (field: { readonly value: string } | undefined): Decimal | undefined =>
  field && new Decimal(field.value).abs();
