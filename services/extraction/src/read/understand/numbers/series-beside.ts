import type { Label } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { type Neighbour, wordsBehind } from '../text/neighbours.ts';

/** A gap in a number is so wide at the most, in heights of its line. */
const GAP = 3;

/** 'INVOICE No. RI', a gap, '31004471': the letters behind a label, and the figures of its number in the next cell. */
export function seriesBeside({ rows }: DocumentText, cell: Cell, label: Label): Neighbour[] {
  const [series, ...more] = wordsBehind(cell, label);
  const next = rows[cell.row]?.cells[cell.column + 1];
  if (!series || more.length > 0 || !/^[A-Z]{1,4}$/.test(series.text) || !next) return [];
  const isClose = next.x0 - cell.x1 < GAP * (cell.y1 - cell.y0);
  return isClose && next.words.length === 1 && /^\d{4,}$/.test(next.text)
    ? [{ cell: next, words: [series, ...next.words], nearness: 1, relation: 'right' }]
    : [];
}
