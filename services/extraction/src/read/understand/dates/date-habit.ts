import { ownDollar } from '../money/currency/dollars.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { isForeign } from '../text/is-foreign.ts';
import { americanPlace } from './american-places.ts';
import { type DateHabit, type KnownHabit, parseDate } from './dates.ts';

/** Two numbers and a year, of which either may be the day. */
const PAIR = /(?<![\d.,/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g;
/** A term of payment in days, in the languages of the vocabulary. */
const TERM = /\b(\d{1,3}) ?(?:days?|jours?|tagen?|dias|giorni|dagen)\b/g;
const LONGEST_TERM = 180;
/** Money of countries that write English, and the day first; pounds are billed by American programs too. */
const DAY_FIRST_MONEY = /₹|\bRM ?\d[\d,]*\.\d{2}\b|\(RM\)|\b(?:A|NZ|S|HK)\$|\b(?:MYR|INR|AUD|NZD|SGD)\b/;
/** What only who is registered or banks in such a country has on his invoice: Australia's ABN and BSB, India's GSTIN, Britain's sort code. */
const DAY_FIRST_REGISTER =
  /\bA\.?B\.?N\.?:? ?\d{2}(?: ?\d{3}){3}\b|\bBSB:? ?\d{3}[- ]?\d{3}\b|\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b|\bsort code:? ?\d{2}[- ]\d{2}[- ]\d{2}\b/i;
/** A postcode of Britain: where pounds are billed too, days are written so. */
const BRITISH = /(?<!\S)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/u;
const POUNDS = /£|\bGBP\b/;
/** Whose '$' a tax, a postal code or a domain may say it is. */
const DAY_FIRST_DOLLARS: readonly string[] = ['AUD', 'NZD', 'SGD', 'HKD'];
/** A telephone's number as North America writes it: '713-331-0376', '(818) 765-1088'. */
const NORTH_AMERICAN = /(?<![\d-])(?:\d{3}-|\(\d{3}\) ?)\d{3}-\d{4}(?![\d-])/;
/** An IBAN of Europe, as it is printed. */
const BANK_ACCOUNT = /\b(?:AT|BE|CH|DE|DK|ES|FI|FR|GB|IE|IT|LU|NL|NO|PL|PT|SE)\d{2}(?: ?[A-Z\d]{4}){3,7}/;
/** '12:10 PM' */
const TWELVE_HOURS = /\d:\d{2}(?::\d{2})? ?[AP]M\b/;
/** The days of the week, Sunday first, by their first letters in the languages that write dates so. */
const WEEKDAYS = ['sun|dim|dom', 'mon|lun', 'tue|mar', 'wed|mer|mie', 'thu|jeu|jue', 'fri|ven|vie', 'sat|sam|sab'];
const DAY = 86_400_000;
/** Dates beyond the first ones tell no more; each is compared to each. */
const MOST_DATES = 12;

/**
 * The habit of this document: by its unambiguous dates; by the day of the week beside one; by 'DD/MM/YYYY'; by two dates that are the term of
 * payment apart in one order and not in the other; month first where it has American addresses, day first where it is not in English or its money,
 * register or bank is that of a country where they write so. Else day first is a guess.
 */
export function dateHabit(text: DocumentText): KnownHabit {
  const lines = text.cells.map((cell) => cell.text);
  const written = lines.flatMap((line) => [...line.matchAll(PAIR)].map(([whole]) => whole));
  const byDates =
    written.length > 0 &&
    (written.reduce((sum, one) => sum + leaning(one), 0) || byWeekday(lines) || byTerm(lines, written));
  if (byDates) return { habit: byDates > 0 ? 'day-first' : 'month-first', isTold: true };
  const masks = text.cells.flatMap(({ words }) => words.flatMap((word) => orderOfMask(word.text) ?? []));
  if (masks[0]) return { habit: masks[0], isTold: true };
  if (americanPlace(text)) return { habit: 'month-first', isTold: true };
  if (lines.some((line) => DAY_FIRST_MONEY.test(line) || DAY_FIRST_REGISTER.test(line)))
    return { habit: 'day-first', isTold: true };
  if (lines.some((line) => BRITISH.test(line)) && lines.some((line) => POUNDS.test(line)))
    return { habit: 'day-first', isTold: true };
  // Canada writes either.
  const dollar = ownDollar(text)?.code;
  if (dollar !== undefined && DAY_FIRST_DOLLARS.includes(dollar)) return { habit: 'day-first', isTold: true };
  // Canada has such numbers and such money too, and others such hours.
  const isDollars = lines.some((line) => /\$ ?\d/.test(line));
  if (lines.some((line) => NORTH_AMERICAN.test(line) || (isDollars && TWELVE_HOURS.test(line))))
    return { habit: 'month-first', isTold: false };
  // Who is paid by IBAN writes the day first, but for what an American program prints.
  if (!isDollars && lines.some((line) => BANK_ACCOUNT.test(line))) return { habit: 'day-first', isTold: true };
  return { habit: 'day-first', isTold: isForeign(text.cells.flatMap((cell) => cell.words.map((word) => word.text))) };
}

/** 1 for a date that has to begin with its day, -1 for one that has to begin with its month, else 0. */
function leaning(date: string): number {
  const [first = 0, second = 0] = date.split(/[/-]/).map(Number);
  return first > 12 && second <= 12 ? 1 : second > 12 && first <= 12 ? -1 : 0;
}

/** What the day of the week right beside a date says ('6/3/2016 Fri'): 1, -1 or 0 as above. */
function byWeekday(lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const [, before, date, after] = BESIDE_DATE.exec(fold(line)) ?? [];
    const weekday = weekdayOf(before) ?? weekdayOf(after);
    if (!date || weekday === undefined) return sum;
    const fits = (habit: DateHabit): boolean => new Date(parseDate(date, habit) ?? '').getUTCDay() === weekday;
    return sum + Number(fits('day-first')) - Number(fits('month-first'));
  }, 0);
}

const BESIDE_DATE = /(?:(\p{L}+)\.?,? )?(?<![\d.,/-])(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?!\d)(?:,? \(?(\p{L}+))?/u;

/** What 'DD/MM/YYYY' beside a label says of the dates there, also in French, German and Spanish. */
export function orderOfMask(word: string): DateHabit | undefined {
  const first = /^\(?(dd|jj|tt|mm)[./-](?:dd|jj|tt|mm)[./-](?:yy|aa|jj){1,2}\)?:?$/i.exec(word)?.[1];
  if (first === undefined) return undefined;
  return /mm/i.test(first) ? 'month-first' : 'day-first';
}

function weekdayOf(word = ''): number | undefined {
  const at = WEEKDAYS.findIndex((names) =>
    names.split('|').some((name) => word === name || (word.startsWith(name) && WHOLE_WEEKDAY.test(word))),
  );
  return at < 0 ? undefined : at;
}
const WHOLE_WEEKDAY = /^(?:\p{L}+(?:day|di)|dimanche|domingo|lunes|martes|miercoles|jueves|viernes|sabado)$/u;

/** What the terms say: 1, -1 or 0 as above. */
function byTerm(lines: readonly string[], written: readonly string[]): number {
  const terms = new Set(
    lines
      .flatMap((line) => [...fold(line).matchAll(TERM)].map(([, days]) => Number(days)))
      .filter((days) => days > 1 && days <= LONGEST_TERM),
  );
  const fits = (habit: DateHabit): boolean => {
    const days = [...new Set(written)].slice(0, MOST_DATES).flatMap((date) => {
      const day = parseDate(date, habit);
      return day ? [Date.parse(day) / DAY] : [];
    });
    return days.some((issued) => days.some((due) => terms.has(due - issued)));
  };
  return Number(fits('day-first')) - Number(fits('month-first'));
}
