import { layOutRows } from '../read/layout.ts';
import { type Box, boundsOf, type PageText, type Word } from '../read/page-model.ts';

/**
 * How characters are set, in points or pixels: their width, lines' distance, letters' height, and the gap of a space, as narrow as in
 * print: thousands are one number, and a column begins behind two of them.
 */
const PRINT = { character: 6, line: 14, height: 10, space: 3.4 };

/** A page typed out: each character of `typed` in its place, a blank line a blank line. */
export function typedPage(typed: string, number = 1, source: 'text' | 'ocr' = 'text'): PageText {
  const words = wordsOf(typed, source === 'text' ? 1 : 0.93);
  return { number, width: 100 * PRINT.character, height: 60 * PRINT.line, rows: layOutRows(words, source), source };
}

/** Where a word of such a page stands, the first time. */
export function boxOf(page: PageText, text: string): Box | undefined {
  const words = page.rows.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  const word = words.find((each) => each.text === text);
  return word && boundsOf([word]);
}

function wordsOf(typed: string, confidence: number): Word[] {
  const { character, line, height, space } = PRINT;
  const lines = typed.replace(/^\n/, '').split('\n');
  return lines.flatMap((text, row): Word[] =>
    [...text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      confidence,
      x0: match.index * character,
      x1: (match.index + match[0].length + 1) * character - space,
      y0: row * line,
      y1: row * line + height,
    })),
  );
}
