import type { PageText, Segment, Word } from '../../page-model.ts';
import { findLabels, type Label } from '../labels/find-labels.ts';
import { withoutFormNumbers } from './form-numbers.ts';

/** A segment of a page with the labels found in it, and where it stands. */
export type Cell = Segment & {
  readonly page: number;
  /** Index of its row in the whole document, and its place in that row. */
  readonly row: number;
  readonly column: number;
  readonly labels: readonly Label[];
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

export function toDocumentText(pages: readonly PageText[]): DocumentText {
  const written: TextRow[] = [];
  const source = pages.some((page) => page.source === 'ocr') ? 'ocr' : 'text';
  for (const page of pages) {
    for (const row of page.rows) {
      const index = written.length;
      const cells = row.segments.map((segment, column): Cell => {
        const words = segment.words.flatMap(splitGlued);
        return {
          ...segment,
          words,
          text: words.map((word) => word.text).join(' '),
          page: page.number,
          row: index,
          column,
          labels: findLabels(words, page.source === 'ocr'),
        };
      });
      written.push({
        page: page.number,
        y0: row.y0,
        y1: row.y1,
        cells,
        text: cells.map((cell) => cell.text).join('  '),
      });
    }
  }
  const rows = withoutFormNumbers(written);
  return { pages, rows, cells: rows.flatMap((row) => row.cells), source };
}

/** The same words, of those pages alone. */
export function onPages({ pages, rows }: DocumentText, numbers: ReadonlySet<number>): DocumentText {
  const own = rows
    .filter(({ page }) => numbers.has(page))
    .map((row, index): TextRow => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, row: index })) }));
  const kept = pages.filter(({ number }) => numbers.has(number));
  const source = kept.some((page) => page.source === 'ocr') ? 'ocr' : 'text';
  return { pages: kept, rows: own, cells: own.flatMap((row) => row.cells), source };
}

/** 'MwSt.19' before a '%'. */
const TAX_AND_RATE = /^((?:MwSt|USt|TVA|VAT|IVA|BTW|GST)\.)(\d{1,2}(?:[.,]\d{1,2})?%?)$/i;

/** 'Nr.:471' holds a label and its value: cut behind the colon (never in a URL or a time), at its share of the width. */
function splitGlued(word: Word): Word[] {
  const at = TAX_AND_RATE.exec(word.text) ?? /^([^:]*\p{L}[^:]*[:#])(?!\/\/)([^:].*)$/u.exec(word.text);
  if (!at?.[1] || !at[2]) return [word];
  const cut = word.x0 + ((word.x1 - word.x0) * at[1].length) / word.text.length;
  return [{ ...word, text: at[1], x1: cut }, ...splitGlued({ ...word, text: at[2], x0: cut })];
}
