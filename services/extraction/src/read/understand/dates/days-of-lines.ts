import { findHeaders, lineRows } from '../lines/line-headers.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import type { WrittenDate } from './dates.ts';

/** Under 'Date | Description | Hours' stands when each was done: another day of the page is rather the invoice's. */
export const OF_LINE = 0.7;

/** Tells of a page whether a heading of its lines names a day that stands in one of them. */
export function daysOfLines(text: DocumentText): (heading: Cell, date: WrittenDate) => boolean {
  const lines = lineRows(text);
  const headings = new Set(findHeaders(text).map(({ row }) => row));
  return (heading, date) => headings.has(heading.row) && lines.has(date.cell.row);
}
