import { calendarDay } from '../calendar.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { DocumentText } from './document-text.ts';

/** Day, month and year where a needle left out a stroke ('05 02-18', '2109/2017') or drew a letter ('O5/02/2018'). */
const WORN =
  /(?<![\dOlI])([\dOlI]{1,2})\s?[-/.,: ]?\s?([\dOlI]{1,2})\s?[-/.,: ]\s?(20[\dOlI]{2}|[\dOlI]{2})(?![\dOlI:])/g;
/** Of what was mended, less is believed than of what was read. */
const SCORE = 0.5;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2049;

/** A receipt's date whose strokes were lost: only where no date could be read as it stands. The day comes first. */
export function receiptDate(text: DocumentText): Candidate | undefined {
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
