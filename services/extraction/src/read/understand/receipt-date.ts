import { calendarDay } from '../calendar.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { WrittenDate } from './dates.ts';
import type { DocumentText } from './document-text.ts';

/** Day, month and year where a needle left out a stroke ('05 02-18', '2109/2017') or drew a letter ('O5/02/2018'). */
const WORN =
  /(?<![\dOlI])([\dOlI]{1,2})\s?[-/.,: ]?\s?([\dOlI]{1,2})\s?[-/.,: ]\s?(20[\dOlI]{2}|[\dOlI]{2})(?![\dOlI:])/g;
/** Of what was mended, less is believed than of what was read. */
const SCORE = 0.5;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2049;

/** The only day on a till's receipt is the day it was printed; more surely with the time beside it. */
const ONLY_DAY = 0.74;
const TIMED = 0.82;

/**
 * When a receipt was printed: `found` is what any document of these dates would have been issued on, which is surer here
 * where no other day is printed. Where no date could be read as it stands, one whose strokes were lost.
 */
export function receiptDate(
  text: DocumentText,
  dates: readonly WrittenDate[],
  found: Candidate | undefined,
): Candidate | undefined {
  const [first] = dates;
  if (!found) return first ? undefined : wornDate(text);
  if (!first || dates.some(({ day }) => day !== found.value)) return found;
  // Tills are set up where they stand: without dollars, not where the month comes first.
  if (dates.some(({ isAmbiguous }) => isAmbiguous) && text.cells.some((cell) => /\$|\bUSD\b/.test(cell.text)))
    return found;
  const isTimed = text.rows.some(
    (row) =>
      dates.some(({ cell }) => row.cells.includes(cell)) &&
      /\b\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\b/.test(afterDates(row.text)),
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
  for (const cell of text.cells) {
    for (const match of cell.text.matchAll(WORN)) {
      // One stroke at least has to be left, or three amounts in a row make a day.
      if (!/[-/]/.test(match[0])) continue;
      const [day, month, year] = match.slice(1).map((piece) => Number(piece.replace(/O/g, '0').replace(/[lI]/g, '1')));
      const full = (year ?? 0) < 100 ? FIRST_YEAR + (year ?? 0) : (year ?? 0);
      if (full < FIRST_YEAR || full > LAST_YEAR) continue;
      const value = calendarDay(full, month ?? 0, day ?? 0);
      if (value) return candidate(value, SCORE, cell.page, cell.words);
    }
  }
  return undefined;
}
