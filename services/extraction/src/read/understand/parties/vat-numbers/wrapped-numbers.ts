import type { Word } from '../../../page-model.ts';
import type { Label } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';

/**
 * 'Muster Srl, sede in Via Roma 7, codice fiscale e partita I.V.A.' over '00743110157': small print that ends a line between what a number
 * is called and the number. The words of the next line, where that begins as far left as the sentence does; a heading of a column, which is a
 * label alone, has its value under itself.
 */
export function behindLine({ rows }: DocumentText, { row, page, x0, y0, y1, words }: Cell, label: Label) {
  const height = y1 - y0;
  if (label.from < SENTENCE || label.to !== words.length) return undefined;
  return rows[row + 1]?.cells.find(
    (cell) => cell.page === page && Math.abs(cell.x0 - x0) < height && cell.y0 - y1 < height && isNumber(cell.words[0]),
  );
}

/** In words before the label. */
const SENTENCE = 5;
const isNumber = (word: Word | undefined): boolean => (word?.text.match(/\d/g)?.length ?? 0) >= 7;
