import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** Money of a thousand parts: Tunisia's, Jordan's, Libya's, Iraq's and three of the Gulf; Tunisia's pages seldom name it. */
const IN_THOUSANDTHS =
  /\btunisie?\b|\b(?:tnd|kwd|bhd|omr|jod|lyd|iqd|dt)\b|\bmillimes?\b|\bdinars? (?:tunisiens?|koweitiens?|jordaniens?|libyens?)|\b(?:bahraini|kuwaiti|jordanian|libyan|iraqi|tunisian) dinars?\b|\bomani riy?als?\b|د\.ت|دينار (?:تونسي|كويتي|اردني|بحريني|ليبي)|ريال عماني|مليم/;

/** '3,104.250': thousands by one sign and three figures behind the other, as some write dollars to the mill. */
const IN_BOTH_SIGNS = /\d,\d{3}\.\d{3}(?!\d)\D*$|\d\.\d{3},\d{3}(?!\d)\D*$/;
const FEWEST_IN_BOTH = 2;

const counted = new WeakMap<DocumentText, boolean>();

/**
 * Whether three decimals are written on these pages: their money has them, and hardly a number has two. Each counts once: a rate that
 * stands on every line ('19.00') is one number.
 */
export function countsThousandths(text: DocumentText): boolean {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const isTold =
    text.cells.some((cell) => IN_THOUSANDTHS.test(fold(cell.text))) || behind(text, IN_BOTH_SIGNS) >= FEWEST_IN_BOTH;
  const counts =
    isTold &&
    thousandthsBehind(text, ',') + thousandthsBehind(text, '.') > 2 * behind(text, /\d[.,]\d{2}(?!\d)[^\d%]*$/);
  counted.set(text, counts);
  return counts;
}

/** How many different words have three figures behind this sign. */
export const thousandthsBehind = (text: DocumentText, sign: ',' | '.'): number =>
  behind(text, sign === ',' ? /\d,\d{3}(?!\d)[^\d.]*$/ : /\d\.\d{3}(?!\d)[^\d,]*$/);

const behind = (text: DocumentText, pattern: RegExp): number =>
  new Set(text.cells.flatMap(({ words }) => words.flatMap((word) => (pattern.test(word.text) ? [word.text] : []))))
    .size;
