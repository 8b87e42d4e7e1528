import { SCOPE_ALL } from '@comptoir/contracts';
import { testDatabase } from '@comptoir/testing/engines';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelOf } from '../database.ts';
import { countUpTo } from './count.ts';
import { assertIndexed } from './explain.ts';
import { listPage } from './list-page.ts';
import type { PageQuery } from './page-query.ts';
import { searchFilter, tokensOf } from './search.ts';

type Bill = { _id: string; supplierId: string; status: string; due: Date | null; name: string; tokens: string[] };

const schema = new mongoose.Schema<Bill>(
  { _id: String, supplierId: String, status: String, due: Date, name: String, tokens: [String] },
  { versionKey: false },
);
schema.index({ due: 1, _id: 1 });
schema.index({ status: 1, due: 1, _id: 1 });
schema.index({ supplierId: 1, status: 1, due: 1, _id: 1 });
schema.index({ tokens: 1, due: 1, _id: 1 });

const database = await testDatabase('lists');
const model = modelOf<Bill>(database, 'bills', schema);
const ROWS = 25_000;
const DAY = 86_400_000;

beforeAll(async () => {
  await database.ensureIndexes();
  const bills = Array.from({ length: ROWS }, (_, i) => ({
    _id: `b${String(i).padStart(6, '0')}`,
    supplierId: `s${i % 7}`,
    status: i % 3 === 0 ? 'PAID' : 'TO_PAY',
    // Many share a day and a tenth have none: ties and gaps are where pages lose rows.
    due: i % 10 === 0 ? null : new Date(DAY * (i % 400)),
    name: i % 2 === 0 ? `Café Zoë ${i}` : `Müller & Söhne ${i}`,
    tokens: tokensOf(i % 2 === 0 ? `Café Zoë ${i}` : `Müller & Söhne ${i}`),
  }));
  await model.collection.insertMany(bills as never[]);
});

const base = { model, sort: { field: 'due', direction: 'asc' } } as const;

/** The truth a page is held against: everything, sorted by this test itself. */
async function expected(filter: Record<string, unknown>, direction: 'asc' | 'desc'): Promise<string[]> {
  const rows = await model.find(filter).lean<Bill[]>();
  const sign = direction === 'asc' ? 1 : -1;
  const timeOf = (row: Bill): number => row.due?.getTime() ?? -1;
  return rows.sort((a, b) => sign * (timeOf(a) - timeOf(b) || (a._id < b._id ? -1 : 1))).map((row) => row._id);
}

describe('a list page', () => {
  it('shows each row once, walking forth and back by cursors, whatever the sort, filter and page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('asc' as const, 'desc' as const),
        fc.constantFrom({ supplierId: 's1', status: 'PAID' }, { supplierId: { $in: ['s2', 's3'] }, status: 'PAID' }),
        fc.integer({ min: 90, max: 700 }),
        async (direction, filter, limit) => {
          const truth = await expected(filter, direction);
          const query = { ...base, filter, sort: { field: 'due', direction } };
          const forth: string[] = [];
          let page = await listPage(SCOPE_ALL, { ...query, page: { limit, offset: 0 } });
          expect(page.previous).toBeUndefined();
          for (;;) {
            forth.push(...page.rows.map((row) => row._id));
            if (!page.next) break;
            page = await listPage(SCOPE_ALL, { ...query, page: { limit, cursor: page.next } });
          }
          expect(forth).toEqual(truth);
          const back = page.rows.map((row) => row._id);
          while (page.previous) {
            page = await listPage(SCOPE_ALL, { ...query, page: { limit, cursor: page.previous } });
            back.unshift(...page.rows.map((row) => row._id));
          }
          expect(back).toEqual(truth);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('honours a page number near either end, and refuses one in between', async () => {
    const truth = await expected({}, 'asc');
    const at = async (offset: number) =>
      (await listPage(SCOPE_ALL, { ...base, total: ROWS, page: { limit: 10, offset } })).rows.map((row) => row._id);
    expect(await at(9_990)).toEqual(truth.slice(9_990, 10_000));
    expect(await at(24_995)).toEqual(truth.slice(24_995));
    expect(await at(15_000)).toEqual(truth.slice(15_000, 15_010));
    await expect(at(12_000)).rejects.toMatchObject({ code: 'page.tooDeep' });
    const deep = listPage(SCOPE_ALL, { ...base, page: { limit: 10, offset: 24_000 } });
    await expect(deep).rejects.toMatchObject({ code: 'page.tooDeep' });
  });

  it('reads the last page from the end, with the rows that paging forward would leave for it', async () => {
    const truth = await expected({}, 'asc');
    const last = await listPage(SCOPE_ALL, { ...base, total: ROWS, page: { limit: 300, last: true } });
    expect(last.rows.map((row) => row._id)).toEqual(truth.slice(-(ROWS % 300)));
    expect(last.next).toBeUndefined();
    const before = await listPage(SCOPE_ALL, { ...base, page: { limit: 300, cursor: last.previous ?? '' } });
    expect(before.rows.at(-1)?._id).toBe(truth.at(-(ROWS % 300) - 1));
  });

  it('shows a supplier nothing of another, and nobody anything without ids', async () => {
    const mine = { kind: 'suppliers', ids: ['s4'] } as const;
    const { rows } = await listPage(mine, { ...base, filter: { supplierId: 's5' }, page: { limit: 10, offset: 0 } });
    expect(rows).toEqual([]);
    const none = await listPage({ kind: 'suppliers', ids: [] }, { ...base, page: { limit: 10, offset: 0 } });
    expect(none.rows).toEqual([]);
    expect(
      (await listPage(mine, { ...base, page: { limit: 50, offset: 0 } })).rows.every((row) => row.supplierId === 's4'),
    ).toBe(true);
  });

  it('refuses a cursor that was altered, of another sort, or that smuggles an operator', async () => {
    const { next = '' } = await listPage(SCOPE_ALL, { ...base, page: { limit: 10, offset: 20 } });
    const refused = { code: 'cursor.invalid' };
    const by = (cursor: string, sort: PageQuery<Bill>['sort'] = base.sort) =>
      listPage(SCOPE_ALL, { ...base, sort, page: { limit: 10, cursor } });
    await expect(by(next)).resolves.toBeDefined();
    await expect(by(next, { field: 'due', direction: 'desc' })).rejects.toMatchObject(refused);
    for (let at = 0; at < next.length; at += 1) {
      const altered = next.slice(0, at) + (next[at] === 'A' ? 'B' : 'A') + next.slice(at + 1);
      // The last characters of base64 may hold bits that mean nothing.
      if (Buffer.from(altered, 'base64url').equals(Buffer.from(next, 'base64url'))) continue;
      await expect(by(altered)).rejects.toMatchObject(refused);
    }
    const smuggled = Buffer.from('{"$gt":""}').toString('base64url');
    for (const cursor of ['', 'x', smuggled]) await expect(by(cursor)).rejects.toMatchObject(refused);
  });

  it('is read straight from an index: first, deep, last, searched', async () => {
    const { next = '' } = await listPage(SCOPE_ALL, { ...base, page: { limit: 10, offset: 10_000 } });
    const supplier = { kind: 'suppliers', ids: ['s2'] } as const;
    const queries: Array<[typeof SCOPE_ALL | typeof supplier, PageQuery<Bill>]> = [
      [SCOPE_ALL, { ...base, page: { limit: 10, offset: 0 } }],
      [SCOPE_ALL, { ...base, page: { limit: 10, cursor: next } }],
      [SCOPE_ALL, { ...base, total: ROWS, page: { limit: 10, last: true } }],
      [SCOPE_ALL, { ...base, filter: { status: 'PAID' }, page: { limit: 10, offset: 0 } }],
      [supplier, { ...base, filter: { status: 'PAID' }, page: { limit: 10, offset: 0 } }],
      [SCOPE_ALL, { ...base, filter: searchFilter('MULL'), page: { limit: 10, offset: 0 } }],
    ];
    for (const [scope, query] of queries) {
      const cost = await assertIndexed(scope, query);
      expect(cost.keysExamined).toBeLessThanOrEqual(11);
    }
  });

  it('is told apart by assertIndexed from one that MongoDB has to sort or scan for', async () => {
    const page = { limit: 10, offset: 0 };
    await expect(assertIndexed(SCOPE_ALL, { model, sort: { field: 'name', direction: 'asc' }, page })).rejects.toThrow(
      'SORT',
    );
    await expect(assertIndexed(SCOPE_ALL, { ...base, filter: { name: 'nobody' }, page })).rejects.toThrow('not served');
    const hint = { due: 1, _id: 1, name: 1 } as const;
    await model.collection.createIndex(hint);
    const scanned = assertIndexed(SCOPE_ALL, { ...base, filter: { due: { $ne: null }, name: 'nobody' }, hint, page });
    await expect(scanned).rejects.toThrow(/2\d{4} keys, 0 rows/);
  });

  it('is found by the beginnings of words, without accents or capitals', async () => {
    const found = async (typed: string) => (await countUpTo(SCOPE_ALL, { model, filter: searchFilter(typed) })).total;
    expect(await found('cafe zoe 24998')).toBe(1);
    expect(await found('SÖHN 2499')).toBe(6);
    expect(await found('afe')).toBe(0);
  });

  it('counts exactly up to 10,000 and says so beyond', async () => {
    expect(await countUpTo(SCOPE_ALL, { model, filter: { status: 'PAID' } })).toEqual({ total: 8_334, atLeast: false });
    expect(await countUpTo(SCOPE_ALL, { model })).toEqual({ total: 10_000, atLeast: true });
  });
});
