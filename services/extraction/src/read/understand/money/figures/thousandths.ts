import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** Money of a thousand parts: Tunisia's, Jordan's, Libya's, Iraq's and three of the Gulf; Tunisia's pages seldom name it. */
const IN_THOUSANDTHS =
  /\btunisie?\b|\b(?:tnd|kwd|bhd|omr|jod|lyd|iqd|dt)\b|\bmillimes?\b|\bdinars? (?:tunisiens?|koweitiens?|jordaniens?|libyens?)|\b(?:bahraini|kuwaiti|jordanian|libyan|iraqi|tunisian) dinars?\b|\bomani riy?als?\b|د\.ت|دينار (?:تونسي|كويتي|اردني|بحريني|ليبي)|ريال عماني|مليم/;

const counted = new WeakMap<DocumentText, boolean>();

/** Whether three decimals are written on these pages: their money has them, and hardly a number has two. */
export function countsThousandths(text: DocumentText): boolean {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const isNamed = text.cells.some((cell) => IN_THOUSANDTHS.test(fold(cell.text)));
  const counts =
    isNamed && thousandthsBehind(text, ',') + thousandthsBehind(text, '.') > 2 * behind(text, /\d[.,]\d{2}(?!\d)\D*$/);
  counted.set(text, counts);
  return counts;
}

/** How many words have three figures behind this sign. */
export const thousandthsBehind = (text: DocumentText, sign: ',' | '.'): number =>
  behind(text, sign === ',' ? /\d,\d{3}(?!\d)[^\d.]*$/ : /\d\.\d{3}(?!\d)[^\d,]*$/);

const behind = (text: DocumentText, pattern: RegExp): number =>
  text.cells.reduce((sum, { words }) => sum + words.filter((word) => pattern.test(word.text)).length, 0);
