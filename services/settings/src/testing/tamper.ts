import { type ChainEntry, GENESIS, idOf, type OriginRow } from '../audit/audit-entry.ts';
import { hashOfEntry } from '../audit/hashes.ts';
import { headOf, type Kept } from './a-chain.ts';

/** Where and with what somebody tampers: numbers that a test draws. */
export interface Hand {
  readonly place: number;
  readonly other: number;
  readonly what: number;
}

/** What somebody who can write the database might do to a chain; each leaves the head as they would have it. */
export const TAMPERINGS: Readonly<Record<string, (kept: Kept, hand: Hand) => Kept>> = {
  'edits an entry': (kept, hand) => {
    const entries = replaced(kept.entries, at(kept, hand), (entry) => edited(entry, hand.what));
    return { ...kept, entries };
  },
  'edits an entry and makes its hash anew': (kept, hand) => {
    const entries = replaced(kept.entries, at(kept, hand), (entry) => rehashed(edited(entry, hand.what)));
    return { ...kept, entries, head: headOf(entries) };
  },
  'adds a field to an entry': (kept, hand) => ({
    ...kept,
    entries: replaced(kept.entries, at(kept, hand), (entry) => ({ ...entry, note: 'approved' }) as ChainEntry),
  }),
  'deletes an entry': (kept, hand) => {
    const entries = kept.entries.toSpliced(at(kept, hand), 1);
    return { ...kept, entries };
  },
  'deletes an entry and closes the gap': (kept, hand) => {
    // Not the last: that is a cut tail.
    const place = hand.place % (kept.entries.length - 1);
    const entries = kept.entries.toSpliced(place, 1).map((entry, index) => ({ ...entry, _id: idOf(index + 1) }));
    return { ...kept, entries, head: headOf(entries) };
  },
  'inserts an entry beside another': (kept, hand) => {
    const place = at(kept, hand);
    const copy = kept.entries[place] as ChainEntry;
    const forged = { ...edited(copy, hand.what), _id: `${copy._id}${'5'.repeat(1 + (hand.other % 3))}` };
    return { ...kept, entries: kept.entries.toSpliced(place + 1, 0, rehashed(forged)) };
  },
  'inserts an entry and moves those after it': (kept, hand) => {
    const place = at(kept, hand);
    const before = kept.entries[place - 1];
    const copy = kept.entries[hand.other % kept.entries.length] as ChainEntry;
    const _id = idOf(place + 1);
    const forged = rehashed({ ...edited(copy, hand.what), _id, previous: before?.hash ?? GENESIS, origin: null });
    const entries = kept.entries
      .toSpliced(place, 0, forged)
      .map((entry, index) => ({ ...entry, _id: idOf(index + 1) }));
    return { ...kept, entries, head: headOf(entries) };
  },
  'swaps two entries': (kept, hand) => {
    const [one, two] = twoOf(kept, hand);
    const [first, second] = [kept.entries[one] as ChainEntry, kept.entries[two] as ChainEntry];
    const entries = kept.entries.with(one, { ...second, _id: first._id }).with(two, { ...first, _id: second._id });
    return { ...kept, entries, head: headOf(entries) };
  },
  'cuts the tail': (kept, hand) => cut(kept, hand),
  'cuts the tail, and the head with it': (kept, hand) => {
    const short = cut(kept, hand);
    return { ...short, head: headOf(short.entries) };
  },
  'makes the whole chain anew after an edit': (kept, hand) => {
    const place = at(kept, hand);
    let previous = kept.entries[place - 1]?.hash ?? GENESIS;
    const entries = kept.entries.map((entry, index) => {
      if (index < place) return entry;
      const anew = rehashed({ ...(index === place ? edited(entry, hand.what) : entry), previous });
      previous = anew.hash;
      return anew;
    });
    return { ...kept, entries, head: headOf(entries) };
  },
  'edits where somebody was': (kept, hand) => ({
    ...kept,
    origins: replaced(kept.origins, hand.place % kept.origins.length, (origin) => editedOrigin(origin, hand.what)),
  }),
  'takes away where somebody was': (kept, hand) => ({
    ...kept,
    origins: kept.origins.toSpliced(hand.place % kept.origins.length, 1),
  }),
  'says where somebody was who said nothing': (kept, hand) => {
    const silent = kept.entries.filter(({ origin }) => origin === null);
    const { _id, at: time } = silent[hand.place % silent.length] as ChainEntry;
    const forged = { _id, at: time, salt: '00', address: '10.9.9.9', device: null };
    const origins = [...kept.origins, forged].sort((one, two) => (one._id < two._id ? -1 : 1));
    return { ...kept, origins };
  },
};

const at = ({ entries }: Kept, { place }: Hand): number => place % entries.length;

function twoOf({ entries }: Kept, { place, other }: Hand): [number, number] {
  const one = place % entries.length;
  return [one, (one + 1 + (other % (entries.length - 1))) % entries.length];
}

function cut(kept: Kept, { place }: Hand): Kept {
  const entries = kept.entries.slice(0, place % kept.entries.length);
  const last = entries.at(-1)?._id ?? '';
  return { ...kept, entries, origins: kept.origins.filter(({ _id }) => _id <= last) };
}

const replaced = <T>(rows: readonly T[], place: number, change: (row: T) => T): T[] =>
  rows.map((row, index) => (index === place ? change(row) : row));

const rehashed = (entry: ChainEntry): ChainEntry => ({ ...entry, hash: hashOfEntry(entry) });

/** The entry with one thing other than it was. */
function edited(entry: ChainEntry, what: number): ChainEntry {
  const changes: ReadonlyArray<Partial<ChainEntry>> = [
    { by: { ...entry.by, id: `${entry.by.id}x` } },
    { by: { ...entry.by, name: 'Nobody' } },
    { roles: [...entry.roles, 'user'] },
    { roles: [] },
    { action: `${entry.action}.x` },
    { about: { ...entry.about, id: 'other' } },
    { about: { ...entry.about, name: 'Other' } },
    { before: entry.before === null ? '{}' : null },
    { after: `${entry.after} ` },
    { at: new Date(entry.at.getTime() + 1) },
    { recordedAt: new Date(entry.recordedAt.getTime() - 1) },
    { event: `${entry.event}x` },
    { correlationId: '' },
    { origin: entry.origin === null ? 'f'.repeat(64) : null },
  ];
  return { ...entry, ...changes[what % changes.length] };
}

function editedOrigin(origin: OriginRow, what: number): OriginRow {
  const changes: ReadonlyArray<Partial<OriginRow>> = [
    { address: '10.9.9.9' },
    { address: null },
    { device: 'Safari, iOS' },
    { salt: `${origin.salt}0` },
    { at: new Date(0) },
  ];
  return { ...origin, ...changes[what % changes.length] };
}
