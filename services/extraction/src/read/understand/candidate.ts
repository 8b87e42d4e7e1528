import type { Box, Word } from '../page-model.ts';
import { boundsOf } from '../page-model.ts';

/** A possible value of a field with what speaks for it, 0 to 1, and where it stands. */
export type Candidate = {
  readonly value: string;
  /** What stands there, where `value` says more to compare it by; this is what is given. */
  readonly printed?: string;
  readonly score: number;
  readonly page: number;
  readonly box: Box;
};

/** A value as a reading gives it: as it stands on the page. */
export const givenAs = ({ value, printed = value }: Pick<Candidate, 'value' | 'printed'>): string => printed;

export function candidate(value: string, score: number, page: number, words: readonly Word[]): Candidate {
  return { value, score: score * trust(words), page, box: boundsOf(words) };
}

type Same = (a: string, b: string) => boolean;
const equal: Same = (a, b) => a === b;

/**
 * The best value: equal values support one another a little (an invoice number that stands on each page).
 * `same` says when two spellings are one value.
 */
export function best(candidates: readonly Candidate[], same: Same = equal): Candidate | undefined {
  let winner: Candidate | undefined;
  for (const one of candidates) {
    const support = candidates.filter((other) => other !== one && same(other.value, one.value)).length;
    const score = Math.min(1, one.score + 0.02 * Math.min(support, 3));
    if (!winner || score > winner.score) winner = { ...one, score };
  }
  return winner;
}

/** What the recogniser thought of the words, softened: it doubts more than it errs. */
function trust(words: readonly Word[]): number {
  const least = Math.min(1, ...words.map((word) => word.confidence));
  return least >= 1 ? 1 : 0.6 + 0.35 * least;
}
