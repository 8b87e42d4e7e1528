import type { Cell, DocumentText } from '../../text/document-text.ts';

/** As many words as a heading has at the most, and lines under it at the least. */
export const HEADING = { words: 3, lines: 2 } as const;

/** How many of the next rows have a cell that begins where this one does. */
export function linesUnder(text: DocumentText, { row, x0, y0, y1, page }: Cell): number {
  return text.rows
    .slice(row + 1, row + 1 + HEADING.lines)
    .filter(({ cells }) => cells.some((cell) => cell.page === page && Math.abs(cell.x0 - x0) < (y1 - y0) / 2)).length;
}
