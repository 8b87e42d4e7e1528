import type { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { Proofs, Triple } from './total-certainty.ts';
import { UNLABELLED } from './total-contenders.ts';

/**
 * 'Total amount 764.80, Invoice amount 765.00' without VAT: a total in whole money is rounded, and the net total is what its lines come to
 * and is printed too (EN 16931, BT-106 and BT-114).
 */
export function netBeforeRounding(
  triple: Triple,
  evidence: readonly AmountEvidence[],
  { sumOfLines }: Pick<Proofs, 'sumOfLines'>,
): Triple {
  const { net, vat, gross, isLeft } = triple;
  if (!gross || !sumOfLines || isLeft || (vat && !vat.value.isZero()) || (net && !net.value.eq(gross.value)))
    return triple;
  const exact = evidence.find(({ amount: { isMoney, value } }) => isMoney && value.eq(sumOfLines))?.amount;
  if (!exact || !isRoundedFrom(gross.value, sumOfLines)) return triple;
  return { ...triple, net: { score: UNLABELLED, seen: 1, ...net, value: sumOfLines, amount: exact } };
}

/** Whether whole money is what rounding makes of a sum. */
export const isRoundedFrom = (whole: Decimal, sum: Decimal): boolean =>
  whole.isInteger() && !sum.eq(whole) && sum.minus(whole).abs().lt(1);
