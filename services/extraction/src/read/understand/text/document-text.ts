import type { PageText, Segment } from '../../page-model.ts';
import type { Label } from '../labels/label.ts';

/** A segment of a page with the labels found in it, and where it stands. */
export type Cell = Segment & {
  readonly page: number;
  /** Index of its row in the whole document, and its place in that row. */
  readonly row: number;
  readonly column: number;
  readonly labels: readonly Label[];
  /** The business term of EN 16931 that is printed at its label ('129' of 'Menge (BT-129)'), and none of its words. */
  readonly term?: string;
};

export type TextRow = {
  readonly page: number;
  readonly y0: number;
  readonly y1: number;
  readonly cells: readonly Cell[];
  readonly text: string;
};

/** The document as reading order gives it: all rows of all pages. */
export type DocumentText = {
  readonly pages: readonly PageText[];
  readonly rows: readonly TextRow[];
  readonly cells: readonly Cell[];
  readonly source: 'text' | 'ocr';
};

/** The same words, of those pages alone. */
export function onPages({ pages, rows }: DocumentText, numbers: ReadonlySet<number>): DocumentText {
  const own = rows
    .filter(({ page }) => numbers.has(page))
    .map((row, index): TextRow => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, row: index })) }));
  const kept = pages.filter(({ number }) => numbers.has(number));
  const source = kept.some((page) => page.source === 'ocr') ? 'ocr' : 'text';
  return { pages: kept, rows: own, cells: own.flatMap((row) => row.cells), source };
}
