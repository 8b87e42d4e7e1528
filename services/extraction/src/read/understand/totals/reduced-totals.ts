import type { AmountEvidence } from '../money/roles/amount-roles.ts';

/** So many rows under a total stand what is taken off it, and what that leaves. */
const BELOW = 3;
/** As surely as 'total after discount' says a total, which may be one before the VAT. */
const LEFT = 0.5;

/**
 * 'Total amount 162.00, Discount (12 %) 19.44, Amount after discount 142.56': what is called the total is what the lines come to, where a reduction
 * and another total right below it say what is left of it (EN 16931 BT-106, BT-107).
 */
export function withoutUnreduced(evidence: readonly AmountEvidence[]): readonly AmountEvidence[] {
  const reductions = evidence.filter(({ scores, amount }) => (scores.discount ?? 0) >= LEFT && !amount.value.isZero());
  if (reductions.length === 0) return evidence;
  const isUnder = ({ amount: one }: AmountEvidence, { amount: other }: AmountEvidence) =>
    one.cell.page === other.cell.page && one.cell.row > other.cell.row && one.cell.row <= other.cell.row + BELOW;
  const isReduced = (total: AmountEvidence) =>
    reductions.some(
      (off) =>
        isUnder(off, total) &&
        evidence.some(
          (left) =>
            (left.scores.grossTotal ?? 0) >= LEFT &&
            isUnder(left, off) &&
            total.amount.value.minus(off.amount.value.abs()).eq(left.amount.value),
        ),
    );
  return evidence.map((one) => {
    const { grossTotal = 0, lineSum = 0, ...scores } = one.scores;
    return grossTotal > 0 && isReduced(one)
      ? { ...one, scores: { ...scores, lineSum: Math.max(lineSum, grossTotal) } }
      : one;
  });
}
