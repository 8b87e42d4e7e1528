import type { MadeInvoice } from './make-invoice.ts';
import type { MadeLanguage } from './words.ts';

const SEPARATORS: Readonly<Record<MadeLanguage, readonly [thousands: string, decimals: string]>> = {
  fr: [' ', ','],
  en: [',', '.'],
  de: ['.', ','],
  es: ['.', ','],
};

/** A decimal string as a person of that language writes it: `1234.50` is `1 234,50` in French. */
export function writtenNumber(amount: string, language: MadeLanguage): string {
  const [thousands, decimals] = SEPARATORS[language];
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : `${grouped}${decimals}${fraction}`;
}

export function writtenAmount(
  amount: string,
  { language, currency }: Pick<MadeInvoice, 'language' | 'currency'>,
): string {
  const number = writtenNumber(amount, language);
  const sign = currency === 'EUR' ? '€' : '£';
  return language === 'en' ? `${sign}${number}` : `${number} ${sign}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as written there: 05/03/2026, 05.03.2026, 5 March 2026. */
export function writtenDay(day: string, language: MadeLanguage): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (language === 'en') return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
  return [date, month, year].join(language === 'de' ? '.' : '/');
}

export const writtenIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
