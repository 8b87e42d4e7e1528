import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { linesOfSum } from './lines-of-sum.ts';

/** 'Total' under the charges says so surely what they come to. */
const CALLED = 0.55;
/** Fewer charges come to a sum by chance. */
const FEWEST = 3;
/** A page made to cost time may say a total anywhere. */
const MOST_PLACES = 6;

/**
 * The charges of a bill's summary, each of which pages of details behind it say how it came about: what comes to a total that the bill names
 * more than once, on a page before all lines of tables. None where there are as many charges as details.
 * @param details the lines of its tables, which come to no sum that it names
 */
export function summaryOfDetails(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  details: readonly LineOnPage[],
): readonly LineOnPage[] | undefined {
  const first = Math.min(...details.map(({ place }) => place?.page ?? 0));
  const before = evidence.filter(({ amount }) => amount.isMoney && amount.cell.page < first);
  const isSaidAgain = (one: Amount) =>
    before.some(({ amount }) => amount.cell.row !== one.cell.row && amount.value.eq(one.value));
  return before
    .filter(({ amount, scores }) => (scores.grossTotal ?? 0) >= CALLED && isSaidAgain(amount))
    .slice(0, MOST_PLACES)
    .map(({ amount }) => linesOfSum(text, evidence, { value: amount.value, amount }))
    .find((lines) => lines.length >= FEWEST && lines.length < details.length);
}
