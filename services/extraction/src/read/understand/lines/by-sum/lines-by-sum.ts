import type { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { groupsUnderHeads } from './groups-under-heads.ts';
import { labelledItems } from './labelled-items.ts';
import { namedSums } from './line-sums.ts';
import { linesOfSum } from './lines-of-sum.ts';
import { rowsOfProducts } from './rows-of-products.ts';

type Sum = { readonly value: Decimal; readonly amount: Amount };

/** A label says this surely that an amount is the sum of the lines. */
const LABELLED = 0.9;

/** The lines of an invoice without a table of them: what comes to its sum, labelled item by item or without headings. */
export function linesBySum(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  sum: Sum | undefined,
): readonly LineOnPage[] {
  const named = namedSums(evidence, LABELLED);
  const labelled = labelledItems(text, evidence, sum ? [sum.value, ...named] : named);
  if (labelled.length > 0) return labelled;
  const summed = linesOfSum(text, evidence, sum);
  if (summed.length > 0) return summed;
  const grouped = groupsUnderHeads(text, evidence, sum?.value);
  if (grouped.length > 0) return grouped;
  const elsewhere = sum ? overSumElsewhere(text, evidence, sum) : undefined;
  return elsewhere ?? rowsOfProducts(text, evidence);
}

/** The same sum again, in a summary, on a slip to pay with or on the page of the details: several items stand over one of them. */
function overSumElsewhere(text: DocumentText, evidence: readonly AmountEvidence[], sum: Sum): LineOnPage[] | undefined {
  return evidence
    .filter(({ amount }) => amount !== sum.amount && amount.isMoney && amount.value.eq(sum.value))
    .slice(0, MOST_PLACES)
    .map(({ amount }) => linesOfSum(text, evidence, { value: sum.value, amount }))
    .find((lines) => lines.length >= FEWEST);
}
/** A page made to cost time may say one sum anywhere. */
const MOST_PLACES = 6;
/** One amount that is a sum said elsewhere is that sum again. */
const FEWEST = 2;
