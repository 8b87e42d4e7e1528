import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing/engines';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyLatest } from './apply-latest.store.ts';

const database = await testDatabase('projection');
const suppliers = database.connection.collection<{ _id: string }>('suppliers');

it('leaves a projected row at its latest sequence, whatever order events come in, and keeps what else the row holds', async () => {
  const arrivals = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(arrivals, async (sequences) => {
      const id = newId();
      await suppliers.insertOne({ _id: id, note: 'ours' } as { _id: string });
      let latest = -1;
      for (const sequence of sequences) {
        const fields = { name: `$name ${sequence}`, at: new Date(sequence) };
        const applied = await database.withTransaction((session) =>
          applyLatest(suppliers, session, { id, sequence, fields }),
        );
        expect(applied).toBe(sequence > latest);
        latest = Math.max(latest, sequence);
      }
      expect(await suppliers.findOne({ _id: id })).toEqual({
        ...{ _id: id, note: 'ours', sequence: latest },
        ...{ name: `$name ${latest}`, at: new Date(latest) },
      });
    }),
    { numRuns: 20 },
  );
});

it('makes the row of an id it has not seen', async () => {
  const id = newId();
  const apply = (sequence: number, name: string) =>
    database.withTransaction((session) => applyLatest(suppliers, session, { id, sequence, fields: { name } }));
  expect(await apply(3, 'third')).toBe(true);
  expect(await apply(2, 'second')).toBe(false);
  expect(await suppliers.findOne({ _id: id })).toEqual({ _id: id, sequence: 3, name: 'third' });
});
