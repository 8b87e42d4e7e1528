import type { Word } from '../read/page-model.ts';

/** Words of one line as a typewriter sets them and a recogniser gives them: each letter ten pixels wide, rows forty apart. */
export const typewriterWords = (line: string, row: number): Word[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    confidence: 0.95,
    x0: 10 * index + 1,
    x1: 10 * (index + text.length) - 1,
    y0: 40 * row,
    y1: 40 * row + 17,
  }));
