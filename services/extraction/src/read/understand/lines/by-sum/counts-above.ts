import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { readingsOf } from '../row/readings.ts';
import { pairMaking } from './pair-making.ts';
import { rowsOfTotals } from './rows-of-totals.ts';

/**
 * 'PKT | 12.000 | 215.50' over 'Nos | 13 | 2586.00': a form with two lines for each item has the count and the price in the first, and
 * what they make in the second. Where no count was read, and two cells beside one another right above make the total.
 */
export function withCountsAbove(
  lines: readonly LineOnPage[],
  text: DocumentText,
  evidence: readonly AmountEvidence[],
): readonly LineOnPage[] {
  if (lines.every(({ quantity }) => quantity !== undefined)) return lines;
  const { rowOfLine, taken } = rowsOfTotals(lines, evidence);
  return lines.map((line) => {
    const at = rowOfLine(line);
    if (at === undefined || line.quantity !== undefined || !line.place || taken.has(at - 1)) return line;
    const { page, cells = [] } = text.rows[at - 1] ?? {};
    const total = new Decimal(line.netTotal ?? 0);
    if (page !== line.place.page) return line;
    for (const cell of cells) {
      // One of anything costs what it makes: that proves no count.
      const counts = readingsOf(cell.text).filter((count) => !count.eq(1));
      const found = pairMaking(total, counts, cells[cell.column + 1]);
      if (!found) continue;
      const place = { ...line.place, boxes: { ...line.place.boxes, quantity: boundsOf([cell]) } };
      return { ...line, quantity: found.count.toFixed(), unitPrice: money(found.price), place };
    }
    return line;
  });
}
