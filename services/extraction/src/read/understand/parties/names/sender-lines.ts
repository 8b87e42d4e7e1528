import { boundsOf } from '../../../page-model.ts';
import { lineRows } from '../../lines/head/line-headers.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';
import { heightShare } from './name-cell.ts';
import { isSenderLine } from './party-names.ts';
import { unpartedLines } from './unparted-lines.ts';

/** Above this share of the page's height stands who sends it. */
const UPPER = 0.4;

/** The lines above an addressee that hold a sender's name and address. What is sold has numbers and dashes in it too. */
export const senderLines: (text: DocumentText) => readonly Cell[] = oncePerDocument((text) => {
  const items = lineRows(text);
  return [...text.cells.filter(isSenderLine), ...text.rows.flatMap(setWide), ...unpartedLines(text)].filter(
    (cell) => heightShare(text, cell) < UPPER && !items.has(cell.row),
  );
});

/** A dot, or the letter that a recogniser took it for. */
const MARK = /^\D$/u;
const TOWN = /^(?:[A-Z]{1,2}-)?\d{4,6} \p{Lu}/u;
/** Cells from the name to its town: two marks and a street between, of which a recogniser loses some. */
const MOST = 5;

/** 'Muster GmbH   ●   Uferweg 7   ●   12345 Ort', of which each part and each mark is a cell of its own: as one. */
function setWide({ cells }: TextRow): Cell[] {
  return cells.flatMap((name, at) => {
    if (MARK.test(name.text) || MARK.test(cells[at - 1]?.text ?? '')) return [];
    const line = cells.slice(at, at + MOST);
    line.length = line.findIndex(({ text }) => TOWN.test(text)) + 1;
    const parts = line.filter(({ text }) => !MARK.test(text));
    if (!MARK.test(line[1]?.text ?? '') || parts.length < 2 || parts.length > 3) return [];
    const text = parts.map((part) => part.text).join(' · ');
    return [{ ...name, ...boundsOf(line), text, words: line.flatMap(({ words }) => words) }];
  });
}
