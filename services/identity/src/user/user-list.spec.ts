import { ROLES_OF_JOB, SCOPE_ALL, type Scope, USER_STATUSES, USER_TYPES } from '@comptoir/contracts';
import { assertIndexed, explainPage, migrate, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUserStore } from './user.store.ts';
import { newUser, type User } from './user.ts';
import { USER_MIGRATIONS } from './user-migrations.store.ts';
import { counterKeyOf, SORT_FIELDS, userModel } from './user-model.store.ts';
import type { UserListFilter } from './user-tokens.ts';

const database = await testDatabase('users-list');
const store = createUserStore(database);
const NAMES = ['Adèle', 'bruno', 'Çelik', 'Dora', 'émile'];
const ROLES = [ROLES_OF_JOB.supplier, ROLES_OF_JOB.accounting, ROLES_OF_JOB.regular, ROLES_OF_JOB.accounting];

const aUser = (n: number): User => ({
  ...newUser({
    id: newId(),
    email: `u${n}@x.example`,
    firstName: NAMES[n % NAMES.length] ?? '',
    lastName: `Nom ${String.fromCharCode(97 + (n % 26))}`,
    roles: ROLES[n % ROLES.length] ?? [],
    supplierIds: n % 4 === 0 ? [`s${n % 3}`] : [],
    language: 'fr',
    passwordHash: 'x',
  }),
  status: USER_STATUSES[n % 3] ?? 'ACTIVE',
});

const all: readonly User[] = Array.from({ length: 240 }, (_, n) => aUser(n));
beforeAll(async () => {
  await database.ensureIndexes();
  await database.withTransaction(async (session) => {
    for (const user of all) await store.insert(session, user);
  });
});

const FILTERS: readonly UserListFilter[] = [
  {},
  { types: ['USER'] },
  { types: ['SUPPLIER'], statuses: ['ACTIVE', 'WAITING'] },
  { statuses: ['WAITING'] },
  { role: 'agent_accounting' },
  { types: ['USER'], role: 'agent_accounting', statuses: ['DISABLE'] },
  { types: ['USER'], q: 'ad' },
  { types: ['USER'], q: 'nom ad', statuses: ['DISABLE'] },
  { q: 'u1' },
];
const SCOPES: ReadonlyArray<readonly [string, Scope]> = [
  ['all', SCOPE_ALL],
  ['one supplier', { kind: 'suppliers', ids: ['s1'] }],
  ['two suppliers', { kind: 'suppliers', ids: ['s0', 's2'] }],
];

describe.each(SCOPES)('seen by one whose scope is %s', (_scope, scope) => {
  const seen = () =>
    all.filter(({ supplierIds }) => scope.kind === 'all' || supplierIds.some((id) => scope.ids.includes(id)));

  test.each(FILTERS.flatMap((filter) => Object.values(SORT_FIELDS).map((field) => [filter, field] as const)))(
    'the list of %j sorted by %s comes straight from an index',
    async (filter, field) => {
      for (const direction of ['asc', 'desc'] as const) {
        const query = store.pageQuery(scope, { ...filter, sort: { field, direction }, page: { limit: 10, offset: 0 } });
        if (scope.kind === 'all') {
          await assertIndexed(scope, query);
          continue;
        }
        // Those that match are picked out of these suppliers' few users: no more than these are read.
        const { stages, docsExamined } = await explainPage(scope, query);
        expect(stages).not.toContain('COLLSCAN');
        expect(docsExamined).toBeLessThanOrEqual(seen().length);
      }
    },
  );

  test('a page never holds a row outside the scope, and its total counts none', async () => {
    const { rows, total } = await store.list(scope, {
      sort: { field: 'lastNameKey', direction: 'asc' },
      page: { limit: 300, offset: 0 },
    });
    expect(rows.map(({ id }) => id).sort()).toEqual(
      seen()
        .map(({ id }) => id)
        .sort(),
    );
    expect(total).toBe(seen().length);
  });
});

test('rows are found by type, status and the beginnings of words, accents aside, and no row is missed or told twice', async () => {
  const found = async (filter: UserListFilter) => {
    const page = { limit: 240, offset: 0 };
    const { rows, total, atLeast } = await store.list(SCOPE_ALL, {
      ...filter,
      sort: { field: 'lastNameKey', direction: 'asc' },
      page,
    });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect([total, atLeast]).toEqual([rows.length, false]);
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
  expect(await found({ role: 'agent_accounting' })).toHaveLength(120);
  expect(await found({ role: 'agent_accounting', types: ['SUPPLIER'] })).toEqual([]);
  expect(await found({})).toHaveLength(240);
  // What a role or a supplier is found by cannot be typed.
  for (const q of ['@agent_accounting', '#s1']) expect(await found({ q })).toEqual([]);
});

test('totals are kept: past what is counted they are still exact, and any change of users keeps them so', async () => {
  const counts = database.connection.collection('counters_users');
  const before = await counts.find().toArray();
  await counts.insertOne({
    _id: 'many' as never,
    level: 'status,type',
    key: { status: 'ACTIVE', type: 'USER' },
    count: 90_000,
  });
  expect(await store.count(SCOPE_ALL, { types: ['USER'], statuses: ['ACTIVE'] })).toEqual({
    total: 90_060,
    atLeast: false,
  });
  await counts.deleteOne({ _id: 'many' as never });
  expect(await counts.find().toArray()).toEqual(before);

  const kept: User[] = [];
  const change = fc.record({ at: fc.nat(20), n: fc.nat(100), step: fc.constantFrom('insert', 'replace', 'remove') });
  await fc.assert(
    fc.asyncProperty(change, async ({ at, n, step }) => {
      await database.withTransaction(async (session) => {
        const known = kept[at % (kept.length || 1)];
        const made = { ...aUser(n), email: `${newId()}@x.example` };
        if (step === 'insert' || !known) await store.insert(session, made);
        else if (step === 'remove') await store.remove(session, known);
        else await store.replace(session, known, { ...made, id: known.id, version: known.version + 1 });
      });
      const rows = await userModel(database).find().lean();
      kept.splice(0, kept.length, ...(await rowsButThe240()));
      for (const type of USER_TYPES) {
        for (const status of USER_STATUSES) {
          const { total } = await store.count(SCOPE_ALL, { types: [type], statuses: [status] });
          const there = rows.map(counterKeyOf).filter((key) => key.type === type && key.status === status);
          expect(total).toBe(there.length);
          const role = 'user';
          const ofRole = await store.count(SCOPE_ALL, { types: [type], statuses: [status], role });
          const having = rows.filter((row) => row.roles.includes(role)).map(counterKeyOf);
          expect(ofRole.total).toBe(having.filter((key) => key.type === type && key.status === status).length);
        }
      }
    }),
    { numRuns: 40 },
  );
  await database.withTransaction(async (session) => {
    for (const user of kept) await store.remove(session, user);
  });

  async function rowsButThe240(): Promise<User[]> {
    const first = new Set(all.map(({ id }) => id));
    const { rows } = await store.list(SCOPE_ALL, {
      sort: { field: 'email', direction: 'asc' },
      page: { limit: 500, offset: 0 },
    });
    return rows.filter(({ id }) => !first.has(id));
  }
});

test('names are in the order of their letters, whatever their accents and capitals', async () => {
  const { rows } = await store.list(SCOPE_ALL, {
    sort: { field: 'firstNameKey', direction: 'asc' },
    page: { limit: 240, offset: 0 },
  });
  expect([...new Set(rows.map(({ firstName }) => firstName))]).toEqual(NAMES);
});

test('users from before they were listed and counted so are in the lists and totals after a start', async () => {
  const users = database.connection.collection('users');
  await users.updateMany({}, { $unset: { tokens: 1, lastNameKey: 1, firstNameKey: 1 }, $set: { jobTitle: null } });
  await users.createIndex({ roles: 1, lastNameKey: 1, _id: 1 });
  for (const name of ['counters_users', 'counters_user_roles'])
    await database.connection.collection(name).updateMany({}, { $inc: { count: 3 } });
  expect((await store.list(SCOPE_ALL, { types: ['USER'], ...BY_NAME })).rows).toEqual([]);
  await migrate(database, USER_MIGRATIONS);
  expect((await store.list(SCOPE_ALL, { types: ['USER'], q: 'bruno', ...BY_NAME })).total).toBe(36);
  expect(await store.count(SCOPE_ALL, { types: ['USER'] })).toEqual({ total: 180, atLeast: false });
  expect(await store.count(SCOPE_ALL, { role: 'agent_accounting' })).toEqual({ total: 120, atLeast: false });
  expect(await users.indexExists('roles_1_lastNameKey_1__id_1')).toBe(false);
  const [first] = (await store.list(SCOPE_ALL, { types: ['SUPPLIER'], ...BY_NAME })).rows;
  expect(first?.jobTitle).toBe('supplier');
});

const BY_NAME = { sort: { field: 'lastNameKey', direction: 'asc' }, page: { limit: 1, offset: 0 } } as const;
