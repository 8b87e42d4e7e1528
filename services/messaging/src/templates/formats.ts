import type { Language } from '@comptoir/contracts';

/** An amount (decimal string, ISO 4217 code) as that language writes it; never through a float. */
export function formatAmount(amount: string, currency: string, language: Language): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`.trim();
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral);
}

/** A day (YYYY-MM-DD) as that language writes it; no time zone moves it. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

/** An instant (ISO 8601) as that language writes it, in UTC and saying so: a mail does not know where it is read. */
export function formatInstant(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(instant));
}
