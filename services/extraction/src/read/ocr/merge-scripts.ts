import type { Word } from '../page-model.ts';
import { plain } from '../right-to-left.ts';

const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
/** Below this an Arabic word is more often something else: numbers and Latin words come out as Arabic letters too. */
const LEAST_CONFIDENCE = 0.5;
/** How much more surely a Latin word must have been read than the Arabic one in its place. Dots are easily lost. */
const HANDICAP = 0.25;
/** Words of so sure letters tell that a page is Arabic. */
const SURE_OF_LETTERS = 0.7;
const FIGURES = /\d\d/;
const SURE_OF_FIGURES = 0.9;
/** '3,232.87': an amount to the cent is no Arabic word, however worn. */
const AMOUNT = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/;
const SURE_OF_AMOUNTS = 0.5;

/** A figure is as sure as its least sure sign, and sums tell whether it is right. */
const LEAST_OF_FIGURES = 0.3;
const EASTERN_DIGIT = /[٠-٩]/;
/** ١, ٥, ٩ and ٠ look like 1, 0, 9 and a point; these look like no digit of the west, … */
const EASTERN_ALONE = /[٢٣٤٦٧٨]/;
/** … and these, and letters, like none of the east. */
const WESTERN_ALONE = /[2-8]\D*[2-8]|\p{L}\P{L}*\p{L}\P{L}*\p{L}|\p{L}{2}.*\d|\d.*\p{L}{2}/u;

/**
 * The words of an image that was read twice, in a Latin language and in Arabic: Arabic words and eastern digits from the one, numbers and
 * Latin words from the other. Each reader makes something of what only the other can read, and says so by its confidence.
 */
export function mergeScripts(latin: readonly Word[], arabic: readonly Word[]): Word[] {
  const mayBeEastern = usesEasternDigits(latin, arabic) ? EASTERN_DIGIT : EASTERN_ALONE;
  const told = arabic
    .filter((word) => word.confidence >= (isFigure(word) ? LEAST_OF_FIGURES : LEAST_CONFIDENCE))
    .filter(({ text }) => ARABIC_LETTER.test(text) || mayBeEastern.test(text))
    .filter((word) => latin.every((other) => !overlap(word, other) || isLessSure(other, word)))
    .map((word) => ({ ...word, text: plain(word.text) + (isFigure(word) ? codeIn(word, latin) : '') }));
  return [...told, ...latin.filter((word) => told.every((other) => !overlap(word, other)))];
}

/** Arabic's data are as sure of what they make of '302.60' as of their own words; who reads figures so surely errs in none. */
function isLessSure(latin: Word, arabic: Word): boolean {
  if (isFigure(arabic)) return !isSureFigure(latin) || !WESTERN_ALONE.test(latin.text);
  return latin.confidence < arabic.confidence + HANDICAP && !(FIGURES.test(latin.text) && isSureFigure(latin));
}

const isSureFigure = ({ text, confidence }: Word): boolean =>
  confidence >= (AMOUNT.test(text) || CODE.test(text) ? SURE_OF_AMOUNTS : SURE_OF_FIGURES);

/** The letters of a currency that touch a figure, which Latin letters alone tell: 'SAR' where '١٢٫٥٠SAR' was read as 'Ir.0.SAR'. */
function codeIn(figure: Word, latin: readonly Word[]): string {
  const code = latin.find((word) => overlap(word, figure) && TOUCHING_CODE.test(word.text));
  return TOUCHING_CODE.exec(code?.text ?? '')?.[0] ?? '';
}
const CODE = /^[A-Z]{3}$/;
const TOUCHING_CODE = /^[A-Z]{3}(?=\P{L})|(?<=\P{L})[A-Z]{3}$/u;

/**
 * Whether more figures of a page are of the east than sums are of the west: then ١ and ٥ are no 1 and 0. Accounts, numbers and what is in an article's
 * name are western everywhere.
 */
function usesEasternDigits(latin: readonly Word[], arabic: readonly Word[]): boolean {
  const eastern = arabic.filter(
    (word) => isFigure(word) && word.confidence >= LEAST_CONFIDENCE && EASTERN_ALONE.test(word.text),
  );
  const western = latin.filter((word) => AMOUNT.test(word.text) && isSureFigure(word));
  return eastern.length > western.length;
}

const isFigure = ({ text }: Word): boolean => EASTERN_DIGIT.test(text) && !ARABIC_LETTER.test(text);

/** Arabic words, and the figures that another reader sees among them, unless it is much less sure: Arabic's data make letters of digits. */
export function withFigures(words: readonly Word[], figures: readonly Word[]): Word[] {
  const told = figures.filter((figure) =>
    words.every((word) => !overlap(word, figure) || word.confidence < figure.confidence + HANDICAP),
  );
  return [...told, ...words.filter((word) => told.every((figure) => !overlap(word, figure)))];
}

/** Whether two words are read from the same ink: a good part of the narrower one. */
function overlap(a: Word, b: Word): boolean {
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return across > 0.35 * Math.min(a.x1 - a.x0, b.x1 - b.x0) && down > 0.3 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

/** Letters in Arabic words that were read with some certainty. */
export const arabicWorth = (words: readonly Word[]): number =>
  lettersOf(words.filter(({ text, confidence }) => confidence >= SURE_OF_LETTERS && ARABIC_LETTER.test(text)));

/** Signs of figures that no other digits look like; a net sees some in handwriting and in other scripts too. */
export const easternWorth = (words: readonly Word[]): number =>
  lettersOf(
    words.filter((word) => isFigure(word) && word.confidence >= LEAST_CONFIDENCE && EASTERN_ALONE.test(word.text)),
  );

const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);
