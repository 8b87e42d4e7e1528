import type { Cell, DocumentText } from '../../text/document-text.ts';

/** As many words as a heading has at the most, and lines under it at the least. */
export const HEADING = { words: 3, lines: 2 } as const;

/** How many of the next rows have a cell that begins where this one does. */
export function linesUnder(text: DocumentText, { row, x0, y0, y1, page }: Cell): number {
  return text.rows
    .slice(row + 1, row + 1 + HEADING.lines)
    .filter(({ cells }) => cells.some((cell) => cell.page === page && Math.abs(cell.x0 - x0) < (y1 - y0) / 2)).length;
}

/** The line right under one in its column, where it is such. */
export const lineUnder = (text: DocumentText, over: Cell, isSuch: (cell: Cell) => boolean): Cell | undefined =>
  text.rows[over.row + 1]?.cells.find((cell) => Math.abs(cell.x0 - over.x0) < over.y1 - over.y0 && isSuch(cell));
