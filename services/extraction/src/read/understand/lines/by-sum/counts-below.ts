import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { money } from '../line-draft.ts';
import { isProven, type LineOnPage } from '../line-on-page.ts';
import { countsOf } from '../row/count-of.ts';
import { pairMaking } from './pair-making.ts';
import { rowsOfTotals } from './rows-of-totals.ts';

/** One item alone may have what makes its total under it by chance. */
const FEWEST_LINES = 2;
/** A name of two lines stands between an item's total and its count. */
const ROWS_BELOW = 3;

/**
 * '1 | Linen | 12,096.00' over '521222 | 9.00 GMS | 1,344.00': a form whose table has two headings, one under the other, has each item's total
 * in its first row and below it how many at what price. Taken where that makes the total of every line (EN 16931 BT-129, BT-146, BT-131), and the
 * counts that were read do not.
 */
export function withCountsBelow(
  lines: readonly LineOnPage[],
  text: DocumentText,
  evidence: readonly AmountEvidence[],
): readonly LineOnPage[] {
  if (lines.length < FEWEST_LINES || lines.every(isProven)) return lines;
  const { rowOfLine, taken } = rowsOfTotals(lines, evidence);
  const counted = lines.flatMap((line) => {
    const found = countedBelow(line, rowOfLine(line), text, taken);
    return found ? [found] : [];
  });
  return counted.length === lines.length ? counted : lines;
}

function countedBelow(
  line: LineOnPage,
  row: number | undefined,
  { rows }: DocumentText,
  taken: ReadonlySet<number | undefined>,
): LineOnPage | undefined {
  if (row === undefined || !line.place || line.netTotal === undefined) return undefined;
  const total = new Decimal(line.netTotal);
  for (let at = row + 1; at <= row + ROWS_BELOW && !taken.has(at); at++) {
    const { page, cells = [] } = rows[at] ?? {};
    if (page !== line.place.page) return undefined;
    for (const cell of cells) {
      const beside = cells[cell.column + 1];
      const found = pairMaking(total, countsOf(cell.text), beside);
      if (!beside || !found) continue;
      const boxes = { ...line.place.boxes, quantity: boundsOf([cell]), unitPrice: boundsOf([beside]) };
      const [quantity, unitPrice] = [found.count.toFixed(), money(found.price)];
      return { ...line, quantity, unitPrice, place: { ...line.place, boxes } };
    }
  }
  return undefined;
}
