import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { namedSums, sumOf } from './line-sums.ts';

/** A label says this surely what an amount is. */
const LABELLED = 0.6;

/**
 * 'Cantidad 2 | Valor unitario 50.00 | ICBPER 0.00': a table that counts and prices, and whose last column is of something else, which is
 * nought on every line. What each line comes to is then so many of its price (EN 16931 BT-131) and printed nowhere, where all of them come
 * to a sum that the page names; else nothing is told.
 */
export function productsForNoughts(
  lines: readonly LineOnPage[],
  evidence: readonly AmountEvidence[],
): readonly LineOnPage[] {
  const made = lines.flatMap((line) => {
    const { quantity, unitPrice, place } = line;
    if (quantity === undefined || unitPrice === undefined || !place) return [];
    const { netTotal: _nought, ...boxes } = place.boxes;
    const netTotal = money(new Decimal(quantity).times(unitPrice).toDecimalPlaces(2));
    return [{ ...line, netTotal, place: { ...place, boxes } }];
  });
  const total = sumOf(made);
  const sums = namedSums(evidence, LABELLED, ['lineSum', 'netTotal', 'grossTotal']);
  return made.length === lines.length && total.gt(0) && sums.some((sum) => sum.eq(total)) ? made : [];
}
