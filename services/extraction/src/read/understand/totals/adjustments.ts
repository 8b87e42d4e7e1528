import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { Total, TotalName } from './total.ts';
import type { Triple } from './total-certainty.ts';
import { type Contender, contenders, LABELLED } from './total-contenders.ts';

/** BT-107 and BT-108: labelled reductions and charges, certain where they lead from the sum of lines to the net total. */
export function settleAdjustments(
  evidence: readonly AmountEvidence[],
  triple: Triple,
): Partial<Record<TotalName, Total>> {
  const discount = contenders(evidence, { discount: 1 }).find((one) => !one.value.isZero());
  const charges = contenders(evidence, { charges: 1 }).find((one) => !one.value.isZero());
  const lineSums = contenders(evidence, { lineSum: 1 });
  const leads = (less: Decimal, more: Decimal) =>
    triple.net &&
    lineSums.some((lines) => triple.net && lines.value.minus(less).plus(more).minus(triple.net.value).abs().lt('0.02'));
  const less = discount?.value.abs() ?? new Decimal(0);
  const more = charges?.value.abs() ?? new Decimal(0);
  const found: Partial<Record<TotalName, Total>> = {};
  const both = leads(less, more);
  if (discount && (both || leads(less, new Decimal(0))))
    found.discount = { value: less, amount: discount.amount, confidence: 0.93 };
  else if (discount && discount.score > 0.95 && isAmongTotals(discount, triple))
    found.discount = { value: less, amount: discount.amount, confidence: 0.6 };
  if (charges && (both || leads(new Decimal(0), more)))
    found.charges = { value: more, amount: charges.amount, confidence: 0.93 };
  else if (charges && charges.score > 0.95 && isAmongTotals(charges, triple))
    found.charges = { value: more, amount: charges.amount, confidence: 0.6 };
  return found;
}

function isAmongTotals(one: Contender, triple: Triple): boolean {
  const anchor = triple.gross ?? triple.net;
  return Boolean(
    anchor &&
      anchor.amount.cell.page === one.amount.cell.page &&
      Math.abs(anchor.amount.cell.row - one.amount.cell.row) <= 8 &&
      one.value.abs().lt(anchor.value.abs()),
  );
}

/** The sum of lines is no net total where a reduction or a charge follows it and no sum of the three says otherwise. */
export function isAdjusted({ net, adds }: Triple, evidence: readonly AmountEvidence[]): boolean {
  if (adds || !net) return false;
  const isSum = evidence.some(({ amount, scores }) => amount.value.eq(net.value) && (scores.lineSum ?? 0) >= LABELLED);
  const adjustments = [...contenders(evidence, { discount: 1 }), ...contenders(evidence, { charges: 1 })];
  return isSum && adjustments.some((one) => !one.value.isZero() && one.amount.cell.row > net.amount.cell.row);
}
