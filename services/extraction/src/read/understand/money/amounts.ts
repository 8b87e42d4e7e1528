import { Decimal } from 'decimal.js';
import { type Box, boundsOf, type Word } from '../../page-model.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { CODES } from './currency-codes.ts';
import { CURRENCY_SIGN } from './currency-sign.ts';
import { CENTS, isUnscaled, withPoint } from './lost-points.ts';
import { countsThousandths, thousandthsBehind } from './thousandths.ts';
import { countsWholes, groupsBehind } from './whole-money.ts';
import { spaceOf } from './wide-spaces.ts';

/** A number written on the page. */
export type Amount = {
  readonly value: Decimal;
  readonly cell: Cell;
  /** Words `from` (inclusive) to `to` (exclusive) of its cell. */
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  readonly confidence: number;
  /** Whether it looks like money: a currency sign beside it, or two decimals. */
  readonly isMoney: boolean;
  readonly isPercent: boolean;
};

/** How this document writes numbers: which sign stands before the decimals. */
export type NumberHabit = 'comma' | 'point';

const SIGNS = String.raw`(?:\p{Sc}|${[...CODES].join('|')}|PEN|KSh|Dhs?\.?|[A-Z]{1,2}\$|TL|RM|zł|kr|Kč|Rs\.?|R(?=\d[\d.,]*[.,]\d{2}$))`;
const WHOLE = new RegExp(`^[(]?([-+−–]?)${SIGNS}?([-+−–]?)\\s?(\\d[\\d.,'’]*)${SIGNS}?(-?)[)]?[*]?$`, 'iu');

/**
 * Reads one written number. '1.234,56', '1,234.56', "1'234.56", '1 234,56' (joined by the caller), '12-' and '(12.00)'.
 * What cannot be a number in either habit is undefined; where one separator could be either, the habit decides.
 */
export function parseNumber(text: string, habit: NumberHabit): Decimal | undefined {
  const match = WHOLE.exec(
    text.replace(/^[/|\\:;*'"~_]+|^\((?=[-+]\)\d)|(?<=^\([-+])\)/g, '').replace(/%\)[,.;:]?$|[,.;:%|'"~_]+$/, ''),
  );
  const digits = match?.[3]?.replace(/['’]/g, '');
  if (!match || !digits) return undefined;
  const plain = plainDigits(digits, habit);
  if (plain === undefined) return undefined;
  const isNegative =
    Boolean(match[1] && match[1] !== '+') ||
    Boolean(match[2] && match[2] !== '+') ||
    match[4] === '-' ||
    /^\(.*[^%]\)$/.test(text);
  const value = new Decimal(plain);
  return isNegative ? value.negated() : value;
}

/** More figures in a row are an account's or a register's. */
const LONGEST = 12;

function plainDigits(digits: string, habit: NumberHabit): string | undefined {
  const lastComma = digits.lastIndexOf(',');
  const lastPoint = digits.lastIndexOf('.');
  if (lastComma < 0 && lastPoint < 0) return digits.length > LONGEST ? undefined : digits;
  if (lastComma >= 0 && lastPoint >= 0) {
    const decimalSign = lastComma > lastPoint ? ',' : '.';
    const thousands = decimalSign === ',' ? '.' : ',';
    const [whole = '', decimals = '', ...more] = digits.split(decimalSign);
    if (more.length > 0 || !groupsOfThree(whole, thousands) || decimals.includes(thousands)) return undefined;
    return `${whole.replaceAll(thousands, '')}.${decimals}`;
  }
  const sign = lastComma >= 0 ? ',' : '.';
  const parts = digits.split(sign);
  const last = parts.at(-1) ?? '';
  if (parts.length > 2) return groupsOfThree(digits, sign) ? parts.join('') : undefined;
  if (last.length === 0) return parts[0];
  const asGroup = last.length === 3 && (parts[0]?.length ?? 0) <= 3 && parts[0] !== '0';
  if (asGroup && (habit === 'comma' ? sign === '.' : sign === ',')) return parts.join('');
  return `${parts[0]}.${last}`;
}

/** '1,86,760': lakhs and crores are parted by two. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

function groupsOfThree(text: string, sign: string): boolean {
  if (sign === ',' && LAKHS.test(text)) return true;
  const [first = '', ...rest] = text.split(sign);
  return first.length >= 1 && first.length <= 3 && rest.every((group) => group.length === 3);
}

/** From every number with two decimals on the pages, or three or none where the money has them; the point where none tells. */
export function numberHabit(text: DocumentText): NumberHabit {
  let commas = 0;
  let points = 0;
  if (countsWholes(text)) return groupsBehind(text, ',') > groupsBehind(text, '.') ? 'point' : 'comma';
  if (countsThousandths(text)) return thousandthsBehind(text, ',') > thousandthsBehind(text, '.') ? 'comma' : 'point';
  for (const cell of text.cells) {
    for (const word of cell.words) {
      if (/^\D{0,3}\d{1,3}(?:\.\d{3})*,[-–—]{1,2}$/.test(word.text)) commas += 1;
      else if (/\d,\d{2}(?!\d)[^\d]*$/.test(word.text) && !/\d\.\d{2}(?!\d)[^\d]*$/.test(word.text)) commas += 1;
      else if (/\d\.\d{2}(?!\d)[^\d]*$/.test(word.text) && !/\d\.\d{2}\.\d/.test(word.text)) points += 1;
    }
  }
  return commas > points ? 'comma' : 'point';
}

/** Every number of the document with its place. */
export function findAmounts(text: DocumentText, habit: NumberHabit): Amount[] {
  if (countsThousandths(text)) return text.cells.flatMap((cell) => amountsOfCell(cell, habit, cell, THOUSANDTHS));
  if (countsWholes(text)) return text.cells.flatMap((cell) => amountsOfCell(cell, habit, cell, WHOLES));
  if (text.source !== 'ocr') return text.cells.flatMap((cell) => amountsOfCell(cell, habit));
  const decimals = { ...HUNDREDTHS, space: spaceOf(text) };
  const amounts = text.cells.flatMap((cell) => amountsOfCell(withDigits(withPoint(cell)), habit, cell, decimals));
  return isUnscaled(text) ? amounts : amounts.flatMap(withLostPoint);
}

/** Money of which a letter or two are digits misread ('I29,05', '159,3O', "l'457.75"): a mark of tax stands before others ('S12.00'). */
const LETTERED = /^[^\p{L}\d]*[\dIl|][\dOIlSBZ|.,'’]*[.,][\dOIlSBZ|]{2}[^\p{L}\d]*$/u;
const MOST_LETTERS = 2;
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1', l: '1', '|': '1', S: '5', B: '8', Z: '2' };
/** A letter that was taken for a digit is believed less than a digit. */
const LESS = 0.6;

/** A cell as its figures were printed: a minus is read as '=', digits as letters. */
function withDigits(cell: Cell): Cell {
  const words = cell.words.map((word) => {
    if (/^=\d+[.,]\d{2}\D?$/.test(word.text)) return { ...word, text: word.text.replace('=', '-') };
    if (!isLettered(word.text)) return word;
    const text = word.text.replace(/[OIlSBZ|]/g, (letter) => AS_DIGIT[letter] ?? letter);
    return { ...word, text, confidence: LESS * word.confidence };
  });
  return words.some((word, index) => word !== cell.words[index]) ? { ...cell, words } : cell;
}

function isLettered(text: string): boolean {
  const letters = text.match(/[OIlSBZ|]/g)?.length ?? 0;
  return letters > 0 && letters <= MOST_LETTERS && (text.match(/\d/g)?.length ?? 0) >= 2 && LETTERED.test(text);
}

const printed = ({ cell, from, to }: Amount): string =>
  cell.words
    .slice(from, to)
    .map((word) => word.text)
    .join('');

/** OCR loses points before decimals: '27030' may have been 270.30. Both are kept, and the sums decide. */
function withLostPoint(amount: Amount): Amount[] {
  const text = printed(amount);
  if (amount.isPercent || !/^\D{0,3}\d{3,7}\D{0,2}$/.test(text) || isOneOfGroups(amount)) return [amount];
  if (amount.to - amount.from === 2 && CENTS.test(amount.cell.words[amount.from + 1]?.text ?? '')) return [amount];
  return [
    { ...amount, isMoney: false },
    { ...amount, value: amount.value.div(100), isMoney: true, confidence: amount.confidence * 0.8 },
  ];
}

/** An account, a telephone, a registration: figures in groups, of which none is an amount. */
function isOneOfGroups({ cell, from, to }: Amount): boolean {
  return [cell.words[from - 1], cell.words[to]].some((word) => word !== undefined && /^\d{3,}$/.test(word.text));
}

/** '3x 12.50', '3× 12.50': how many of something, the sign of the product right behind it. */
const COUNTED = /^(\d{1,4})[x×]$/i;

/** '5.600,–', '1'600.--': nothing behind the point, written with a dash. */
const ROUND = /^(.*\d[.,])[-–—]{1,2}$/;

/** '22.90T', '1,99A': the mark of how it is taxed. */
const TAXED = /^(\d[\d.,]*[.,]\d{2})[A-Z]$/;

/** '324500FCFA', '25.000F': francs without a space. */
const FRANCS = /^(\d[\d.,]*)(?:F|F?\.?CFA)$/i;

/** What decimals make of a number: money, and the last group of thousands parted by spaces. */
type Decimals = {
  readonly ofMoney: RegExp;
  readonly ofGroup: RegExp;
  /** How wide the page sets a space, where it is known to be wide. */
  readonly space?: number;
};
const HUNDREDTHS: Decimals = { ofMoney: /[.,]\d{2}\D*$/, ofGroup: /^\d{3}[,.]\d{1,2}\D{0,3}$/ };
const THOUSANDTHS: Decimals = { ofMoney: /[.,]\d{3}\D*$/, ofGroup: /^\d{3}[,.]\d{1,3}\D{0,3}$/ };
/** '1.850.000', '850 000': groups of three, and behind them at most the money's name. */
const WHOLES: Decimals = {
  ofMoney: /^\D{0,4}(?:[1-9]\d{0,2}(?:[., '’]?\d{3})+|\d+[.,]\d{2})(?:F|F?CFA)?\D{0,2}$/i,
  ofGroup: /^\d{3}(?:F|F?CFA|\D{0,3}|[.,]\d{1,2}\D{0,3})$/i,
};

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
      .replace(FRANCS, '$1')
      .replace(TAXED, '$1');
    const value = parseNumber(text, habit);
    if (!value) continue;
    const previous = words[at - 1];
    const next = words[end];
    if (isReference(text, previous, next) || (end === at + 1 && endsGroups(words, at, decimals))) continue;
    // 'VAT @ 19', as some write a rate.
    const isPercent =
      /%\)?[,.;:]?$/.test(text) || /^%/.test(next?.text ?? '') || (previous?.text === '@' && !/\p{Sc}/u.test(text));
    const minus =
      /^[-−–]$/.test(previous?.text ?? '') ||
      (/^[-−–]$/.test(words[at - 2]?.text ?? '') && CURRENCY_SIGN.test(previous?.text ?? ''));
    const spaced = words.slice(at, end);
    amounts.push({
      value: minus ? value.negated() : value,
      cell: home,
      from: at,
      to: end,
      box: boundsOf(spaced),
      confidence: Math.min(...spaced.map((word) => word.confidence)),
      isMoney:
        !isPercent &&
        (decimals.ofMoney.test(text) ||
          CURRENCY_SIGN.test(next?.text ?? '') ||
          CURRENCY_SIGN.test(previous?.text ?? '') ||
          new RegExp(SIGNS, 'i').test(text)),
      isPercent,
    });
    at = end - 1;
  }
  return amounts;
}

/** Words before the number of an article of law ('TVA non applicable, art. 293 B du CGI'). */
const OF_LAW = /^\(?(?:arts?|articles?|artículos?|articol[oi]|§{1,2}|section|sec)\.?$/i;

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

/** One word, or several where a space separates thousands ('1 234 567,89') or stands before the decimals ('4,759 .20'). */
function endOfNumber(words: readonly Word[], start: number, decimals: Decimals): number {
  const first = words[start]?.text ?? '';
  if (!/\d/.test(first) || !/^[(]?[-+−–]?(?:[^\p{L}\d]{0,2}|\p{L}{1,3}[$.]?|\p{Sc})[-+−–]?\d/u.test(first))
    return start;
  let end = start + 1;
  if (/^[(]?[-+−–]?(?:[€$£₹]|R)?\d{1,3}$/.test(first)) {
    while (end < words.length && /^\d{3}$/.test(words[end]?.text ?? '') && isTight(words, end, decimals)) end += 1;
    // '1 000 000$' ends with its sign.
    const isLast = (text: string) => decimals.ofGroup.test(text) || /^\d{3}\p{Sc}$/u.test(text);
    if (isLast(words[end]?.text ?? '') && isTight(words, end, decimals)) return end + 1;
    // Groups without decimals behind them are as likely a telephone number or a SIREN.
    if (end > start + 1 && decimals === WHOLES && /^\D*[1-9]/.test(first)) return end;
    if (end > start + 1)
      return start + 1 === end ? end : /^[€$£%]|^EUR|^Ft|^kr/i.test(words[end]?.text ?? '') ? end : start;
  }
  if (/^\D{0,3}\d+[.,]$/.test(first) && /^\d{2}\D{0,2}$/.test(words[end]?.text ?? '') && isTight(words, end, decimals))
    return end + 1;
  if (
    /^\D{0,3}[\d.,]*\d$/.test(first) &&
    /^[.,]\d{2}\D{0,2}$/.test(words[end]?.text ?? '') &&
    isTight(words, end, decimals)
  )
    return end + 1;
  return end;
}

/** The '000' of '1 850 000': no amount of its own, where what its number is was not understood. */
const endsGroups = (words: readonly Word[], at: number, decimals: Decimals): boolean =>
  /^0\d{2}$/.test(words[at]?.text ?? '') &&
  /^\D{0,2}\d{1,3}$/.test(words[at - 1]?.text ?? '') &&
  isTight(words, at, decimals);

/** How wide the space between groups of thousands is, in heights: a recogniser's boxes end where the ink does. */
const TIGHT = { printed: 0.6, recognised: 0.95 } as const;
/** Spaces of a page differ by this much. */
const SLACK = 1.3;

function isTight(words: readonly Word[], index: number, { space = 0 }: Decimals): boolean {
  const left = words[index - 1];
  const right = words[index];
  if (!left || !right) return false;
  const widest = right.confidence < 1 ? Math.max(TIGHT.recognised, SLACK * space) : TIGHT.printed;
  return right.x0 - left.x1 < widest * (right.y1 - right.y0);
}
