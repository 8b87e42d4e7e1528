import { calendarDay } from '../../../calendar.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import type { WrittenDate } from '../../dates/dates.ts';
import { isPlainlyRead } from '../../plainly-read.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { ReceiptLook } from '../receipt-look.ts';
import { daysOf, type LookForDay } from './own-days.ts';
import { isOtherWeekday } from './weekdays.ts';

/** Day, month and year where a needle left out a stroke ('05 02-18', '2109/2017') or drew a letter ('O5/02/2018'). */
const WORN =
  /(?<![\dOlI])(?<!\d[-/.])([\dOlI]{2}(?=[\dOlI]{2}\b)|[\dOlI]{1,2}(?=\s?[-/.,: ]))\s?[-/.,: ]?\s?([\dOlI]{1,2})\s?[-/.,: ]\s?(2[08][\dOlI]{2}|[\dOlI]{2})(?![\dOlI:])/g;
/** Beside a time: all strokes lost ('21092017'), or one taken for a figure ('02/1212017', '12112/2017'), or for a comma. */
const BESIDE_TIME = [
  /(?<!\d)(\d{2})[/1]?(\d{2})[/1]?(20\d{2})(?!\d)/g,
  /(?<!\d)(\d{2})[.,](\d{2})[.,](20\d{2})(?!\d)/g,
];
/** As tills of American restaurants print it: 'Apr24'23 8:05PM'. */
const OF_RESTAURANTS = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\s?(\d{1,2})\s?'\s?(\d{2})(?!\d)/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const TIME = /(?<!\d)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?!\d)/;
/** Of what was mended, less is believed than of what was read. */
const SCORE = 0.5;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2049;

/** The only day on a till's receipt is the day it was printed; more surely with the time beside it. */
const ONLY_DAY = 0.74;
const TIMED = 0.82;

/** A day that another look read too is surer for it; one that another read otherwise, or that only one read, is not. */
const SEEN_AGAIN = 0.12;
const DOUBTED = 0.44;

/**
 * A day as one look read it; guessed where that does not tell which number is the month, or how the year ends; plain where
 * no sign of it is in doubt.
 */
type DayRead = Candidate & { readonly isGuess: boolean; readonly isPlain: boolean };

/**
 * When a receipt was printed, by every look at the page: the day that most of them read. Where one look tells a day,
 * what others guessed is no witness: they would all guess alike.
 */
export function receiptDate(seen: readonly ReceiptLook[]): Candidate | undefined {
  const looks = seen.map(daysOf);
  const read = looks.flatMap((look) => dateOn(look) ?? []);
  const told = read.filter(({ isGuess }) => !isGuess);
  const days = told.length > 0 ? told : read;
  const [first] = days
    .map(({ isGuess, isPlain, ...day }) => {
      const same = days.filter(({ value }) => value === day.value).length;
      // A plain day is disputed by another plain one alone: what a worse look makes of its figures says nothing against it.
      const isDisputed =
        days.some((other) => other.value !== day.value && other.score > SCORE && (other.isPlain || !isPlain)) &&
        2 * same <= days.length;
      const isDoubted =
        isGuess ||
        isDisputed ||
        isOnOtherWeekday(day.value, looks) ||
        isMisread(day.value, isPlain, looks) ||
        (looks.length > 1 && same === 1 && !isPlain);
      const score = day.score + (SEEN_AGAIN * (same - 1)) / Math.max(1, looks.length - 1);
      return { ...day, trusted: score, score: isDoubted ? Math.min(DOUBTED, score) : score, same };
    })
    .sort((a, b) => b.same - a.same || b.trusted - a.trusted);
  return first;
}

/** Whether beside the day in any look stands a day of the week that it is not: a figure of it is misread, by all of them alike. */
const isOnOtherWeekday = (day: string, looks: readonly LookForDay[]): boolean =>
  looks.some(({ text, dates }) =>
    dates.some((date) => date.day === day && isOtherWeekday(text.rows[date.cell.row]?.text ?? '', day)),
  );

/**
 * Whether the looks, in all that they read, say as often a day of which one figure is another: '26/01/2016' in the head by two,
 * and '26/01/2015' there or at the foot. Of a plain day only what is read as plainly counts.
 */
function isMisread(day: string, isPlain: boolean, looks: readonly LookForDay[]): boolean {
  const counts = new Map<string, number>();
  for (const { dates } of looks) {
    const read = dates.filter((date) => !isPlain || isPlainlyRead(wordsOf(date)));
    for (const date of new Set(read.map((one) => one.day))) counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const own = counts.get(day) ?? 0;
  const isNear = (other: string) => other !== day && [...other].filter((figure, at) => figure !== day[at]).length === 1;
  return own > 0 && [...counts].some(([other, count]) => count >= own && isNear(other));
}

/**
 * The day that one look at a receipt read: what any document of these dates would have been issued on, which is surer
 * here where no other day is printed. Where no date could be read as it stands, one whose strokes were lost.
 */
function dateOn({ text, dates, issueDate, others, isUntold }: LookForDay): DayRead | undefined {
  const [first] = dates;
  const found = issueDate && whole(issueDate, dates);
  if (!found) return first ? undefined : wornDate(text, others);
  const isGuess =
    isUntold ||
    dates.some((date) => date.day === found.value && (isCutOff(date) || (date.isAmbiguous && !tellsDayFirst(text))));
  const isPlain = dates.some((date) => date.day === found.value && isPlainlyRead(wordsOf(date)));
  if (isGuess || !first || dates.some(({ day }) => day !== found.value)) return { ...found, isGuess, isPlain };
  const isTimed = text.rows.some(
    (row) => dates.some(({ cell }) => row.cells.includes(cell)) && TIME.test(afterDates(row.text)),
  );
  const surest = Math.max(
    ...dates.map((date) => candidate(date.day, isTimed ? TIMED : ONLY_DAY, date.cell.page, wordsOf(date)).score),
  );
  return { ...found, score: Math.max(found.score, surest), isGuess, isPlain };
}

/** '4.03.2018' where the same look reads '24.03.2018' too has lost its beginning. */
function whole(found: Candidate, dates: readonly WrittenDate[]): Candidate {
  const [month, day] = [found.value.slice(0, 7), found.value.slice(8)];
  const isCut = dates.some((date) => date.day === found.value && /^\D*\d[-/. ]/.test(printOf(date)));
  const longer = dates.find(
    (date) => date.day.startsWith(month) && date.day.endsWith(day.slice(1)) && date.day.slice(8) > day,
  );
  return isCut && day.startsWith('0') && longer ? { ...found, value: longer.day } : found;
}

/** '12/10/20' may be what is left of a year in full. */
const isCutOff = (date: WrittenDate): boolean => {
  const print = printOf(date);
  return /[-/.](?:19|20)\D*$/.test(print) && !/\d{4}/.test(print);
};

const wordsOf = ({ cell, from, to }: WrittenDate) => cell.words.slice(from, to);

const printOf = (date: WrittenDate): string =>
  wordsOf(date)
    .map(({ text }) => text)
    .join(' ');

/** Tills are set up where they stand: the day comes first where there are no dollars; '$)' is dirt. */
const tellsDayFirst = (text: DocumentText): boolean =>
  !text.cells.some((cell) => /\$(?![^\s\d])|\bUSD\b/.test(cell.text));

/** A row without its dates, whose points look like a time's. */
const afterDates = (line: string): string => line.replace(/\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/g, ' ');

/** The day comes first; where there are dollars that is a guess. */
function wornDate(text: DocumentText, others: readonly TextRow[]): DayRead | undefined {
  for (const row of text.rows) {
    if (others.includes(row)) continue;
    const { cells, text: line } = row;
    const isTimed = TIME.test(afterDates(line));
    for (const cell of cells) {
      const [, name = '', day, year] = OF_RESTAURANTS.exec(fold(cell.text)) ?? [];
      const named = dayOf(day, String(MONTHS.indexOf(name) + 1), year);
      if (named)
        return {
          ...candidate(named, isTimed ? TIMED : ONLY_DAY, cell.page, cell.words),
          isGuess: false,
          isPlain: false,
        };
      // One stroke at least has to be left, or three amounts in a row make a day.
      const stroked = [...cell.text.matchAll(WORN)].filter(([print]) => /[-/]/.test(print));
      const timed = isTimed ? BESIDE_TIME.flatMap((worn) => [...cell.text.matchAll(worn)]) : [];
      for (const [, ...pieces] of [...stroked, ...timed]) {
        const [day, month, year] = withNoughts(pieces);
        const value = dayOf(day, month, year);
        const isTurned = dayOf(month, day, year) !== undefined && day !== month && !tellsDayFirst(text);
        const isGuess = isTurned || value !== dayOf(...pieces);
        if (value) return { ...candidate(value, SCORE, cell.page, cell.words), isGuess, isPlain: false };
      }
    }
  }
  return undefined;
}

/**
 * A nought with a stroke through it is read as an eight, and no day, month or year begins as '82-83-2822' does. Which of the
 * other eights are noughts is not told: it stays a guess.
 */
const withNoughts = (pieces: readonly (string | undefined)[]) =>
  pieces.map((piece, at) => (at < 2 ? piece?.replace(/^8(?=\d$)/, '0') : piece?.replace(/^28(?=\d{2}$)/, '20')));

function dayOf(...pieces: readonly (string | undefined)[]): string | undefined {
  const [day = 0, month = 0, year = 0] = pieces.map((piece) =>
    Number((piece ?? '').replace(/O/g, '0').replace(/[lI]/g, '1')),
  );
  const full = year < 100 ? FIRST_YEAR + year : year;
  return full < FIRST_YEAR || full > LAST_YEAR ? undefined : calendarDay(full, month, day);
}
