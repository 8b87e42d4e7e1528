// The facts that codes say, each in its canonical form; what is malformed is not given.
import { decimalsOf, type ReadingFieldName } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { isValidBIC } from 'ibantools';
import { holdsVat } from '../../../rules/european-vat.ts';
import { calendarDay, yearOfTwo } from '../../calendar.ts';
import { isCurrencyCode } from '../../understand/money/currency/currency.ts';
import { ibanHolds } from '../../understand/parties/accounts/bank.ts';
import { nationalVat } from '../../understand/parties/vat-numbers/national-vat.ts';
import { oneLine, squeezed } from '../../xml/values.ts';
import type { CodeFacts } from '../code-facts.ts';

type Written = string | undefined;

/** The facts that are there, of those a standard may say; undefined where none is. */
export function factsFrom(
  standard: string,
  about: CodeFacts['about'],
  said: { readonly [name in ReadingFieldName]?: Written },
): CodeFacts | undefined {
  const values = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return Object.keys(values).length === 0 ? undefined : { standard, about, values };
}

const POINT = /^[-+]?\d{1,15}(?:\.\d{0,10})?$/;
/** With three decimals behind it, a comma may as well part thousands. */
const COMMA = /^[-+]?\d{1,15},\d{1,2}$/;

/** An amount with as many decimals as its currency has, two where none is said. A code has no thousands parted. */
export function money(text: Written, currency = 'EUR'): Written {
  const plain = text?.trim() ?? '';
  const isOne = POINT.test(plain) || COMMA.test(plain);
  return isOne ? new Decimal(plain.replace(',', '.').replace(/\.$/, '')).toFixed(decimalsOf(currency)) : undefined;
}

/** The same where nought means that nothing is said: of a total, or of what is to be paid. */
export function total(text: Written, currency?: string): Written {
  const amount = money(text, currency);
  return amount !== undefined && Number(amount) !== 0 ? amount : undefined;
}

/** An amount that is written in hundredths: grosze, cents, kopecks. */
export const hundredths = (text: Written): Written =>
  /^\d{1,15}$/.test(text ?? '') ? total(new Decimal(text ?? '').dividedBy(100).toFixed(2)) : undefined;

/** The first amount less the second. */
export const less = (whole: Written, part: Written, currency = 'EUR'): Written =>
  whole && part ? new Decimal(whole).minus(part).toFixed(decimalsOf(currency)) : undefined;

/** The sum of the amounts that are there; undefined where none is. */
export function sumOf(amounts: readonly Written[], currency?: string): Written {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length > 0 ? money(Decimal.sum(...known).toFixed(), currency) : undefined;
}

const FROM_YEAR = /^((?:19|20)\d{2})([-/.]?)(\d{2})\2(\d{2})(?!\d)/;
const FROM_DAY = /^(\d{1,2})([-/.])(\d{1,2})\2((?:20)?\d{2})(?!\d)/;

/**
 * A day from its year ('2026-05-16', '20260516', with an hour behind) or from its day ('16/05/2026', '16-05-26'). A time zone is never
 * applied: the day is that of who wrote it.
 */
export function day(text: Written): Written {
  const written = text?.trim() ?? '';
  const [, year, , month, date] = FROM_YEAR.exec(written) ?? [];
  if (year) return calendarDay(Number(year), Number(month), Number(date));
  const [, first, , second, last] = FROM_DAY.exec(written) ?? [];
  return last ? calendarDay(fullYear(last), Number(second), Number(first)) : undefined;
}

/** A day of figures alone: 'dmy' is '160526' or '16052026', 'ymd' '260516'. */
export function dayOfFigures(text: Written, order: 'dmy' | 'ymd'): Written {
  const parts = (order === 'dmy' ? /^(\d{2})(\d{2})(\d{2}|\d{4})$/ : /^(\d{2})(\d{2})(\d{2})$/).exec(text ?? '');
  if (!parts) return undefined;
  const [date = '', month, year = ''] = order === 'dmy' ? parts.slice(1) : parts.slice(1).reverse();
  return calendarDay(fullYear(year), Number(month), Number(date));
}

const fullYear = (figures: string): number => (figures.length === 2 ? yearOfTwo(Number(figures)) : Number(figures));

/** An IBAN without spaces, whose check digits hold. */
export function iban(text: Written): Written {
  const written = squeezed(text);
  return written && ibanHolds(written) ? written : undefined;
}

/** A BIC of ISO 9362. */
export function bic(text: Written): Written {
  const written = squeezed(text);
  return written && isValidBIC(written) ? written : undefined;
}

/** A currency's code, where it is one. */
export function currencyCode(text: Written): Written {
  const written = squeezed(text);
  return written && isCurrencyCode(written) ? written : undefined;
}

/** A name on one line. One as long as its standard allows may be cut there, and is not given. */
export function name(text: Written, limit = 140): Written {
  const written = oneLine(text);
  return written && written.length < limit && /\p{L}{2}/u.test(written) ? written : undefined;
}

const LONGEST_NUMBER = 60;

/** An invoice's number on one line; one without a figure is none. */
export function code(text: Written): Written {
  const written = oneLine(text);
  return written && written.length <= LONGEST_NUMBER && /\d/.test(written) ? written : undefined;
}

/** A VAT number of Europe with its country's letters, where its check digits hold. */
export function europeanVat(country: string, text: Written): Written {
  const written = squeezed(text)?.replace(/[^A-Z0-9]/g, '');
  if (!written) return undefined;
  const value = written.startsWith(country) ? written : country + written;
  return holdsVat(value) ? value : undefined;
}

/** A tax number by what labels call it in its country; its check digits hold. */
export function taxNumber(called: string, text: Written): Written {
  const written = squeezed(text);
  if (!written) return undefined;
  const read = nationalVat(called, [{ text: written, confidence: 1, x0: 0, y0: 0, x1: 0, y1: 0 }]);
  return read?.holds ? read.value : undefined;
}

/** A tax number whose standard leaves out its last figure, the check digit. */
export const withCheckDigit = (called: string, text: Written): Written =>
  /^\d{6,11}$/.test(text ?? '')
    ? [...'0123456789'].map((last) => taxNumber(called, `${text}${last}`)).find((value) => value !== undefined)
    : undefined;
