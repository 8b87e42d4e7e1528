import { ROLES_OF_JOB, SCOPE_ALL, USER_STATUSES, USER_TYPES } from '@comptoir/contracts';
import { assertIndexed, migrate, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, expect, test } from 'vitest';
import { createUserStore, SORT_FIELDS, USER_MIGRATIONS, type UserListFilter } from './user.store.ts';
import { newUser, type User } from './user.ts';

const database = await testDatabase('users-list');
const store = createUserStore(database);
const NAMES = ['Adèle', 'bruno', 'Çelik', 'Dora', 'émile'];

const aUser = (n: number): User => ({
  ...newUser({
    id: newId(),
    email: `u${n}@x.example`,
    firstName: NAMES[n % NAMES.length] ?? '',
    lastName: `Nom ${String.fromCharCode(97 + (n % 26))}`,
    roles: n % 4 === 0 ? ROLES_OF_JOB.supplier : ROLES_OF_JOB.accounting,
    supplierIds: n % 4 === 0 ? ['s1'] : [],
    language: 'fr',
    passwordHash: 'x',
  }),
  status: USER_STATUSES[n % 3] ?? 'ACTIVE',
});

beforeAll(async () => {
  await database.ensureIndexes();
  await database.withTransaction(async (session) => {
    for (let n = 0; n < 240; n += 1) await store.insert(session, aUser(n));
  });
});

const FILTERS: readonly UserListFilter[] = [
  {},
  { types: ['USER'] },
  { types: ['SUPPLIER'], statuses: ['ACTIVE', 'WAITING'] },
  { types: ['USER'], q: 'ad' },
  { types: ['USER'], q: 'nom ad', statuses: ['DISABLE'] },
  { q: 'u1' },
];

test.each(FILTERS.flatMap((filter) => Object.values(SORT_FIELDS).map((field) => [filter, field] as const)))(
  'the list of %j sorted by %s comes straight from an index',
  async (filter, field) => {
    for (const direction of ['asc', 'desc'] as const) {
      const query = store.pageQuery({ ...filter, sort: { field, direction }, page: { limit: 10, offset: 0 } });
      await assertIndexed(SCOPE_ALL, query);
    }
  },
);

test('rows are found by type, status and the beginnings of words, accents aside, and no row is missed or told twice', async () => {
  const found = async (filter: UserListFilter) => {
    const page = { limit: 240, offset: 0 };
    const { rows } = await store.list(SCOPE_ALL, { ...filter, sort: { field: 'lastNameKey', direction: 'asc' }, page });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect((await store.count(SCOPE_ALL, filter)).total).toBe(rows.length);
    return rows;
  };
  for (const type of USER_TYPES) {
    const isSupplier = type === 'SUPPLIER';
    const rows = await found({ types: [type], statuses: ['ACTIVE', 'DISABLE'] });
    expect(rows).toHaveLength(isSupplier ? 40 : 120);
    expect(rows.every(({ status, supplierIds }) => status !== 'WAITING' && supplierIds.length > 0 === isSupplier)).toBe(
      true,
    );
  }
  expect(await found({ q: 'ade' })).toHaveLength(48);
  expect((await found({ q: 'emile u4' })).every(({ firstName }) => firstName === 'émile')).toBe(true);
  expect(await found({})).toHaveLength(240);
});

test('names are in the order of their letters, whatever their accents and capitals', async () => {
  const { rows } = await store.list(SCOPE_ALL, {
    sort: { field: 'firstNameKey', direction: 'asc' },
    page: { limit: 240, offset: 0 },
  });
  expect([...new Set(rows.map(({ firstName }) => firstName))]).toEqual(NAMES);
});

test('users from before they were listed so are in the lists after a start', async () => {
  const users = database.connection.collection('users');
  await users.updateMany({}, { $unset: { tokens: 1, lastNameKey: 1, firstNameKey: 1 }, $set: { jobTitle: null } });
  expect((await store.count(SCOPE_ALL, { types: ['USER'] })).total).toBe(0);
  await migrate(database, USER_MIGRATIONS);
  expect((await store.count(SCOPE_ALL, { types: ['USER'], q: 'bruno' })).total).toBe(36);
  const [first] = (
    await store.list(SCOPE_ALL, {
      types: ['SUPPLIER'],
      sort: { field: 'lastNameKey', direction: 'asc' },
      page: { limit: 1, offset: 0 },
    })
  ).rows;
  expect(first?.jobTitle).toBe('supplier');
});
