import { ROW_FATES, SCOPE_ALL } from '@comptoir/contracts';
import { assertIndexed, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, expect, test } from 'vitest';
import { createImportRowStore } from './import-row.store.ts';

const database = await testDatabase('import-rows');
const store = createImportRowStore(database);
const [checkId, other] = [newId(), newId()];

beforeAll(async () => {
  await database.ensureIndexes();
  for (const id of [checkId, other]) {
    await store.insert(
      Array.from({ length: 300 }, (_, n) => ({
        checkId: id,
        row: n + 2,
        cells: [`Firm ${n}`],
        fate: ROW_FATES[n % ROW_FATES.length] ?? 'CREATE',
        problems: [],
        candidates: [],
        supplierId: newId(),
      })),
    );
  }
});

test.each([undefined, ...ROW_FATES])(
  'the rows of fate %s come straight from an index, also the last page',
  async (fate) => {
    for (const offset of [0, 20]) {
      await assertIndexed(SCOPE_ALL, store.pageQuery({ checkId, fate, page: { limit: 10, offset } }));
    }
  },
);

test('rows come in the order of the sheet, of one dry run alone', async () => {
  const { rows } = await store.list(SCOPE_ALL, { checkId, page: { limit: 100, offset: 100 } });
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 100 }, (_, n) => n + 102));
  const refused = await store.first(SCOPE_ALL, null, { checkId, fates: ['REFUSED'], limit: 1000 });
  expect(refused.map(({ row }) => row)).toEqual(Array.from({ length: 43 }, (_, n) => 7 * n + 6));
  await store.remove([other]);
  expect((await store.list(SCOPE_ALL, { checkId: other, page: { limit: 10, offset: 0 } })).rows).toEqual([]);
});
