import type { Word } from '../page-model.ts';
import { plain } from '../right-to-left.ts';

const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
/** Below this an Arabic word is more often something else: numbers and Latin words come out as Arabic letters too. */
const LEAST_CONFIDENCE = 0.5;
/** How much more surely a Latin word must have been read than the Arabic one in its place. Dots are easily lost. */
const HANDICAP = 0.25;
const FIGURES = /\d\d/;
const SURE_OF_FIGURES = 0.9;
/** '3,232.87': an amount to the cent is no Arabic word, however worn. */
const AMOUNT = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/;
const SURE_OF_AMOUNTS = 0.5;

/**
 * The words of an image that was read twice, in a Latin language and in Arabic: Arabic words from the one, numbers and
 * Latin words from the other. Each reader makes something of what only the other can read, and says so by its confidence.
 */
export function mergeScripts(latin: readonly Word[], arabic: readonly Word[]): Word[] {
  const told = arabic
    .filter((word) => word.confidence >= LEAST_CONFIDENCE && ARABIC_LETTER.test(word.text))
    .filter((word) => latin.every((other) => !overlap(word, other) || isLessSure(other, word)))
    .map((word) => ({ ...word, text: plain(word.text) }));
  return [...told, ...latin.filter((word) => told.every((other) => !overlap(word, other)))];
}

/** Arabic's data are as sure of what they make of '302.60' as of their own words; who reads figures so surely errs in none. */
const isLessSure = (latin: Word, arabic: Word): boolean =>
  latin.confidence < arabic.confidence + HANDICAP &&
  !(FIGURES.test(latin.text) && latin.confidence >= (AMOUNT.test(latin.text) ? SURE_OF_AMOUNTS : SURE_OF_FIGURES));

/** Whether two words are read from the same ink: a good part of the narrower one. */
function overlap(a: Word, b: Word): boolean {
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return across > 0.35 * Math.min(a.x1 - a.x0, b.x1 - b.x0) && down > 0.3 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

/** Letters in Arabic words that were read with some certainty. */
export const arabicWorth = (words: readonly Word[]): number =>
  words.reduce(
    (sum, { text, confidence }) => sum + (confidence >= 0.7 && ARABIC_LETTER.test(text) ? text.length : 0),
    0,
  );
