import type { Candidate } from '../../candidate.ts';

/**
 * The score of a number that may be the other party's. Of the samples every such number was right, and a table of certainty made of
 * them takes no notice of the doubt: so low a score is never certain, whatever the table says.
 */
export const DOUBTFUL_NUMBER = 0.4;

/** A VAT number that may be the other party's. */
export const doubtedNumber = <Number extends Candidate>(number: Number): Number => ({
  ...number,
  score: Math.min(DOUBTFUL_NUMBER, number.score),
});
