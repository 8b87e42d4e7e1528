import { Decimal } from 'decimal.js';
import { CODES } from '../currency/currency-codes.ts';

/** How this document writes numbers: which sign stands before the decimals. */
export type NumberHabit = 'comma' | 'point';

/** How a currency is written at its number, as the source of an expression: '■760.81' is what a font prints that lacks the sign. */
export const SIGNS = String.raw`(?:[\p{Sc}■]|${[...CODES].join('|')}|PEN|KSh|Dhs?\.?|[A-Z]{1,2}\$|TL|RM|zł|kr|lei|Ft|S\/\.?|Kč|Rs\.?|Rp\.?(?=\d{1,3}(?:[.,]\d{3})+(?!\d))|R(?=\d[\d.,]*[.,]\d{2}$))`;
const WHOLE = new RegExp(`^[(]?([-+−–]?)${SIGNS}?([-+−–]?)\\s?(\\d[\\d.,'’]*)${SIGNS}?(-?)[)]?[*]?$`, 'iu');

/** 'R$******57.584,45': stars before a sum, so that nobody writes a figure there. */
export const STARS = /\*{2,}/g;

/** '11,100=00': how India's papers part paise from rupees. */
const PAISE = /(?<=\d)=(?=\d{2}$)/;

/** '%20,00', '(%8)': Turkey writes the sign before the rate; '@9%': India says what it is at. */
export const PERCENT_BEFORE = /^\(?%(?=\d)|^@(?=[\d.,]+%\W*$)/;

/**
 * Reads one written number. '1.234,56', '1,234.56', "1'234.56", '1 234,56' (joined by the caller), '12-' and '(12.00)'.
 * What cannot be a number in either habit is undefined; where one separator could be either, the habit decides.
 */
export function parseNumber(written: string, habit: NumberHabit): Decimal | undefined {
  const text = written.replace(STARS, '').replace(PERCENT_BEFORE, '').replace(PAISE, '.');
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
  const value = new Decimal(plain).toDecimalPlaces(MOST_DECIMALS);
  return isNegative ? value.negated() : value;
}

/** '182.40000000000001': more decimals are what a program's binary fractions leave. */
const MOST_DECIMALS = 9;

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
  // '1,284,50': some programs part thousands and decimals by a comma; points part the figures of codes, too.
  if (ONE_SIGN.test(digits)) return `${parts.slice(0, -1).join('')}.${last}`;
  if (parts.length > 2) return groupsOfThree(digits, sign) ? parts.join('') : undefined;
  if (last.length === 0) return parts[0];
  const asGroup = last.length === 3 && (parts[0]?.length ?? 0) <= 3 && parts[0] !== '0';
  if (asGroup && (habit === 'comma' ? sign === '.' : sign === ',')) return parts.join('');
  return `${parts[0]}.${last}`;
}

const ONE_SIGN = /^[1-9]\d{0,2}(?:,\d{3})+,\d{2}$/;

/** '1,86,760': lakhs and crores are parted by two. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

function groupsOfThree(text: string, sign: string): boolean {
  if (sign === ',' && LAKHS.test(text)) return true;
  const [first = '', ...rest] = text.split(sign);
  return first.length >= 1 && first.length <= 3 && rest.every((group) => group.length === 3);
}
