import { type ChainEntry, GENESIS, type Head, idOf, type OriginRow, type WaitingEntry } from './audit-entry.ts';
import { hashOfEntry, hashOfOrigin } from './hashes.ts';

/**
 * Gives entries their places after the head: each is hashed with its sequence and the hash of the one before it.
 * @param now when they come into the chain; never before the head did
 * @param newSalt for each origin, random
 */
export function linkEntries(
  head: Head | undefined,
  waiting: readonly WaitingEntry[],
  now: Date,
  newSalt: () => string,
): { readonly entries: ChainEntry[]; readonly origins: OriginRow[] } {
  const recordedAt = head && head.recordedAt > now ? head.recordedAt : now;
  let { sequence, hash: previous } = head ?? { sequence: 0, hash: GENESIS };
  const entries: ChainEntry[] = [];
  const origins: OriginRow[] = [];
  for (const { origin, ...facts } of waiting) {
    sequence += 1;
    const _id = idOf(sequence);
    const kept = origin && { _id, at: facts.at, salt: newSalt(), ...origin };
    if (kept) origins.push(kept);
    const content = { ...facts, _id, recordedAt, origin: kept && hashOfOrigin(kept), previous };
    previous = hashOfEntry(content);
    entries.push({ ...content, hash: previous });
  }
  return { entries, origins };
}
