import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChain, headOf, type Kept, NOW } from '../testing/a-chain.ts';
import { type Hand, TAMPERINGS } from '../testing/tamper.ts';
import type { OriginRow } from './audit-entry.ts';
import { contentOf } from './hashes.ts';
import { type Believed, type Verification, verifyChain } from './verify-chain.ts';

/** Short, so that a thousand of each kind take seconds. */
const CHAIN = aChain(24);
const ANCHORS: Believed[] = [8, 24].map((sequence) => ({ sequence, hash: CHAIN.entries[sequence - 1]?.hash ?? '' }));
const HANDS: fc.Arbitrary<Hand> = fc.record({ place: fc.nat(9_999), other: fc.nat(9_999), what: fc.nat(9_999) });

/** Some at a time, as a database sends them. */
async function* each(rows: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
  for (let from = 0; from < rows.length; from += 7) yield rows.slice(from, from + 7);
}

const verify = (
  { entries, origins, head }: Kept,
  anchors: readonly Believed[] = ANCHORS,
  now = NOW,
): Promise<Verification> => verifyChain({ entries: each(entries), origins: each(origins), head, anchors, now });

describe('a chain', () => {
  it('that nobody touched is in order, of whatever length', async () => {
    expect(await verify(CHAIN)).toEqual({ entries: 24, anchors: 2 });
    for (const length of [0, 1, 2, 500])
      expect(await verify(aChain(length), [])).toEqual({ entries: length, anchors: 0 });
  });

  it.each(Object.entries(TAMPERINGS))('is seen to be broken when somebody %s: 1,000 times', async (_, tamper) => {
    await fc.assert(
      fc.asyncProperty(HANDS, async (hand) => {
        const { broken } = await verify(tamper(CHAIN, hand));
        expect(broken).toBeDefined();
      }),
      { numRuns: 1_000 },
    );
  });

  it('is read by what it says, not by what the database says of its end: the last two need an anchor', async () => {
    const hand = { place: 12, other: 0, what: 0 };
    const unseen = ['cuts the tail, and the head with it', 'makes the whole chain anew after an edit'];
    for (const [name, tamper] of Object.entries(TAMPERINGS)) {
      const { broken } = await verify(tamper(CHAIN, hand), []);
      expect([name, broken === undefined]).toEqual([name, unseen.includes(name)]);
    }
  });

  it.each([
    ['edits an entry', 'changed', 13],
    ['edits an entry and makes its hash anew', 'unlinked', 14],
    ['deletes an entry', 'missing', 13],
    ['deletes an entry and closes the gap', 'moved', 13],
    ['inserts an entry beside another', 'inserted', 14],
    ['inserts an entry and moves those after it', 'moved', 14],
    ['swaps two entries', 'moved', 13],
    ['cuts the tail', 'cut', 13],
    ['cuts the tail, and the head with it', 'cut', 13],
    ['makes the whole chain anew after an edit', 'recomputed', 24],
    ['edits where somebody was', 'origin', 20],
  ])('that somebody %s is said to be ‘%s’ at entry %i', async (name, kind, sequence) => {
    const { broken } = await verify(TAMPERINGS[name]?.(CHAIN, { place: 12, other: 3, what: 0 }) ?? CHAIN);
    expect(broken).toEqual({ sequence, kind });
  });

  it('goes on without where somebody was once its year is over, and not a day before', async () => {
    const forgotten = { ...CHAIN, origins: [] };
    const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
    expect((await verify(forgotten, ANCHORS, inDays(363))).broken).toMatchObject({ kind: 'origin' });
    expect((await verify(forgotten, ANCHORS, inDays(366))).broken).toBeUndefined();
  });

  it('may grow while it is read', async () => {
    const longer = aChain(80);
    const head = headOf(longer.entries.slice(0, 70));
    const late = longer.origins.filter(({ _id }) => Number(_id) <= 75);
    expect(await verify({ ...longer, origins: late, head }, [])).toEqual({ entries: 80, anchors: 0 });
    const early = longer.entries.slice(0, 72);
    expect(await verify({ ...longer, entries: early, head }, [])).toEqual({ entries: 72, anchors: 0 });
    const stray = { ...longer.origins[0], _id: 'zebra' } as OriginRow;
    const { broken } = await verify({ ...longer, origins: [...longer.origins, stray] }, []);
    expect(broken).toEqual({ sequence: 80, kind: 'origin' });
  });
});

it('hashes an entry in the form of RFC 8785: members by their names, without spaces', () => {
  const [entry] = CHAIN.entries;
  if (!entry) throw new Error('no entry');
  const text = contentOf(entry);
  const sorted = (value: unknown): unknown =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .sort(([one], [two]) => (one < two ? -1 : 1))
            .map(([key, part]) => [key, sorted(part)]),
        );
  expect(text).toBe(JSON.stringify(sorted(JSON.parse(text))));
});
