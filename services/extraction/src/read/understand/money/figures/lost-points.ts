import type { Word } from '../../../page-model.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { CURRENCY_SIGN } from '../currency/currency-sign.ts';

/** A number that ends with one or two figures behind a sign; before it no letters but a currency's: '(X11.29.)' is a decree's. */
const DECIMALS = /^[^\p{L}\d]{0,3}(\p{L}{0,3})\p{Sc}?\d[\d.,'’]*[.,]\d{1,2}[^\d%]{0,4}$/u;
/** Two such signs and no group of thousands: a day ('15.03.26'), a number of a chapter. */
const OF_A_DAY = /\d{1,2}([.,/])\d{1,2}\1\d/;

const known = new WeakMap<DocumentText, boolean>();

/** Whole money, of which so much says that the pages have no other. */
const WHOLE = /^[^\p{L}\d]{0,2}\p{Sc}?\d{2,7}\p{Sc}?[.:]?$/u;
const ENOUGH = 3;
/** The same figure twice is a sum and its item, where it is none of a year. */
const REPEATED = /^(?!(?:19|20)\d\d$)[1-9]\d{2,6}$/;

/**
 * Whether recognised pages print their money without decimals: no number has any, and several stand beside a currency or
 * again elsewhere; or, where some have ('v. 2.1'), none of those beside a currency, and far more such are whole. A
 * recogniser loses one point or the other, seldom each, so that figures are taken as they stand then, though nobody can tell
 * for sure.
 */
export function isUnscaled(text: DocumentText): boolean {
  if (text.source !== 'ocr') return false;
  const before = known.get(text);
  if (before !== undefined) return before;
  const is = writesWholeMoney(text);
  known.set(text, is);
  return is;
}

function writesWholeMoney(text: DocumentText): boolean {
  const words = text.cells.flatMap((cell) => cell.words.map((word, at) => ({ cell, word, at })));
  const whole = words.filter(({ word }) => WHOLE.test(word.text));
  const withCurrency = whole.filter(({ cell, at }) => hasCurrency(cell, at));
  const decimals = words.filter(({ cell, at }) => hasDecimals(cell, at));
  if (decimals.length > 0)
    return withCurrency.length > 2 * decimals.length && !decimals.some(({ cell, at }) => hasCurrency(cell, at));
  const isAgain = ({ word }: { readonly word: Word }) =>
    REPEATED.test(word.text) && whole.some((other) => other.word !== word && other.word.text === word.text);
  return whole.filter((one) => withCurrency.includes(one) || isAgain(one)).length >= ENOUGH;
}

const textAt = ({ words }: Cell, at: number): string => words[at]?.text ?? '';

const hasCurrency = (cell: Cell, at: number): boolean =>
  /\p{Sc}/u.test(textAt(cell, at)) || [at - 1, at + 1].some((beside) => CURRENCY_SIGN.test(textAt(cell, beside)));

function hasDecimals(cell: Cell, at: number): boolean {
  const letters = DECIMALS.exec(textAt(cell, at))?.[1];
  if (letters === undefined || OF_A_DAY.test(textAt(cell, at)) || /^%/.test(textAt(cell, at + 1))) return false;
  return letters === '' || CURRENCY_SIGN.test(letters);
}

/** Two figures behind a point, alone. */
export const CENTS = /^\d{2}$/;
const WHOLE_MONEY = /^[(]?[-+−–]?\p{Sc}\d{1,3}(?:[.,]\d{3})*$/u;

/** '€58 80', which ends its cell: the point was taken for a space. Every sum would hold as well without the cents. */
export function withPoint(cell: Cell): Cell {
  const at = cell.words.length - 2;
  if (!WHOLE_MONEY.test(textAt(cell, at)) || !CENTS.test(textAt(cell, at + 1))) return cell;
  const pointed = (word: Word) => ({ ...word, text: `${word.text}.`, confidence: 0.8 * word.confidence });
  return { ...cell, words: cell.words.map((word, index) => (index === at ? pointed(word) : word)) };
}
