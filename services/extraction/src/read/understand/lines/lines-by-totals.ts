import type { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/amount-roles.ts';
import { byColumnOfSum } from './column-of-sum.ts';
import { withoutCharged } from './in-sum.ts';
import type { LineOnPage } from './lines.ts';
import { withReductionsUnder } from './reduced-lines.ts';

/** A label says this surely that an amount is the sum of the lines. */
const LABELLED = 0.9;

/** Lines as the settled net total and the sums that the page names tell them, without what only lowers their sum. */
export function linesByTotals(
  lines: readonly LineOnPage[],
  evidence: readonly AmountEvidence[],
  net: Decimal | undefined,
): readonly LineOnPage[] {
  const named = evidence.flatMap(({ amount, scores }) => ((scores.lineSum ?? 0) >= LABELLED ? [amount.value] : []));
  const reduced = withReductionsUnder(lines, net ? [net, ...named] : named);
  return byColumnOfSum(withoutCharged(reduced, evidence, net), evidence, net).filter(({ isReduction }) => !isReduction);
}
