import type { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { labelledItems } from './labelled-items.ts';
import { namedSums } from './line-sums.ts';
import { linesOfSum } from './lines-of-sum.ts';
import { rowsOfProducts } from './rows-of-products.ts';

/** A label says this surely that an amount is the sum of the lines. */
const LABELLED = 0.9;

/** The lines of an invoice without a table of them: what comes to its sum, labelled item by item or without headings. */
export function linesBySum(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  sum: { readonly value: Decimal; readonly amount: Amount } | undefined,
): readonly LineOnPage[] {
  const named = namedSums(evidence, LABELLED);
  const labelled = labelledItems(text, evidence, sum ? [sum.value, ...named] : named);
  if (labelled.length > 0) return labelled;
  const summed = linesOfSum(text, evidence, sum);
  return summed.length > 0 ? summed : rowsOfProducts(text, evidence);
}
