import type { Word } from '../../../page-model.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { CURRENCY_SIGN } from '../currency/currency-sign.ts';
import { countsThousandths } from './thousandths.ts';

/**
 * Money that is written without decimals: francs of Africa and the Pacific, Madagascar's, Japan's, Korea's, Chile's, Paraguay's, Hungary's,
 * Indonesia's, Iceland's, Colombia's, Uganda's, Tanzania's and others of which a thousand buys little. Chile's and Colombia's papers show
 * the number of their register rather, Hungary's its words, and '25.000F' is of francs.
 */
const WITHOUT_DECIMALS =
  /\b(?:r\.?u\.?t\.?[ :no]*\d{1,2}\.\d{3}\.\d{3} ?- ?[\dk]|nit[ .:]*\d{3}\.?\d{3}\.?\d{3} ?- ?\d|idr|rp(?:\.? ?\d{1,3}[.,]\d{3}[.,]?\d*)?|isk|cop|ugx|tzs|khr|mmk|uzs|lbp|\d{1,3}(?:\.\d{3})+ ?f|f ?cfa|f\.cfa|cfa|xof|xaf|xpf|gnf|kmf|djf|rwf|mga|ariary|jpy|krw|clp|pyg|huf|forint|adoszam|guarani(?:es)?|timbre electr\S{1,3}nico sii|s\.i\.i\.|vnd|francs? (?:pacifique|guineens?))\b/;

/** Two figures behind a sign, which are none of a day's ('2024.10.30'). */
const TWO_DECIMALS = /^(?!.*\d[./-]\d{1,2}[./-]\d).*\d[.,]\d{2}(?!\d)\D*$/;

/** '1.00 db', '0.67 kg': how many of something. */
const UNIT = /^\p{Ll}{1,3}[.)]?$/u;

/** Whole numbers in groups that make a page without decimals one of such money, where it does not name it. */
const FEWEST_GROUPED = 4;
const FEWEST_RECOGNISED = 12;

const counted = new WeakMap<DocumentText, boolean>();

/** Whether these pages write their money without decimals: three figures behind a space, a point or a comma are thousands. */
export function countsWholes(text: DocumentText): boolean {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const grouped = groupsBehind(text, ' ') + groupsBehind(text, '.') + groupsBehind(text, ',');
  const counts = grouped > 0 && !countsThousandths(text) && writesWholes(text, grouped);
  counted.set(text, counts);
  return counts;
}

function writesWholes(text: DocumentText, grouped: number): boolean {
  const decimals = wordsLike(text, TWO_DECIMALS);
  const isNamed = text.cells.some((cell) => WITHOUT_DECIMALS.test(fold(cell.text)));
  // 'Ciment   3   4 081,36   12 244': a price in the currency's hundredths, of which there are none to pay.
  if (grouped <= (isNamed ? 1 : 2) * decimals) return false;
  if (isNamed) return true;
  const isClear =
    groupsBehind(text, ' ') > 0 || wordsLike(text, /^\D{0,4}[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+\D*$/) > 0;
  const hasFractions = wordsLike(text, /^\D{0,4}0[.,]\d/) > 0;
  if (decimals > 0 || hasFractions || !isClear) return false;
  // A recogniser loses the sign before decimals, and those then: hardly of as many numbers.
  return text.source === 'text' ? grouped >= FEWEST_GROUPED : groupsBehind(text, ' ') >= FEWEST_RECOGNISED;
}

/**
 * Whether nothing tells what three figures behind a point are: no number has two decimals, and neither money of thousandths nor whole
 * money is named. Every sum holds as well of the thousandth part.
 */
export const isOfUnclearScale = (text: DocumentText): boolean =>
  text.source === 'text' &&
  groupsBehind(text, '.') >= 2 &&
  wordsLike(text, TWO_DECIMALS) === 0 &&
  !countsWholes(text) &&
  !countsThousandths(text);

/** How many numbers have a group of three figures behind this sign, and no other sign. */
export function groupsBehind(text: DocumentText, sign: ',' | '.' | ' '): number {
  if (sign !== ' ')
    return wordsLike(
      text,
      sign === ',' ? /^\D{0,4}[1-9]\d{0,2}(?:,\d{3})+(?![\d.,])/ : /^\D{0,4}[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,])/,
    );
  return text.cells.reduce(
    (sum, { words }) => sum + words.filter((_, at) => isFirstGroup(words, at) && isLastGroup(words[at + 1])).length,
    0,
  );
}

const isFirstGroup = (words: readonly Word[], at: number): boolean => /^[1-9]\d{0,2}$/.test(words[at]?.text ?? '');
const isLastGroup = (word: Word | undefined): boolean => /^\d{3}(?:\D{0,3}|\D{0,2}CFA)$/.test(word?.text ?? '');

/** Words like this that are no share of a hundred, and count nothing. */
function wordsLike(text: DocumentText, pattern: RegExp): number {
  const isShare = (words: readonly Word[], at: number) =>
    words[at]?.text.includes('%') || words[at + 1]?.text.startsWith('%') === true;
  const isCount = (next: Word | undefined) =>
    next !== undefined && UNIT.test(next.text) && !CURRENCY_SIGN.test(next.text);
  return text.cells.reduce(
    (sum, { words }) =>
      sum +
      words.filter((word, at) => pattern.test(word.text) && !isShare(words, at) && !isCount(words[at + 1])).length,
    0,
  );
}
