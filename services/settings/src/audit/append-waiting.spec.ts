import { openDatabase } from '@comptoir/storage';
import { mongoUri, testDatabase } from '@comptoir/testing';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { aWaitingEntry } from '../testing/a-chain.ts';
import { enqueue, openAudit, overwrite, verifyStored } from '../testing/audit-desk.ts';
import { appendWaiting } from './append-waiting.ts';

const database = await testDatabase('append');
const other = await openDatabase({ uri: mongoUri(), name: database.name });
afterAll(() => other.close());
const desks = [openAudit(database), openAudit(other)] as const;
const [desk] = desks;
await database.ensureIndexes();

it('makes one unbroken chain of what is decided, in batches of any size, by two at once', {
  timeout: 120_000,
}, async () => {
  let decided = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          added: fc.nat(9),
          sizes: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
        }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      async (rounds) => {
        await overwrite(database, { entries: [], origins: [], head: undefined });
        const events: string[] = [];
        for (const { added, sizes } of rounds) {
          const waiting = Array.from({ length: added }, () => {
            decided += 1;
            return aWaitingEntry(decided);
          });
          events.push(...waiting.map(({ event }) => event));
          const appending = desks.map((one, index) => appendWaiting(one, sizes[index] ?? 1));
          await Promise.all([...appending, ...waiting.map((entry) => enqueue(desk, entry))]);
        }
        while ((await appendWaiting(desk, 100)) > 0);
        expect(await verifyStored(desk)).toEqual({ entries: events.length, anchors: 0 });
        const kept: string[] = [];
        for await (const rows of desk.chain.stored().entries)
          kept.push(...rows.map((entry) => (entry as { event: string }).event));
        expect(kept.sort()).toEqual(events.sort());
        expect(await desk.queue.isEmpty()).toBe(true);
      },
    ),
    { numRuns: 10 },
  );
});

it('keeps what the database gives back as it went in, whatever people write', { timeout: 60_000 }, async () => {
  await overwrite(database, { entries: [], origins: [], head: undefined });
  let decided = 1_000_000;
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), fc.jsonValue(), async (text, value) => {
      const about = { kind: 'user', id: 'u', name: text };
      decided += 1;
      await enqueue(desk, aWaitingEntry(decided, { about, after: JSON.stringify({ $set: value, 'a.b': text }) }));
      await appendWaiting(desk, 10);
      expect((await verifyStored(desk)).broken).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});
