import { SCOPE_ALL } from '@comptoir/contracts';
import { testDatabase } from '@comptoir/testing/engines';
import mongoose from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import { modelOf } from '../database.ts';
import { countUpTo } from './count.ts';
import { listCounted } from './list-counted.ts';

type Bill = { _id: string };

const ROWS = 24_010;
const database = await testDatabase('list_counted');
const schema = new mongoose.Schema<Bill>({ _id: String }, { versionKey: false });
let hear = () => {};
schema.post('find', () => hear());
const model = modelOf<Bill>(database, 'bills', schema);
const idOf = (at: number): string => `b${String(at).padStart(6, '0')}`;
const query = { model, sort: { field: '_id', direction: 'asc' } } as const;
const exactly = async () => ({ total: ROWS, atLeast: false });

beforeAll(async () => {
  await model.collection.insertMany(Array.from({ length: ROWS }, (_, at) => ({ _id: idOf(at) })) as never[]);
});

it.each([0, 25, 1_000, 1_001, 9_990, 14_025, 23_990, 24_005, 30_000].map((offset) => ({ offset })))(
  'gives the page at row $offset and the total',
  async ({ offset }) => {
    const page = listCounted(SCOPE_ALL, { ...query, page: { limit: 25, offset } }, exactly);
    const rows = Array.from({ length: 25 }, (_, row) => offset + row).filter((at) => at < ROWS);
    // Beyond the last row there is no end to read from.
    if (offset > ROWS) await expect(page).rejects.toMatchObject({ code: 'page.tooDeep' });
    else expect(await page).toMatchObject({ rows: rows.map((at) => ({ _id: idOf(at) })), total: ROWS, atLeast: false });
  },
);

it('ends the last page where the list ends, and refuses the middle of a long one', async () => {
  const last = await listCounted(SCOPE_ALL, { ...query, page: { limit: 25, last: true } }, exactly);
  expect(last.rows.map(({ _id }) => _id)).toEqual(Array.from({ length: 10 }, (_, at) => idOf(ROWS - 10 + at)));
  await expect(
    listCounted(SCOPE_ALL, { ...query, page: { limit: 25, offset: 12_000 } }, exactly),
  ).rejects.toMatchObject({ code: 'page.tooDeep' });
});

it('takes a count that stopped early for no total', async () => {
  const upTo = () => countUpTo(SCOPE_ALL, { ...query, reach: 2_000 });
  const page = await listCounted(SCOPE_ALL, { ...query, page: { limit: 2, offset: 1_500 } }, upTo);
  expect(page).toMatchObject({ rows: [{ _id: idOf(1_500) }, { _id: idOf(1_501) }], total: 2_000, atLeast: true });
});

it('asks for a near page and its total at once', async () => {
  const found = new Promise<void>((resolve) => {
    hear = resolve;
  });
  // Were the rows to wait for the count, neither would come: this one waits for them.
  const count = () => found.then(exactly);
  const page = { limit: 25, offset: 1_000 };
  await expect(listCounted(SCOPE_ALL, { ...query, page }, count)).resolves.toMatchObject({ total: ROWS });
});
