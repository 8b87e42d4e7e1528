import { type Candidate, candidate } from '../candidate.ts';
import type { WrittenDate } from './dates.ts';

/** A day that could be another one as well. */
const UNDECIDED = 0.8;
/** However it is labelled: the days that were measured as right were told. */
export const MOST_UNDECIDED = 0.48;

/** The score of a day that is possible and no more. */
export const PERHAPS = 0.38;

/** A written day as a value with this score, less where its digits leave open which is the month. */
export function dateCandidate(date: WrittenDate, score: number): Candidate {
  return candidate(
    date.day,
    date.isAmbiguous ? Math.min(MOST_UNDECIDED, score * UNDECIDED) : score,
    date.cell.page,
    date.cell.words.slice(date.from, date.to),
  );
}
