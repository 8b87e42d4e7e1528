import { layOutRows } from '../read/layout.ts';
import type { PageText, Word } from '../read/page-model.ts';

/** How characters are set, in points or pixels: their width, lines' distance, letters' height, the gap that a space leaves. */
type Setting = { readonly character: number; readonly line: number; readonly height: number; readonly space: number };

/** A space between words is as narrow as in print: thousands are one number, and a column begins behind two of them. */
const PRINT: Setting = { character: 6, line: 14, height: 10, space: 3.4 };
/** A space is as wide as a letter. */
const TYPEWRITER: Setting = { character: 10, line: 40, height: 17, space: 12 };

/** A page typed out: each character of `typed` in its place, a blank line a blank line. */
export function typedPage(typed: string, number = 1, source: 'text' | 'ocr' = 'text'): PageText {
  const words = wordsOf(typed, PRINT, source === 'text' ? 1 : 0.93);
  return { number, width: 100 * PRINT.character, height: 60 * PRINT.line, rows: layOutRows(words, source), source };
}

/** The words of typed lines as a recogniser gives them, where spaces are as wide as letters. */
export const typewriterWords = (typed: string): Word[] => wordsOf(typed, TYPEWRITER, 0.95);

function wordsOf(typed: string, { character, line, height, space }: Setting, confidence: number): Word[] {
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
