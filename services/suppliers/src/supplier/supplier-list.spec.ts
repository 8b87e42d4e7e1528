import { SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { assertIndexed, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSupplierStore } from './supplier.store.ts';
import type { SupplierState } from './supplier.ts';
import { SORT_FIELDS } from './supplier-row.store.ts';

const database = await testDatabase('suppliers-list');
const store = createSupplierStore(database);
const WORDS = ['nord', 'sud', 'transport', 'conseil', 'atelier'];
const ids = Array.from({ length: 300 }, () => newId());

const supplier = (id: string, n: number): SupplierState => ({
  id,
  kind: n % 10 === 0 ? 'client' : 'supplier',
  code: `C${n}`,
  locpt: `acct ${n % 7}`,
  raisonSociale: `${WORDS[n % WORDS.length]} ${n}`,
  codeSocietee: n,
  countryCode: 'FR',
  currency: 'EUR',
  email: `s${n}@example.com`,
  language: 'fr',
  contacts: [],
  version: 1,
  createdAt: new Date(1_700_000_000_000 + n),
  updatedAt: new Date(1_700_000_000_000),
  contactPoints: [],
  formerContacts: [],
  invoiceCount: n % 13,
});

beforeAll(async () => {
  await database.ensureIndexes();
  await database.withTransaction(async (session) => {
    for (const [n, id] of ids.entries()) await store.insert(session, supplier(id, n));
  });
});

const SCOPES: ReadonlyArray<readonly [string, Scope]> = [
  ['all', SCOPE_ALL],
  ['one supplier', { kind: 'suppliers', ids: ids.slice(0, 1) }],
  ['three suppliers', { kind: 'suppliers', ids: ids.slice(0, 3) }],
];
const FILTERS = [{}, { q: 'trans' }, { kind: 'client' }, { q: 'nord', kind: 'client' }] as const;

describe.each(SCOPES)('seen by one whose scope is %s', (_scope, scope) => {
  test.each(FILTERS.flatMap((filter) => Object.values(SORT_FIELDS).map((field) => [filter, field] as const)))(
    'the list filtered by %j and sorted by %s comes straight from an index',
    async (filter, field) => {
      for (const direction of ['asc', 'desc'] as const) {
        await assertIndexed(
          scope,
          store.pageQuery(scope, { ...filter, sort: { field, direction }, page: { limit: 10, offset: 0 } }),
        );
      }
    },
  );
});

test('kept totals agree with the rows', async () => {
  expect(await store.count(SCOPE_ALL, {})).toEqual({ total: 300, atLeast: false });
  expect(await store.count(SCOPE_ALL, { kind: 'client' })).toEqual({ total: 30, atLeast: false });
  expect(await store.count(SCOPE_ALL, { kind: 'client', q: 'nord' })).toEqual({ total: 30, atLeast: false });
});

test('a page never holds a row outside the scope', async () => {
  const scope: Scope = { kind: 'suppliers', ids: ids.slice(5, 8) };
  const { rows, total } = await store.list(scope, {
    sort: { field: 'nameKey', direction: 'asc' },
    page: { limit: 100, offset: 0 },
  });
  expect(rows.map(({ id }) => id).sort()).toEqual([...scope.ids].sort());
  expect(total).toBe(3);
});
