import { layOutRows } from '../read/layout.ts';
import type { PageText, Word } from '../read/page-model.ts';

/** Pixels of a line's letters. */
export const HEIGHT = 20;
const CHARACTER = 12;

/** Words left, a figure right. */
export type TillLine = string | readonly [string, string];

/** A till's receipt as a recogniser hands it over: two columns, the second set to the right edge of forty letters. */
export function receiptOf(lines: readonly TillLine[], confidence = 0.9): PageText {
  const words: Word[] = [];
  const put = (text: string, from: number, y: number) => {
    let x = from;
    for (const word of text.split(' ')) {
      words.push({ text: word, confidence, x0: x, x1: x + word.length * CHARACTER, y0: y, y1: y + HEIGHT });
      x += (word.length + 1) * CHARACTER;
    }
  };
  for (const [index, line] of lines.entries()) {
    const [left, right] = typeof line === 'string' ? [line] : line;
    put(left ?? '', 20, index * 2 * HEIGHT);
    if (right) put(right, 20 + (40 - right.length) * CHARACTER, index * 2 * HEIGHT);
  }
  return {
    number: 1,
    width: 540,
    height: lines.length * 2 * HEIGHT,
    rows: layOutRows(words, 'ocr'),
    source: 'ocr',
  };
}

/** A receipt as several looks read it, the first and the others. */
export const looksOf = (first: readonly TillLine[], ...others: readonly (readonly TillLine[])[]): PageText => ({
  ...receiptOf(first),
  again: others.map((lines) => receiptOf(lines)),
});
