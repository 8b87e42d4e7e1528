import type { Language } from '@comptoir/contracts';
import { LOCALES } from './language.ts';

export interface Formats {
  /** `1 234,50 €` from a decimal string and an ISO 4217 code; the code itself where it has no symbol. */
  amount(decimal: string | number | undefined, currency?: string): string;
  /** `1 234,5` from a decimal string: a quantity or a rate, with the decimals it came with. */
  decimal(decimal: string): string;
  /** A calendar day `YYYY-MM-DD`, never shifted by a time zone. */
  day(day: string | undefined): string;
  /** The same with its month by name: no two orders of day and month can be taken for one another. */
  dayInWords(day: string | undefined): string;
  /** An instant, in the reader's time zone. */
  instant(instant: string | undefined): string;
  number(value: number): string;
  /** A share in whole hundredths; what is not quite all is 99 % at the most: a certainty of 0.996 is no proof. */
  percent(fraction: number): string;
  /** Bytes, in kB and MB of a thousand and a million bytes, as the size limit counts them. */
  size(bytes: number): string;
  month(month: number, year: number): string;
}

const ALMOST = 0.99;

/**
 * How figures are shown to people (specification 001 §9): two decimals, a comma and narrow no-break spaces in French,
 * else the custom of the language. What is absent or no figure is shown as it came, never as `NaN`.
 */
export function createFormats(language: Language): Formats {
  const locale = LOCALES[language];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const worded = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const [kilo, mega] = language === 'fr' ? ['ko', 'Mo'] : ['kB', 'MB'];
  const amounts = new Map<string, Intl.NumberFormat>();
  const amountFormat = (currency: string | undefined) => {
    const key = currency ?? '';
    const known = amounts.get(key);
    if (known) return known;
    const made = isCurrency(currency)
      ? new Intl.NumberFormat(locale, { style: 'currency', currency })
      : new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    amounts.set(key, made);
    return made;
  };
  const decimals = new Map<number, Intl.NumberFormat>();
  const decimalFormat = (digits: number) => {
    const known = decimals.get(digits);
    if (known) return known;
    const made = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    decimals.set(digits, made);
    return made;
  };
  return {
    amount(decimal, currency) {
      if (decimal === undefined || decimal === '') return '';
      const text = String(decimal);
      if (!DECIMAL.test(text)) return text;
      // A decimal string goes in as it is: through a float, 17 digits would be rounded.
      return amountFormat(currency).format(text as Intl.StringNumericLiteral);
    },
    decimal(decimal) {
      if (!DECIMAL.test(decimal)) return decimal;
      return decimalFormat(decimal.split('.')[1]?.length ?? 0).format(decimal as Intl.StringNumericLiteral);
    },
    day: (day) => dayBy(days, day),
    dayInWords: (day) => dayBy(worded, day),
    instant(instant) {
      const at = Date.parse(instant ?? '');
      return Number.isNaN(at) ? (instant ?? '') : instants.format(at);
    },
    number: (value) => numbers.format(value),
    percent: (fraction) => percents.format(fraction < 1 ? Math.min(fraction, ALMOST) : fraction),
    size: (bytes) =>
      bytes < 100_000
        ? `${numbers.format(Math.ceil(bytes / 1000))} ${kilo}`
        : `${tenths.format(bytes / 1_000_000)} ${mega}`,
    month: (month, year) => months.format(Date.UTC(year, month - 1, 1)),
  };
}

/** A calendar day as a format has it; what is no day, as it came. */
function dayBy(format: Intl.DateTimeFormat, day: string | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (!parts) return day ?? '';
  return format.format(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])));
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const isCurrency = (code: string | undefined): code is string => /^[A-Z]{3}$/.test(code ?? '');
