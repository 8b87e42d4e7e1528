import { AUDIT_ORIGIN_DAYS, type AuditBreak } from '@comptoir/contracts';
import { type ChainEntry, GENESIS, type Head, type OriginRow, sequenceOf } from './audit-entry.ts';
import { hashOfEntry, hashOfOrigin } from './hashes.ts';
import { isEntry, isOrigin } from './stored-entry.ts';

/** A head of the chain that is believed, since its signature is one. */
export interface Believed {
  readonly sequence: number;
  readonly hash: string;
}

export interface ChainToVerify {
  /** As they are stored, by their ids, some at a time. */
  readonly entries: AsyncIterable<readonly unknown[]>;
  readonly origins: AsyncIterable<readonly unknown[]>;
  /** What the database said of its head before the entries were read; entries may have come since. */
  readonly head: Head | undefined;
  readonly anchors: readonly Believed[];
  readonly now: Date;
  /** Called now and then; what it throws ends the reading. */
  readonly onBatch?: () => void;
}

export interface Verification {
  /** How many entries are in order, from the first. */
  readonly entries: number;
  /** How many anchors were met. */
  readonly anchors: number;
  /** The first place that is not as it was, and what it looks like. */
  readonly broken?: { readonly sequence: number; readonly kind: AuditBreak };
}

const DAY_MS = 86_400_000;
/** MongoDB takes expired origins away once a minute, and clocks differ: from here on one may be gone. */
const ORIGIN_KEPT_MS = (AUDIT_ORIGIN_DAYS - 1) * DAY_MS;

/**
 * Reads a chain from its first entry to its last, and says the first place that is not as it was written. In memory at a
 * time are some entries, some origins and the anchors, however long the chain is.
 */
export async function verifyChain(chain: ChainToVerify): Promise<Verification> {
  const { head, now, onBatch } = chain;
  const anchors = bySequence(chain.anchors);
  const origins = readAlong(chain.origins);
  const met = { entries: 0, anchors: 0 };
  let previous = GENESIS;
  const broken = (kind: AuditBreak, sequence: number): Verification => ({ ...met, broken: { sequence, kind } });

  /** Undefined for a row that is in order. */
  function breakAt(row: unknown, sequence: number, origin: unknown): AuditBreak | undefined {
    const entry = row as ChainEntry;
    const isSettled = head !== undefined && sequence <= head.sequence;
    if (!isOriginKept(entry, origin, isSettled, now)) return 'origin';
    if (head?.sequence === sequence && head.hash !== entry.hash) return 'recomputed';
    return anchors.get(sequence)?.some((hash) => hash !== entry.hash) ? 'recomputed' : undefined;
  }

  for await (const rows of chain.entries) {
    onBatch?.();
    for (const row of rows) {
      const sequence = met.entries + 1;
      const kind = breakOf(row, sequence, previous);
      if (kind) return broken(kind, sequence);
      const { _id, hash } = row as ChainEntry;
      if (origins.isEmpty()) await origins.fill();
      const wrong = breakAt(row, sequence, origins.at(_id));
      if (wrong) return broken(wrong, sequence);
      met.anchors += anchors.get(sequence)?.length ?? 0;
      met.entries = sequence;
      previous = hash;
    }
  }
  const furthest = Math.max(head?.sequence ?? 0, ...anchors.keys());
  if (furthest > met.entries) return broken('cut', met.entries + 1);
  if (origins.isEmpty()) await origins.fill();
  const left = origins.next();
  // One of an entry that came since they were read; any other belongs nowhere.
  if (left !== undefined && (sequenceOf(left) ?? 0) <= met.entries) return broken('origin', met.entries);
  return met;
}

/** What is wrong with the row that stands at a place, by itself and after the one before it. */
function breakOf(row: unknown, sequence: number, previous: string): AuditBreak | undefined {
  const found = sequenceOf((row as { _id?: unknown } | null)?._id);
  if (found === undefined || found < sequence) return 'inserted';
  if (found > sequence) return 'missing';
  if (!isEntry(row)) return 'changed';
  const follows = row.previous === previous;
  if (hashOfEntry(row) !== row.hash) return follows ? 'changed' : 'moved';
  return follows ? undefined : 'unlinked';
}

/** An origin is what was hashed, or gone because its time is over, or not there yet: its entry came meanwhile. */
function isOriginKept(entry: ChainEntry, row: unknown, isSettled: boolean, now: Date): boolean {
  if (entry.origin === null) return row === undefined;
  if (row === undefined) return !isSettled || now.getTime() - entry.at.getTime() >= ORIGIN_KEPT_MS;
  if (!isOrigin(row)) return false;
  return row.at.getTime() === entry.at.getTime() && hashOfOrigin(row) === entry.origin;
}

/** Steps through rows that are in the order of their ids beside others in that order. */
function readAlong(batches: AsyncIterable<readonly unknown[]>) {
  const iterator = batches[Symbol.asyncIterator]();
  let rows: readonly unknown[] = [];
  let place = 0;
  let isOver = false;
  const idIn = (row: unknown): unknown => (row as Partial<OriginRow> | null)?._id ?? null;
  return {
    /** Whether more have to be fetched before the next can be looked at. */
    isEmpty: (): boolean => !isOver && place >= rows.length,
    async fill(): Promise<void> {
      place = 0;
      do {
        const { value, done } = await iterator.next();
        isOver = done === true;
        rows = isOver ? [] : (value as readonly unknown[]);
      } while (rows.length === 0 && !isOver);
    },
    /** The row of that id, passed by; undefined where the next is a later one. A row that belongs nowhere is answered too. */
    at(id: string): unknown {
      if (place >= rows.length) return undefined;
      const row = rows[place];
      const next = idIn(row);
      if (typeof next === 'string' && next > id) return undefined;
      place += 1;
      return next === id ? row : STRAY;
    },
    /** The id of the row that comes next, null for a row of none; undefined at the end. */
    next: (): unknown => (place < rows.length ? idIn(rows[place]) : undefined),
  };
}

/** Stands for an origin of no entry. */
const STRAY = { stray: true };

function bySequence(anchors: readonly Believed[]): Map<number, string[]> {
  const sorted = new Map<number, string[]>();
  for (const { sequence, hash } of anchors) sorted.set(sequence, [...(sorted.get(sequence) ?? []), hash]);
  return sorted;
}
