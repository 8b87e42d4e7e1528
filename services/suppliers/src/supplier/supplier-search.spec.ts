import { SCOPE_ALL } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSupplierStore } from './supplier.store.ts';
import type { SupplierState } from './supplier.ts';

const database = await testDatabase('suppliers-search');
const store = createSupplierStore(database);
/** As many as an import writes at once: each is in hundreds of places of the indexes, and other tests fill the cache too. */
const A_TRANSACTION = 25;
/** More than a search counts of one word. */
const EACH = 1_200;

/** Half of them forges and half of them mills, few forges in the south and few mills in the north; some are clients. */
const supplier = (n: number): SupplierState => ({
  id: newId(),
  kind: n % 11 === 0 ? 'client' : 'supplier',
  code: `C${n}`,
  locpt: `acct ${n % 7}`,
  raisonSociale: `${n % 2 === 0 ? 'Forge' : 'Moulin'} ${n % 20 === 0 || (n % 2 && n % 10 > 1) ? 'Sud' : 'Nord'} ${n}`,
  codeSocietee: n,
  countryCode: 'FR',
  currency: 'EUR',
  email: `s${n}@example.com`,
  language: 'fr',
  contacts: [],
  version: 1,
  createdAt: new Date(1_700_000_000_000 + n),
  updatedAt: new Date(1_700_000_000_000),
  contactPoints: [{ channel: 'email', value: `s${n}@example.com`, since: new Date(1_700_000_000_000) }],
  formerContacts: [],
  invoiceCount: n % 13,
});

const all = Array.from({ length: 2 * EACH }, (_, n) => supplier(n));
beforeAll(async () => {
  await database.ensureIndexes();
  for (let from = 0; from < all.length; from += A_TRANSACTION) {
    const some = all.slice(from, from + A_TRANSACTION);
    await database.withTransaction((session) => store.insert(session, ...some));
  }
}, 120_000);

const search = (q: string, kind?: 'supplier' | 'client') =>
  store.list(SCOPE_ALL, {
    q,
    ...(kind && { kind }),
    sort: { field: 'nameKey', direction: 'asc' },
    page: { limit: 25, offset: 0 },
  });

describe('a search of two words that more than a thousand suppliers have each', () => {
  test.each(['forge moulin', 'moul forg', 'moulin forge example'])('says that no supplier has both: %s', async (q) => {
    expect(await search(q)).toEqual({ rows: [], total: 0, atLeast: false });
    expect(await search(q, 'supplier')).toEqual({ rows: [], total: 0, atLeast: false });
  });

  test.each([undefined, 'supplier', 'client'] as const)(
    'finds those that have, and how many: of kind %s',
    async (kind) => {
      const having = all.filter((each) => /^Forge Sud/.test(each.raisonSociale) && each.kind === (kind ?? each.kind));
      const { rows, total, atLeast } = await search('sud forge', kind);
      expect([total, atLeast]).toEqual([having.length, false]);
      const byName = having.toSorted((a, b) => (a.raisonSociale < b.raisonSociale ? -1 : 1));
      expect(rows).toEqual(byName.slice(0, 25));
    },
  );

  test('finds one that a former release wrote, before and after it is given its pairs', async () => {
    const suppliers = database.connection.collection<{ _id: string; pairs?: string[] }>('suppliers');
    const [one] = (await search('sud forge')).rows;
    const found = async () => (await search('sud forge')).rows[0];
    await suppliers.updateOne({ _id: one?.id ?? '' }, { $unset: { pairs: 1 } });
    expect(await found()).toEqual(one);
    expect(await store.fillPairs(AbortSignal.timeout(60_000))).toBe(1);
    expect((await suppliers.findOne({ _id: one?.id ?? '' }))?.pairs?.length).toBeGreaterThan(5);
    expect(await found()).toEqual(one);
  });
});
