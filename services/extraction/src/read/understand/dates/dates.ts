import { calendarDay, yearOfTwo } from '../../calendar.ts';
import { hijriDay } from '../../hijri.ts';
import { type Box, boundsOf, type Word } from '../../page-model.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { orderUnderMask } from './days-under-masks.ts';
import { monthOf } from './months.ts';

/** A day written on the page. */
export type WrittenDate = {
  readonly day: string;
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  readonly confidence: number;
  readonly isAmbiguous: boolean;
};

/** Which of two numbers comes first in '04/05/2018'. */
export type DateHabit = 'day-first' | 'month-first';

/** 'march 25', '25. marz': a day without its year, in folded letters. */
export function isDayOfMonth(folded: string): boolean {
  const [, after, , before] = /^(?:(\p{L}{3,12})\.? (\d{1,2})|\d{1,2}\.? (\p{L}{3,12})\.?)$/u.exec(folded.trim()) ?? [];
  return monthOf(after ?? before ?? '') !== undefined;
}

const MONTH = String.raw`([\p{L}]{3,12})\.?`;
/** A year before its day, as Hungary, Lithuania and Latvia write it: with a point, or with their word for 'year'. */
const YEAR_FIRST = String.raw`(?<![\d./-])((?:19|20)\d{2})(?:\.| m\.| ?gada|\. gada) `;

/** The habit of a document, and whether something on it tells: else it is a guess. */
export type KnownHabit = { readonly habit: DateHabit; readonly isTold: boolean };

type Shape = { readonly pattern: RegExp; readonly read: (groups: string[], habit: DateHabit) => string | undefined };

const number = (text: string | undefined) => Number(text ?? Number.NaN);
const year = (text: string | undefined) => (text?.length === 2 ? yearOfTwo(number(text)) : number(text));
const month = (text: string | undefined) => monthOf(text ?? '') ?? 0;

const SHAPES: readonly Shape[] = [
  {
    // 'Invoice #2026-11-04' is a number.
    pattern: /(?<![\d.#])(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?!\d)/gu,
    read: ([y, m, d]) => calendarDay(year(y), number(m), number(d)),
  },
  {
    // 'FV/28/05/2026' is a number whose series is a month's, '2341/22-12-2012' a contract's, and '23.05. 10:46' has no year.
    // Behind a place's comma no space may be left: 'Aalen,05.04.2019'; and none before the time: '01/03/202616:52'.
    pattern:
      /(?<![\d.]|(?<!\p{L}),|\d\/|(?<![a-z])[a-z]{1,4}\/)(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2}(?!:\d))(?!\d(?!\d:\d{2})|[.,/]\d)/gu,
    read: ([a, sign, b, y], habit) => fromPair(number(a), number(b), year(y), sign === '.' ? 'day-first' : habit),
  },
  {
    // '1/10-2026': Norway's and Denmark's.
    pattern: /(?<![\d./])(\d{1,2})\/ ?(\d{1,2}) ?- ?((?:19|20)\d{2})(?!\d)/gu,
    read: ([d, m, y]) => calendarDay(year(y), number(m), number(d)),
  },
  {
    // '05.04,2022': a point that looks like a comma, where no sum has four figures behind one. With the time behind it a till's is guessed.
    pattern: /(?<![\d.,])(\d{2})[.,](\d{2})[.,]((?:19|20)\d{2})(?!\d|[.,]\d|,? ?\d{1,2}:\d)/gu,
    read: ([d, m, y]) => calendarDay(year(y), number(m), number(d)),
  },
  {
    // '12 - Mar - 2026' is a day; 'Vorderingsstaat 2 - oktober 2026' is a number and its month.
    pattern: new RegExp(
      String.raw`(?<![\d.]|(?<!\p{L}),)(\d{1,2})(?! - \p{L}+\.? \d)(?: ?(?:st|nd|rd|th|er)|e|\.)?\)? ?(?:de |d['’]|of |, ?|- ?|/ ?)?${MONTH} ?(?:de |del |, ?|- ?|/ ?|')?(\d{4}|\d{2}(?!,? (?:19|20)\d{2}(?!\d)))(?!\d)`,
      'gu',
    ),
    read: ([d, m, y]) => calendarDay(year(y), month(m), number(d)),
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${MONTH} ?-?(\d{1,2})(?:st|nd|rd|th)? ?[,.-]? ?(\d{4})(?!\d)`, 'gu'),
    read: ([m, d, y]) => calendarDay(year(y), month(m), number(d)),
  },
  {
    // 'Sat Jun 20 17:33:22 WAT 2026', as some programs print what their clock says.
    pattern: /(?<!\p{L})(\p{L}{3}) (\d{1,2}) \d{2}:\d{2}:\d{2} (?:\p{L}{2,5} )?(20\d{2})(?!\d)/gu,
    read: ([m, d, y]) => calendarDay(year(y), month(m), number(d)),
  },
  {
    // '2026. március 5.', '2026 m. kovo 5 d.'
    pattern: new RegExp(String.raw`${YEAR_FIRST}${MONTH} (\d{1,2})(?!\d)`, 'gu'),
    read: ([y, m, d]) => calendarDay(year(y), month(m), number(d)),
  },
  {
    // '2026. gada 9. februāris'
    pattern: new RegExp(String.raw`${YEAR_FIRST}(\d{1,2})\. ?${MONTH}(?!\p{L})`, 'gu'),
    read: ([y, d, m]) => calendarDay(year(y), month(m), number(d)),
  },
  {
    // '#20251012' is a number, and so is '20251012-3', the third of that day.
    pattern: /(?<![\d#])((?:19|20)\d{2})(\d{2})(\d{2})(?!\d|-\d{1,3}(?!\d))/gu,
    read: ([y, m, d]) => calendarDay(year(y), number(m), number(d)),
  },
  {
    // '1447/03/28', '28/03/1447': the years 2004 to 2038 of the Islamic calendar.
    pattern: /(?<![\d./-])(14[2-5]\d)([-/])(\d{1,2})\2(\d{1,2})(?![\d./-])/gu,
    read: ([y, , m, d]) => hijriDay(number(y), number(m), number(d)),
  },
  {
    pattern: /(?<![\d./-])(\d{1,2})([-/])(\d{1,2})\2(14[2-5]\d)(?![\d./-])/gu,
    read: ([d, , m, y]) => hijriDay(number(y), number(m), number(d)),
  },
];

/** Where the order is in doubt the habit decides; where the habit makes no day, the other order does. */
function fromPair(first: number, second: number, y: number, habit: DateHabit): string | undefined {
  const dayFirst = calendarDay(y, second, first);
  const monthFirst = calendarDay(y, first, second);
  return habit === 'day-first' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
}

/** Reads the date at the beginning or inside a text; undefined where there is none. */
export function parseDate(text: string, habit: DateHabit): string | undefined {
  return matchDates(fold(text), habit)[0]?.day;
}

type DateMatch = { readonly day: string; readonly start: number; readonly end: number; readonly isAmbiguous: boolean };

function matchDates(folded: string, habit: DateHabit): DateMatch[] {
  const found: DateMatch[] = [];
  // None is without its year.
  if (!/\d{2}/.test(folded)) return found;
  for (const { pattern, read } of SHAPES) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      const groups = match.slice(1) as string[];
      const day = read(groups, habit);
      // 'Fattura n. 18 del 15 maggio 2026': 'del' is no month, and the day begins within what was tried.
      if (!day) pattern.lastIndex = match.index + 1;
      const start = match.index;
      const end = start + match[0].length;
      if (day && !found.some((other) => start < other.end && end > other.start)) {
        found.push({
          day,
          start,
          end,
          isAmbiguous: day !== read(groups, habit === 'day-first' ? 'month-first' : 'day-first'),
        });
      }
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Every date of the document, with its place; ambiguous where it could be two days, and the document does not tell. */
export function findDates(text: DocumentText, { habit, isTold }: KnownHabit): WrittenDate[] {
  const dates = text.cells.flatMap((cell) => [
    ...datesOfCell(cell, habit),
    ...dateOverTwoLines(text, cell, habit),
    ...dateUnderMask(text, cell),
  ]);
  return isTold ? dates.map((date) => ({ ...date, isAmbiguous: false })) : dates;
}

/** '7 22 24' under 'MO DAY YR'. */
function dateUnderMask(text: DocumentText, cell: Cell): WrittenDate[] {
  const order = orderUnderMask(text, cell);
  const day = order && parseDate(cell.text.replaceAll(' ', '/'), order);
  const confidence = Math.min(...cell.words.map((word) => word.confidence));
  return day === undefined
    ? []
    : [{ day, cell, from: 0, to: cell.words.length, box: boundsOf(cell.words), confidence, isAmbiguous: false }];
}

/** '24. September' over '2026', 'Wednesday 15' over 'May 2024', where a column is narrow: the year stands right under the day. */
function dateOverTwoLines(text: DocumentText, cell: Cell, habit: DateHabit): WrittenDate[] {
  if (!DAY_AND_MONTH.test(fold(cell.text))) return [];
  const height = cell.y1 - cell.y0;
  const under = text.rows[cell.row + 1]?.cells.find(
    (other) => Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0) && other.y0 - cell.y1 < height,
  );
  if (!under || under.page !== cell.page || !YEAR.test(under.text)) return [];
  const day = parseDate(`${cell.text} ${under.text}`, habit);
  const words = [...cell.words, ...under.words];
  return day === undefined
    ? []
    : [
        {
          day,
          cell,
          from: 0,
          to: cell.words.length,
          box: boundsOf(words),
          confidence: Math.min(...words.map((word) => word.confidence)),
          isAmbiguous: false,
        },
      ];
}

/** A cell of a day and the name of its month or weekday, in either order, and nothing else. */
const DAY_AND_MONTH =
  /^(?:\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de )?\p{L}{3,10}|\p{L}{3,10} \d{1,2}(?:st|nd|rd|th)?),?\.?$/u;
/** A year, behind a month's name or alone. */
const YEAR = /^(?:\p{L}{3,10}\.? )?(?:19|20)\d{2}$/u;

/** 'Il de febrero de 2026' in a picture: strokes before a month are the figures of a day. */
function isWornDay(words: readonly Word[], at: number): boolean {
  const [day, joint, behind] = words.slice(at, at + 3).map(({ text }) => text);
  const next = /^(?:de|of)$/i.test(joint ?? '') ? behind : joint;
  return (
    /^(?=.*[IlO])[IlO\d]{1,2}$/.test(day ?? '') &&
    (words[at]?.confidence ?? 1) < 1 &&
    monthOf(fold(next ?? '')) !== undefined
  );
}

/** '28-0ct-2026' in a picture: the nought is October's first letter. */
const withMonth = ({ text, confidence }: Word): string =>
  confidence < 1 ? text.replace(/(?<![\p{L}\d])0(?=[ck]t|ut[ou]|tt)/iu, 'O') : text;

function datesOfCell(cell: Cell, habit: DateHabit): WrittenDate[] {
  if (!cell.words.some((word) => /\d/.test(word.text))) return [];
  let folded = '';
  const starts: number[] = [];
  for (const [at, word] of cell.words.entries()) {
    starts.push(folded.length);
    folded += `${fold(isWornDay(cell.words, at) ? word.text.replace(/[Il]/g, '1').replace(/O/g, '0') : withMonth(word))} `;
  }
  return matchDates(folded, habit).map((match) => {
    const from = starts.findLastIndex((start) => start <= match.start);
    const to = starts.findLastIndex((start) => start < match.end) + 1;
    const words = cell.words.slice(from, to);
    return {
      day: match.day,
      cell,
      from,
      to,
      box: boundsOf(words),
      confidence: Math.min(...words.map((word) => word.confidence)),
      isAmbiguous: match.isAmbiguous,
    };
  });
}
