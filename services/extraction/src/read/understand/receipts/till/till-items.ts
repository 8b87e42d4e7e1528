import type { Decimal } from 'decimal.js';
import { linesOfSum } from '../../lines/by-sum/lines-of-sum.ts';
import type { LineOnPage } from '../../lines/line-on-page.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { type TillRow, tillRows } from './till-rows.ts';

/** Lines that say again what was paid. */
const PAID: readonly TillRow['kind'][] = ['total', 'net', 'cash', 'card'];

/**
 * The items of a till's receipt: what stands over its sum, without taxes and payments between, and comes to what was paid, or to the
 * subtotal that was rounded or taxed after: as they are printed, with their tax. No sum, no items.
 */
export function itemsOfTill(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  paid: Decimal | undefined,
): readonly LineOnPage[] {
  const rows = tillRows(
    text,
    evidence.map(({ amount }) => amount),
  );
  const said = new Set(rows.flatMap(({ kind, amount }) => (kind !== 'items' && amount ? [amount.cell.row] : [])));
  const items = evidence.filter(({ amount }) => !said.has(amount.cell.row));
  for (const { kind, amount, isSubtotal } of rows) {
    if (!amount || !(isSubtotal || (PAID.includes(kind) && paid?.eq(amount.value)))) continue;
    const lines = linesOfSum(text, items, { value: amount.value, amount });
    if (lines.length > 0) return lines;
  }
  return [];
}
