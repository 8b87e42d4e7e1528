import { boundsOf, type Word } from '../page-model.ts';

/** The gap before the word at an index, in its letters' heights, and whether pdfium made a space of it or the file has one. */
export type Gap = { readonly at: number; readonly width: number; readonly isMade: boolean };

/** So many spaces of the file tell how wide its spaces are. */
const FEWEST = 8;
/** A gap that is narrower than this share of the file's own spaces parts letters of a word, as those that a driver set too far apart. */
const NARROW = 0.75;

/** Most of such gaps have a piece of so few letters on one of their sides; words of a narrower font seldom do. */
const PIECE = 2;
const MOST = 0.6;

/** 'VENCIM IENTOS' in a file whose own spaces are wider: words that no space of the file parts, put together. */
export function withoutMadeSpaces(words: readonly Word[], gaps: readonly Gap[]): readonly Word[] {
  const made = gaps.filter(({ isMade }) => isMade);
  const own = gaps.flatMap(({ width, isMade }) => (isMade ? [] : [width])).sort((a, b) => a - b);
  if (made.length === 0 || own.length < FEWEST) return words;
  const usual = own[own.length >> 1] ?? 0;
  const joined = new Set(made.filter(({ width }) => width < NARROW * usual).map(({ at }) => at));
  const isPiece = (at: number) => (words[at]?.text.length ?? 0) <= PIECE;
  const pieces = [...joined].filter((at) => isPiece(at) || isPiece(at - 1));
  if (joined.size === 0 || pieces.length < MOST * joined.size) return words;
  const whole: Word[] = [];
  for (const [at, word] of words.entries()) {
    const last = joined.has(at) ? whole.at(-1) : undefined;
    if (last) whole[whole.length - 1] = { ...boundsOf([last, word]), text: `${last.text}${word.text}`, confidence: 1 };
    else whole.push(word);
  }
  return whole;
}
