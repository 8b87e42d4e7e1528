import { calendarDay } from '../../calendar.ts';
import { type Candidate, candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import type { ReceiptLook } from './receipt-look.ts';

/** Day, month and year where a needle left out a stroke ('05 02-18', '2109/2017') or drew a letter ('O5/02/2018'). */
const WORN =
  /(?<![\dOlI])([\dOlI]{1,2})\s?[-/.,: ]?\s?([\dOlI]{1,2})\s?[-/.,: ]\s?(20[\dOlI]{2}|[\dOlI]{2})(?![\dOlI:])/g;
/** Beside a time: all strokes lost ('21092017'), or one taken for a figure ('02/1212017', '12112/2017'), or for a comma. */
const BESIDE_TIME = [
  /(?<!\d)(\d{2})[/1]?(\d{2})[/1]?(20\d{2})(?!\d)/g,
  /(?<!\d)(\d{2})[.,](\d{2})[.,](20\d{2})(?!\d)/g,
];
const TIME = /(?<!\d)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?!\d)/;
/** Of what was mended, less is believed than of what was read. */
const SCORE = 0.5;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2049;

/** The only day on a till's receipt is the day it was printed; more surely with the time beside it. */
const ONLY_DAY = 0.74;
const TIMED = 0.82;

/** A day that another look read too is surer for it; one that another read otherwise is not. */
const SEEN_AGAIN = 0.12;
const DISPUTED = 0.55;

/** When a receipt was printed, by every look at the page: the day that most of them read. */
export function receiptDate(looks: readonly ReceiptLook[]): Candidate | undefined {
  const days = looks.flatMap((look) => dateOn(look) ?? []);
  const [first] = days
    .map((day) => {
      const same = days.filter(({ value }) => value === day.value).length;
      const isDisputed =
        days.some(({ value, score }) => value !== day.value && score > SCORE) && 2 * same <= days.length;
      const score = day.score + (SEEN_AGAIN * (same - 1)) / Math.max(1, looks.length - 1);
      return { ...day, score: isDisputed ? Math.min(DISPUTED, score) : score, same };
    })
    .sort((a, b) => b.same - a.same || b.score - a.score);
  return first;
}

/**
 * The day that one look at a receipt read: what any document of these dates would have been issued on, which is surer
 * here where no other day is printed. Where no date could be read as it stands, one whose strokes were lost.
 */
function dateOn({ text, dates, issueDate: found }: ReceiptLook): Candidate | undefined {
  const [first] = dates;
  if (!found) return first ? undefined : wornDate(text);
  if (!first || dates.some(({ day }) => day !== found.value)) return found;
  // Tills are set up where they stand: without dollars, not where the month comes first.
  if (dates.some(({ isAmbiguous }) => isAmbiguous) && text.cells.some((cell) => /\$|\bUSD\b/.test(cell.text)))
    return found;
  const isTimed = text.rows.some(
    (row) => dates.some(({ cell }) => row.cells.includes(cell)) && TIME.test(afterDates(row.text)),
  );
  const surest = Math.max(
    ...dates.map(
      (date) =>
        candidate(date.day, isTimed ? TIMED : ONLY_DAY, date.cell.page, date.cell.words.slice(date.from, date.to))
          .score,
    ),
  );
  return { ...found, score: Math.max(found.score, surest) };
}

/** A row without its dates, whose points look like a time's. */
const afterDates = (line: string): string => line.replace(/\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/g, ' ');

/** The day comes first. */
function wornDate(text: DocumentText): Candidate | undefined {
  for (const { cells, text: line } of text.rows) {
    const isTimed = TIME.test(afterDates(line));
    for (const cell of cells) {
      // One stroke at least has to be left, or three amounts in a row make a day.
      const stroked = [...cell.text.matchAll(WORN)].filter(([print]) => /[-/]/.test(print));
      const timed = isTimed ? BESIDE_TIME.flatMap((worn) => [...cell.text.matchAll(worn)]) : [];
      for (const [, day, month, year] of [...stroked, ...timed]) {
        const value = dayOf(day, month, year);
        if (value) return candidate(value, SCORE, cell.page, cell.words);
      }
    }
  }
  return undefined;
}

function dayOf(...pieces: readonly (string | undefined)[]): string | undefined {
  const [day = 0, month = 0, year = 0] = pieces.map((piece) =>
    Number((piece ?? '').replace(/O/g, '0').replace(/[lI]/g, '1')),
  );
  const full = year < 100 ? FIRST_YEAR + year : year;
  return full < FIRST_YEAR || full > LAST_YEAR ? undefined : calendarDay(full, month, day);
}
