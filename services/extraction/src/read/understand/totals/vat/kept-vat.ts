// Italy's split payment: the VAT that the buyer keeps for the state (DPR 633/1972, article 17-ter).
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Proofs } from '../total-certainty.ts';

/**
 * 'Totale bolletta 122,00', 'IVA in regime di scissione -22,00', 'Totale da pagare 100,00': what is taken off with a minus is the
 * invoice's VAT by its size. On a credit note the total has the minus as well.
 */
export function withKeptVat(evidence: readonly AmountEvidence[], { isSplit }: Proofs): readonly AmountEvidence[] {
  const isAbove = evidence.some(({ amount, scores }) => scores.grossTotal && amount.value.gt(0));
  if (!isSplit || !isAbove) return evidence;
  return evidence.map((one) =>
    one.scores.vatTotal && one.amount.value.isNegative()
      ? { ...one, amount: { ...one.amount, value: one.amount.value.abs() } }
      : one,
  );
}
