import { layOutRows } from '../read/layout.ts';
import type { PageText, Word } from '../read/page-model.ts';

const CHARACTER = 6;
const LINE = 14;
const HEIGHT = 10;
/** A space between words is as narrow as in print: thousands are one number, and a column begins behind two of them. */
const SPACE = 3.4;

/** A page as a typewriter sets it: each character of `typed` in its place, a blank line a blank line. */
export function typedPage(typed: string, number = 1, source: 'text' | 'ocr' = 'text'): PageText {
  const lines = typed.replace(/^\n/, '').split('\n');
  const words = lines.flatMap((line, row): Word[] =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      confidence: source === 'text' ? 1 : 0.93,
      x0: match.index * CHARACTER,
      x1: (match.index + match[0].length + 1) * CHARACTER - SPACE,
      y0: row * LINE,
      y1: row * LINE + HEIGHT,
    })),
  );
  return { number, width: 100 * CHARACTER, height: 60 * LINE, rows: layOutRows(words, source), source };
}
