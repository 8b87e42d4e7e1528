import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { isAdjusted } from '../adjustments.ts';
import type { Parts } from '../best-triple.ts';
import type { Proofs, Triple } from '../total-certainty.ts';
import type { Contender } from '../total-contenders.ts';
import { isDoubtfulNought } from './noughts.ts';
import { dueAbove, isOutranked, isPartOfMore, mayBeTaxed } from './outranked.ts';
import { areRescaled, isFarFromRates } from './recognised.ts';
import {
  isContradicted,
  isNoughtOfOne,
  isOffRates,
  isOneRowOfSeveral,
  isTwofold,
  isUnbalanced,
  isWornNought,
  UNDER_HEADING,
} from './sum-doubts.ts';

/**
 * Whether anything on the page speaks against the three as they were settled: none of them is certain then, though they may add up.
 * @param higher the total above the one that net and VAT make, where there is one
 */
export const isDoubtful = (
  triple: Triple,
  parts: Parts,
  { evidence, proofs, higher }: { evidence: readonly AmountEvidence[]; proofs: Proofs; higher: Contender | undefined },
): boolean =>
  proofs.isUnscaled === true ||
  isContradicted(triple.net, parts.net) ||
  (!triple.isLeft && isContradicted(triple.gross, parts.gross)) ||
  isContradicted(triple.vat, parts.vat, UNDER_HEADING) ||
  isTwofold(triple, parts.gross) ||
  isAdjusted(triple, evidence) ||
  isUnbalanced(triple, parts, evidence) ||
  isOneRowOfSeveral(triple, evidence) ||
  areRescaled(triple, evidence) ||
  isFarFromRates(triple, proofs) ||
  isWornNought(triple, parts.net) ||
  isNoughtOfOne(triple, parts.vat, evidence) ||
  isDoubtfulNought(triple, evidence, parts.anywhere, proofs) ||
  (higher ? mayBeTaxed(triple, parts.rates) : isOutranked(triple, parts.called)) ||
  (!higher && isPartOfMore(triple, parts.called, parts.anywhere)) ||
  (!higher && dueAbove(triple, parts, evidence) !== undefined) ||
  isOffRates(triple, parts.rates, proofs.rates);
