import { systemClock } from '@comptoir/service-kit';
import type { ChainEntry, Head, OriginRow, WaitingEntry } from '../audit/audit-entry.ts';
import { linkEntries } from '../audit/link-entries.ts';

/** All that a database keeps of a chain. */
export interface Kept {
  readonly entries: readonly ChainEntry[];
  readonly origins: readonly OriginRow[];
  readonly head: Head | undefined;
}

/** Lately: what says where somebody was is taken away by the database after a year. */
export const NOW = systemClock.now();

/** A decision as it waits for its place; every third says nothing of where it was made. */
export const aWaitingEntry = (n: number, more: Partial<WaitingEntry> = {}): WaitingEntry => ({
  at: new Date(NOW.getTime() - 3_600_000 + n * 1_000),
  by: { id: `user-${n % 7}`, name: `User ${n % 7}`, kind: 'user' },
  roles: ['root_administrator'],
  action: ['user.update', 'setting.change', 'supplier.create'][n % 3] ?? '',
  about: { kind: 'user', id: `about-${n % 5}`, name: `Thing ${n % 5}` },
  before: n % 4 === 0 ? null : JSON.stringify({ value: n }),
  after: JSON.stringify({ value: n + 1 }),
  event: `event-${String(n).padStart(6, '0')}`,
  correlationId: `correlation-${n}`,
  origin: n % 3 === 0 ? null : { address: `10.0.0.${n % 250}`, device: 'Firefox, Linux' },
  ...more,
});

let salts = 0;
export const aSalt = (): string => {
  salts += 1;
  return String(salts).padStart(32, '0');
};

/** A chain of that many entries. */
export function aChain(length: number): Kept {
  const waiting = Array.from({ length }, (_, n) => aWaitingEntry(n));
  const { entries, origins } = linkEntries(undefined, waiting, NOW, aSalt);
  return { entries, origins, head: headOf(entries) };
}

export function headOf(entries: readonly ChainEntry[]): Head | undefined {
  const last = entries.at(-1);
  return last && { sequence: Number(last._id), hash: last.hash, recordedAt: last.recordedAt };
}
