import { lineRows } from '../lines/line-headers.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { heightShare } from './name-cell.ts';
import { isSenderLine } from './party-names.ts';

/** Above this share of the page's height stands who sends it. */
const UPPER = 0.4;

/** The lines above an addressee that hold a sender's name and address. What is sold has numbers and dashes in it too. */
export function senderLines(text: DocumentText): Cell[] {
  const items = lineRows(text);
  return text.cells.filter((cell) => isSenderLine(cell) && heightShare(text, cell) < UPPER && !items.has(cell.row));
}
