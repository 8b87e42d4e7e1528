// India's tax on what is sold within a state: the country's half and the state's (CGST Act 2017, section 9, and each state's own).
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { type Contender, LABELLED } from '../total-contenders.ts';

const COUNTRYS = 'cgst';
const STATES = '(?:sgst|utgst)';
const HALVES = [COUNTRYS, STATES].map((half) => ({
  named: new RegExp(`\\b${half}\\b`, 'i'),
  /** 'Rate % | CGST | SGST    CGST 148.36': what ends with its sum says that alone, whatever stands before it in the row. */
  summed: new RegExp(`\\b${half}\\b\\W*[\\d.,]+\\W*$`, 'i'),
}));

/** Whether a line names the country's half, and another the state's. */
export const saysHalves = ({ rows }: DocumentText): boolean =>
  HALVES.every(({ named, summed }) =>
    rows.some(({ text }) => summed.test(text) || (named.test(text) && !HALVES.every((half) => half.named.test(text)))),
  );

/** Rows from one half to the other, at the most. */
const NEAR = 2;

/**
 * 'CGST 90.00' over 'SGST 90.00': one alone is never the VAT, be the net total they lead to legible or not.
 * @param vat what may be the VAT
 */
export function withHalvesAdded(vat: readonly Contender[], evidence: readonly AmountEvidence[]): Contender[] {
  const called = evidence.filter(
    ({ amount: { isMoney, value }, scores }) => isMoney && value.gt(0) && (scores.vatTotal ?? 0) >= LABELLED,
  );
  const halves = called.filter(({ amount: { value, cell } }, index) => {
    const next = called[index + 1]?.amount;
    return next?.value.eq(value) && next.cell.page === cell.page && next.cell.row - cell.row <= NEAR;
  });
  const whole = halves.map(({ amount }) => ({ value: amount.value.times(2), amount, score: LABELLED, seen: 1 }));
  return [...whole, ...vat.filter((one) => !halves.some(({ amount }) => amount.value.eq(one.value)))];
}
