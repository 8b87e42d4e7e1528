import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { type Contender, contenders, LABELLED } from '../total-contenders.ts';

/** As sure as what is called due. */
const SCORE = 0.8;

/**
 * 'Subtotal $10.00, Amount paid $10.00': where nothing is called the total, or due, what the lines come to and was paid as a whole is
 * the total.
 */
export function paidInFull(evidence: readonly AmountEvidence[]): Contender[] {
  const isNamed = evidence.some(
    ({ amount, scores }) => amount.isMoney && Math.max(scores.grossTotal ?? 0, scores.amountDue ?? 0) > 0,
  );
  if (isNamed) return [];
  const paid = contenders(evidence, { prepaid: 1 }).filter(({ score }) => score >= LABELLED);
  return contenders(evidence, { lineSum: 1, netTotal: 1 })
    .filter(({ value, score }) => value.gt(0) && score >= LABELLED && paid.some((one) => one.value.eq(value)))
    .map((one) => ({ ...one, score: SCORE }));
}
