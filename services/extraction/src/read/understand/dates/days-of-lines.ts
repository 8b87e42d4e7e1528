import { findHeaders, lineRows } from '../lines/line-headers.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import type { WrittenDate } from './dates.ts';

/** Under 'Date | Description | Hours' stands when each was done: another day of the page is rather the invoice's. */
export const OF_LINE = 0.7;

/** Which days of a page stand in its lines, and say when that was done. */
export function daysOfLines(text: DocumentText) {
  const lines = lineRows(text);
  const headings = new Set(findHeaders(text).map(({ row }) => row));
  return {
    /** Whether a heading of the lines names this day, which stands in one of them. */
    isOne: (heading: Cell, date: WrittenDate): boolean => headings.has(heading.row) && lines.has(date.cell.row),
    /** The days above and below the lines, where there are any. */
    others: (dates: readonly WrittenDate[]): readonly WrittenDate[] => {
      const outside = dates.filter(({ cell }) => !lines.has(cell.row));
      return outside.length > 0 ? outside : dates;
    },
  };
}
