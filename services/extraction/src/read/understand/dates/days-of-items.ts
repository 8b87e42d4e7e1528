// Days that are those of what is sold, one in each row of a table.
import { type Label, weightOf } from '../labels/label.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import type { WrittenDate } from './dates.ts';

/** How surely a bare 'Date' over the days of items is the invoice's own: less than a day that stands alone. */
export const OF_ITEM = 0.35;
/** A table has so many headings. */
const HEADINGS = 3;

/** 'Date | Description | Hours | Amount', or a table's 'Date' or 'Inv. date' right over two days, or three rows: those of what is sold. */
export function headsDaysOfItems(
  text: DocumentText,
  { row, page, x0, x1, words }: Cell,
  label: Label,
  dates: readonly WrittenDate[],
): boolean {
  const isBare = label.from === 0 && label.to === words.length && !words.at(-1)?.text.endsWith(':');
  const isInvoices = weightOf(label, 'issueDate') > 0;
  if ((weightOf(label, 'date') === 0 && !isInvoices) || !isBare) return false;
  const heads = (...columns: readonly Meaning[]) =>
    text.rows[row]?.cells.some(
      ({ labels: [first] }) => first?.from === 0 && columns.some((column) => weightOf(first, column) >= 1),
    );
  const below = [row + 1, row + 2, row + 3].map((next) =>
    dates.find(
      ({ cell, from }) => cell.row === next && cell.page === page && from === 0 && cell.x0 < x1 && cell.x1 > x0,
    ),
  );
  // 'PURCHASE INVOICE NO. | INV DATE' on a credit note: each row is of an invoice of its own, whatever stands beside the heading.
  const isTable = (text.rows[isInvoices ? row + 1 : row]?.cells.length ?? 0) >= HEADINGS;
  const [first, second, third] = below;
  // One day twice may be the day and the term of one invoice; three rows are a table's.
  const isColumn = isTable && first && second && (third !== undefined || first.day !== second.day);
  return (
    isColumn === true ||
    (!isInvoices && heads('colDesignation') && heads('colTotal', 'colUnitPrice', 'colQuantity')) === true
  );
}
