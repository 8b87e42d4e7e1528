// Why sums that a recogniser read may be others, though they add up.
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Proofs, Triple } from '../total-certainty.ts';

/** So much money with decimals on a page tells that its other money has some. */
const POINTED = 2;

/**
 * Whether each of the three may have lost the sign before its decimals, and hardly any money of the pages kept one: the sums hold a
 * hundred times over as well.
 */
export function areRescaled({ net, vat, gross }: Triple, evidence: readonly AmountEvidence[]): boolean {
  const sums = [net, vat, gross].filter((one) => one !== undefined && !one.value.isZero());
  const pointed = evidence.filter(
    ({ amount: { isMoney, isRescaled, isPercent, value } }) => isMoney && !isRescaled && !isPercent && !value.isZero(),
  );
  return sums.length > 0 && sums.every((one) => one?.amount.isRescaled) && pointed.length < POINTED;
}

/**
 * Whether a recognised VAT is a small part of what the lowest rate that was read makes of the net total: a sign of money, read as a
 * figure before net and total, leaves their sum true ('₹10,607.60' as '310,607.60'). More than the highest rate makes tells nothing,
 * as that may not have been read.
 */
export function isFarFromRates({ net, vat, adds }: Triple, { rates, isPrinted }: Proofs): boolean {
  const printed = rates.filter((rate) => !rate.isZero()).map((rate) => rate.toNumber());
  if (isPrinted || !adds || !net || !vat || net.value.isZero() || vat.value.isZero() || printed.length === 0)
    return false;
  return vat.value
    .div(net.value)
    .times(100)
    .abs()
    .lt(SMALL_PART * Math.min(...printed));
}
const SMALL_PART = 0.25;
