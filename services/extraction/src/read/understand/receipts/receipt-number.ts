import type { Candidate } from '../candidate.ts';

/** So many looks that read one number outvote one that reads another. */
const OUTVOTED = 3;
/** As sure as a number is that looks do not agree on. */
const DISPUTED = 0.5;

/**
 * The number of a receipt that was looked at in several ways: what most looks read, and of as many the first's. A figure
 * misread in one look is read in another, and nothing else on the page tells which of '204400955871' and '204400855871' it is,
 * so that where they do not agree it is not sure.
 */
export function receiptNumber(looks: readonly (Candidate | undefined)[]): Candidate | undefined {
  const read = looks.filter((one) => one !== undefined);
  const votes = new Map<string, Candidate[]>();
  for (const one of read) votes.set(keyOf(one), [...(votes.get(keyOf(one)) ?? []), one]);
  const [winners] = [...votes.values()].sort((a, b) => b.length - a.length);
  const [winner] = winners ?? [];
  if (!winner || !winners) return undefined;
  const isAgreed = votes.size === 1 || (winners.length >= OUTVOTED && read.length - winners.length === 1);
  // What the first look did not find is no number that the page shows plainly.
  return isAgreed && looks[0] ? winner : { ...winner, score: Math.min(DISPUTED, winner.score) };
}

const keyOf = ({ value }: Candidate): string => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
