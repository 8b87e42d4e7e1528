import { type Box, boundsOf, type Word } from '../../../page-model.ts';
import { parseDate } from '../../dates/dates.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { CURRENCY_SIGN } from '../currency/currency-sign.ts';
import { isOfAccount, isOfTelephone } from './account-figures.ts';
import type { Amount } from './amount.ts';
import { centsColumns } from './cents-columns.ts';
import { CENTS, isUnscaled, withPoint } from './lost-points.ts';
import { withDigits } from './misread-digits.ts';
import { withDollars } from './misread-dollars.ts';
import { type NumberHabit, PERCENT_BEFORE, parseNumber, SIGNS } from './parse-number.ts';
import { withoutRupeeSigns } from './rupee-signs.ts';
import { sumsInWholes } from './sums-in-wholes.ts';
import { countsThousandths } from './thousandths.ts';
import { countsWholes } from './whole-money.ts';
import { wholeSums } from './whole-sums.ts';
import { spaceOf } from './wide-spaces.ts';
import { endOfNumber, endsGroups, HUNDREDTHS, THOUSANDTHS, WHOLES } from './words-of-number.ts';

/** Every number of the document with its place. */
export function findAmounts(text: DocumentText, habit: NumberHabit): Amount[] {
  if (countsThousandths(text)) return text.cells.flatMap((cell) => amountsOfCell(cell, habit, cell, THOUSANDTHS));
  if (countsWholes(text)) return text.cells.flatMap((cell) => amountsOfCell(cell, habit, cell, WHOLES));
  const sums = sumsInWholes(text).rows;
  const withSums = (some: Amount[]): Amount[] =>
    sums.size === 0 ? some : some.map((one) => (sums.has(one.cell.row) ? { ...one, isMoney: true } : one));
  const withCents = centsColumns(text);
  if (text.source !== 'ocr') return withSums(text.cells.flatMap((cell) => amountsOfCell(withCents(cell), habit, cell)));
  const decimals = { ...HUNDREDTHS, space: spaceOf(text) };
  const signed = withDollars(text);
  const printed = text.cells.flatMap((cell) =>
    amountsOfCell(withDigits(withPoint(signed(withCents(cell)))), habit, cell, decimals),
  );
  const amounts = withSums(withoutRupeeSigns(text, printed));
  if (isUnscaled(text)) return amounts;
  const isWholeSum = wholeSums(amounts);
  const hasCents = ({ cell }: Amount) => withCents(cell) !== cell;
  return amounts.flatMap((amount) => (hasCents(amount) ? [amount] : withLostPoint(amount, isWholeSum)));
}

const printOf = ({ cell, from, to }: Amount): string =>
  cell.words
    .slice(from, to)
    .map((word) => word.text)
    .join('');

/** OCR loses points before decimals: '27030' may have been 270.30. Both are kept, and the sums decide. */
function withLostPoint(amount: Amount, isWholeSum: (amount: Amount) => boolean): Amount[] {
  const text = printOf(amount);
  if (amount.isPercent || ROUND.test(text) || !/^\D{0,3}\d{3,7}\D{0,2}$/.test(text)) return [amount];
  if (isOneOfGroups(amount) || isYearOfDay(amount)) return [amount];
  if (amount.to - amount.from === 2 && CENTS.test(amount.cell.words[amount.from + 1]?.text ?? '')) return [amount];
  if (isWholeSum(amount)) return [{ ...amount, isMoney: true }];
  return [
    { ...amount, isMoney: false },
    { ...amount, value: amount.value.div(100), isMoney: true, isRescaled: true, confidence: amount.confidence * 0.8 },
  ];
}

/** An account, a telephone, a registration: figures in groups, of which none is an amount. */
function isOneOfGroups({ cell, from, to }: Amount): boolean {
  return [cell.words[from - 1], cell.words[to]].some((word) => word !== undefined && /^\d{3,}$/.test(word.text));
}

/** The 1997 of 'Apr 27, 1997', and no 19.97. */
function isYearOfDay({ cell: { words }, from, to }: Amount): boolean {
  const [year, ...more] = words.slice(from, to);
  if (!year || more.length > 0 || !/^(?:19|20)\d{2}\D{0,2}$/.test(year.text)) return false;
  const day = words.slice(Math.max(0, from - 2), to).map(({ text }) => text);
  return parseDate(day.join(' '), 'day-first') !== undefined;
}

/** '3x 12.50', '3× 12.50': how many of something, the sign of the product right behind it. */
const COUNTED = /^(\d{1,4})[x×]$/i;

/** '5.600,–', '1'600.--': nothing behind the point, written with a dash. */
const ROUND = /^(.*\d[.,])[-–—]{1,2}$/;

/** '5,72,500/-', '25,000/=': nothing behind the point, as India and East Africa write it; a recogniser makes '5,72,5001-' of it. */
const NOTHING_BEHIND = /^(\D{0,4}\d[\d,]*(?:\.\d{2})?)(?:\/|(?<=,\d{3})1)[-=]$/;

/** '22.90T', '1,99A': the mark of how it is taxed, and '0,25*B' what no reduction is given on. */
const TAXED = /^(\d[\d.,]*[.,]\d{2})[*×]?[A-Z]$/;

/** '324500FCFA', '25.000F': francs without a space. */
const FRANCS = /^(\d[\d.,]*)(?:F|F?\.?CFA)$/i;

/** `home` is the cell on the page where `cell` is its repaired copy. */
function amountsOfCell(cell: Cell, habit: NumberHabit, home = cell, decimals = HUNDREDTHS): Amount[] {
  const amounts: Amount[] = [];
  const words = cell.words;
  for (let at = 0; at < words.length; at++) {
    const end = endOfNumber(words, at, decimals);
    if (end === at) continue;
    const text = words
      .slice(at, end)
      .map((word) => word.text)
      .join('')
      .replace(COUNTED, '$1')
      .replace(ROUND, '$100')
      .replace(NOTHING_BEHIND, (_, figures: string) => (figures.includes('.') ? figures : `${figures}.00`))
      .replace(FRANCS, '$1')
      .replace(TAXED, '$1');
    const value = parseNumber(text, habit);
    if (!value) continue;
    const previous = words[at - 1];
    const next = words[end];
    if (isReference(text, previous, next) || isOfAccount(home, at) || isOfTelephone(words, at)) continue;
    if (end === at + 1 && endsGroups(words, at, decimals)) continue;
    if (IN_BRACKETS.test(text) && /\p{L}{3}$/u.test(previous?.text ?? '') && words.length > SENTENCE) continue;
    // 'VAT @ 19', as some write a rate; '2 @ 14.00' is a price.
    const isPercent =
      /%\)?[,.;:]?$/.test(text) ||
      (PERCENT_BEFORE.test(text) && value.lte(HIGHEST_PERCENT)) ||
      /^%/.test(next?.text ?? '') ||
      (previous?.text === '@' && !/\p{Sc}/u.test(text) && !/^\d/.test(words[at - 2]?.text ?? ''));
    const minus =
      /^[-−–]$/.test(previous?.text ?? '') ||
      (/^[-−–]$/.test(words[at - 2]?.text ?? '') && CURRENCY_SIGN.test(previous?.text ?? '')) ||
      isNegativeSign(previous);
    const spaced = words.slice(at, end);
    amounts.push({
      value: minus ? value.negated() : value,
      cell: home,
      from: at,
      to: end,
      box: withoutMark(boundsOf(spaced), spaced),
      confidence: Math.min(...spaced.map((word) => word.confidence)),
      isMoney:
        !isPercent &&
        !UNIT.test(next?.text ?? '') &&
        (decimals.ofMoney.test(text) ||
          CURRENCY_SIGN.test(next?.text ?? '') ||
          CURRENCY_SIGN.test(previous?.text ?? '') ||
          isNegativeSign(previous) ||
          HAS_SIGN.test(text)),
      isPercent,
    });
    at = end - 1;
  }
  return amounts;
}

const HAS_SIGN = new RegExp(SIGNS, 'i');

/** 'vinte e cinco (25) euros', 'thirty (30) days': figures that say a sentence's words again, and no accountant's minus. */
const IN_BRACKETS = /^\(\d{1,6}\)$/;
const SENTENCE = 5;

/** The figures of '0,25*B' end where those of '0,25 B' do. */
function withoutMark(box: Box, words: readonly Word[]): Box {
  const last = words.at(-1);
  const figures = TAXED.exec(last?.text ?? '')?.[1]?.length;
  return last && figures ? { ...box, x1: last.x0 + ((last.x1 - last.x0) * figures) / last.text.length } : box;
}

/** '-EUR 107.62', '–€ 5,00': the sign before the currency's. */
const isNegativeSign = (word: Word | undefined): boolean =>
  /^[-−–]\S/.test(word?.text ?? '') && CURRENCY_SIGN.test(word?.text.slice(1) ?? '');

/** More is money, before which a sign was taken for that of percent: '%5597.76'. */
const HIGHEST_PERCENT = 100;

/** '392.00 Pcs.': what a number counts, as no price is written. */
const UNIT = /^\(?(?:pcs?|nos|kgs?|[kmg]wh|mtrs?|ltrs?|hrs|stk|stck|szt|ks|adet|uds)[.,)]*$/i;

/** Words before the number of an article of law ('TVA non applicable, art. 293 B du CGI'). */
const OF_LAW = /^\(?(?:l['’])?(?:arts?|articles?|artículos?|articol[oi]|§{1,2}|section|sec)\.?$/i;

/** '2026.01. 31.': a day that begins with its year, as Hungary writes it. */
const YEAR_AND_MONTH = /^(?:19|20)\d{2}\.(?:0[1-9]|1[0-2])\.$/;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.?$/;

/** A number that counts nothing: an article's, or the key of a VAT number that is written in pieces ('FR 40 303265045'). */
function isReference(text: string, previous: Word | undefined, next: Word | undefined): boolean {
  if (YEAR_AND_MONTH.test(text) && DAY.test(next?.text ?? '')) return true;
  if (previous === undefined) return false;
  const isKey = /^[A-Z]{2}$/.test(previous.text) && /^\d{2}$/.test(text) && /^\d{3,}/.test(next?.text ?? '');
  return OF_LAW.test(previous.text) || isKey;
}
