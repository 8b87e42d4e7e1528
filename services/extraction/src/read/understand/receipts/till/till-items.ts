import type { Decimal } from 'decimal.js';
import { withCountsBefore } from '../../lines/by-sum/counts-before.ts';
import { linesOfSum } from '../../lines/by-sum/lines-of-sum.ts';
import type { LineOnPage } from '../../lines/line-on-page.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { withTillCounts } from './till-counts.ts';
import { type TillRow, tillRows } from './till-rows.ts';

/** Lines that say again what was paid. */
const PAID: readonly TillRow['kind'][] = ['total', 'net', 'cash', 'card'];

/**
 * The items of a till's receipt: what stands over its sum, without taxes and payments between, and comes to what was paid, or to the
 * subtotal that was rounded or taxed after: as they are printed, with their tax. A sum in words of its own ('Sum 3 varer') is told by
 * several items that come to it. No sum, no items.
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
  const total = rows.find(({ kind, amount }) => kind === 'total' && amount)?.amount?.cell.row ?? 0;
  // No change is given before the total: 'COUVERT RESTO' is an item.
  const isItem = ({ kind, amount }: TillRow) =>
    kind === 'items' || (kind === 'change' && (amount?.cell.row ?? 0) < total);
  const said = new Set(rows.flatMap((row) => (row.amount && !isItem(row) ? [row.amount.cell.row] : [])));
  const items = evidence.filter(({ amount }) => !said.has(amount.cell.row));
  for (const { kind, amount, isSubtotal } of rows) {
    if (!amount || !(isSubtotal || paid?.eq(amount.value))) continue;
    const lines = linesOfSum(text, items, { value: amount.value, amount });
    const isCalled = isSubtotal || PAID.includes(kind);
    if (lines.length > (isCalled ? 0 : 1)) return withTillCounts(withCountsBefore(lines), text, items);
  }
  return [];
}
