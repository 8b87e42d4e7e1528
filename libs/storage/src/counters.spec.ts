import { testDatabase } from '@comptoir/testing/engines';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createCounters } from './counters.ts';

const database = await testDatabase('counters');
const dimensions = ['supplierId', 'status', 'month'];
const counters = createCounters(database, 'invoices', { dimensions, rollups: [['status'], ['supplierId', 'status']] });
beforeAll(() => database.ensureIndexes());

it('sums to what was added under any filter, whichever roll-up answers', async () => {
  const key = fc.record({
    supplierId: fc.constantFrom('a', 'b.c', '$d'),
    status: fc.constantFrom('PAID', 'TO_PAY'),
    month: fc.constantFrom('2026-01', '2026-02'),
  });
  const added: Array<{ key: Record<string, string>; delta: number }> = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key, delta: fc.integer({ min: -3, max: 5 }) }), { maxLength: 6 }),
      key,
      async (adds, asked) => {
        await database.withTransaction(async (session) => {
          for (const { key, delta } of adds) await counters.add(session, key, delta);
        });
        added.push(...adds);
        const sumOf = (filter: Record<string, string>): number =>
          added
            .filter((add) => Object.entries(filter).every(([name, value]) => add.key[name] === value))
            .reduce((sum, { delta }) => sum + delta, 0);
        const { supplierId, status, month } = asked;
        const filters: Record<string, string>[] = [
          {},
          { status },
          { supplierId },
          { supplierId, status },
          { month },
          asked,
        ];
        for (const filter of filters) {
          expect(await counters.sum(filter)).toBe(sumOf(filter));
        }
        expect((await counters.sumBy('status', { supplierId })).get(status) ?? 0).toBe(sumOf({ supplierId, status }));
      },
    ),
    { numRuns: 20 },
  );
});

it('lets thirty transactions count under the same key at once, and counts none that aborts', async () => {
  const hot = { supplierId: 'hot', status: 'PAID', month: '2026-03' };
  const count = (fails: boolean) =>
    database.withTransaction(async (session) => {
      await counters.add(session, hot, 1);
      if (fails) throw new Error('no');
    });
  await Promise.allSettled(Array.from({ length: 36 }, (_, i) => count(i % 6 === 0)));
  expect(await counters.sum({ supplierId: 'hot' })).toBe(30);
  expect(await counters.sum({ supplierId: ['hot', 'nobody'], status: 'PAID' })).toBe(30);
});

it('begins anew with what was counted, and loses nothing that is added at the same time', async () => {
  const key = { supplierId: 'anew', status: 'PAID', month: '2026-04' };
  const counted = createCounters(database, 'anew', { dimensions });
  await database.ensureIndexes();
  const rows = database.connection.collection('anew_rows');
  await rows.insertOne({});
  await database.withTransaction((session) => counted.add(session, key, 7));
  const adding = Array.from({ length: 12 }, () =>
    database.withTransaction(async (session) => {
      await rows.insertOne({}, { session });
      await counted.add(session, key, 1);
    }),
  );
  const resetting = database.withTransaction(async (session) => {
    await counted.reset(session, [{ key, delta: await rows.countDocuments({}, { session }) }]);
  });
  await Promise.all([...adding, resetting]);
  expect(await counted.sum({})).toBe(13);
});

it('refuses a key that lacks a dimension, and a question about one it does not have', async () => {
  const add = database.withTransaction((session) => counters.add(session, { status: 'PAID' }, 1));
  await expect(add).rejects.toThrow('without');
  await expect(counters.sum({ currency: 'EUR' })).rejects.toThrow('do not know currency');
});
