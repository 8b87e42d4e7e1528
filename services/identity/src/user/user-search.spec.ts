import { ROLES_OF_JOB, SCOPE_ALL, USER_STATUSES } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUserStore } from './user.store.ts';
import { newUser, type User } from './user.ts';
import { toRow, userModel } from './user-model.store.ts';
import type { UserListFilter } from './user-tokens.ts';

const database = await testDatabase('users-search');
const store = createUserStore(database);
/** More than a search counts of one word. */
const EACH = 1_200;

/** Half of them are called Adèle and half Bruno; few of Adèle are Martin, and few of Bruno Roux. */
const aUser = (n: number): User => ({
  ...newUser({
    id: newId(),
    email: `u${n}@x.example`,
    firstName: n % 2 === 0 ? 'Adèle' : 'Bruno',
    lastName: `${n % 22 === 0 || (n % 2 && n % 10 > 1) ? 'Martin' : 'Roux'} ${String(n).padStart(4, '0')}`,
    roles: ROLES_OF_JOB[n % 5 === 0 ? 'supplier' : 'accounting'],
    supplierIds: n % 5 === 0 ? [`s${n % 7}`] : [],
    language: 'fr',
    passwordHash: 'x',
  }),
  status: USER_STATUSES[n % 20 < 18 ? 0 : 1] ?? 'ACTIVE',
});

const all = Array.from({ length: 2 * EACH }, (_, n) => aUser(n));
beforeAll(async () => {
  await database.ensureIndexes();
  await userModel(database).collection.insertMany(all.map(toRow) as never[]);
});

const search = (q: string, filter: UserListFilter = {}) =>
  store.list(SCOPE_ALL, {
    q,
    ...filter,
    sort: { field: 'lastNameKey', direction: 'asc' },
    page: { limit: 25, offset: 0 },
  });

describe('a search of two words that more than a thousand users have each', () => {
  test.each(['adele bruno', 'brun adel', 'bruno adele example'])('says that nobody has both: %s', async (q) => {
    expect(await search(q)).toEqual({ rows: [], total: 0, atLeast: false });
    expect(await search(q, { role: 'user' })).toEqual({ rows: [], total: 0, atLeast: false });
  });

  test.each<UserListFilter>([{}, { types: ['USER'] }, { statuses: ['ACTIVE'] }])(
    'finds those that have, and how many: %j',
    async (filter) => {
      const having = all.filter(
        (user) =>
          user.firstName === 'Adèle' &&
          user.lastName.startsWith('Martin') &&
          (!filter.types || user.supplierIds.length === 0) &&
          (filter.statuses?.includes(user.status) ?? true),
      );
      const { rows, total, atLeast } = await search('adele martin', filter);
      expect([total, atLeast]).toEqual([having.length, false]);
      expect(rows).toEqual(having.slice(0, 25));
    },
  );

  test('finds one that a former release wrote, before and after they are given their pairs', async () => {
    const users = database.connection.collection<{ _id: string; pairs?: string[] }>('users');
    const found = async () => (await search('martin adele')).rows[0];
    const one = await found();
    await users.updateOne({ _id: one?.id ?? '' }, { $unset: { pairs: 1 } });
    expect(await found()).toEqual(one);
    expect(await store.fillPairs(AbortSignal.timeout(60_000))).toBe(1);
    expect((await users.findOne({ _id: one?.id ?? '' }))?.pairs?.length).toBeGreaterThan(2);
    expect(await found()).toEqual(one);
  });
});
