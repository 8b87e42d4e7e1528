import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Triple } from '../total-certainty.ts';
import { LABELLED, UNLABELLED } from '../total-contenders.ts';

/**
 * 'Net 773.25, VAT 162.38, document total 935.63, rounding 0.37, to pay 936.00': what net and VAT come to and stands there too, above
 * what is to be paid in whole money, is the total (EN 16931, BT-112 and BT-114), unless the rounded one is called a total too.
 */
export function beforeRounding(triple: Triple, evidence: readonly AmountEvidence[]): Triple {
  const { net, vat, gross, adds, isLeft } = triple;
  if (!net || !vat || !gross || !adds || isLeft || !gross.value.isInteger()) return triple;
  const whole = net.value.plus(vat.value);
  const off = whole.minus(gross.value).abs();
  const isCalled = (role: 'grossTotal' | 'netTotal' | 'amountDue') =>
    evidence.some(({ amount, scores }) => amount.value.eq(gross.value) && (scores[role] ?? 0) >= LABELLED / 2);
  if (!isCalled('amountDue') || isCalled('grossTotal') || isCalled('netTotal')) return triple;
  if (off.isZero() || off.gte(1)) return triple;
  const exact = evidence.find(
    ({ amount: { value, isMoney, cell } }) =>
      isMoney && value.eq(whole) && cell.page === gross.amount.cell.page && cell.row < gross.amount.cell.row,
  );
  return exact ? { ...triple, gross: { value: whole, amount: exact.amount, score: UNLABELLED, seen: 1 } } : triple;
}
