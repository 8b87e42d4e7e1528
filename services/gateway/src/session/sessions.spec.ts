import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { createKnownUserStore } from './known-user.store.ts';
import { createSessionStore } from './session.store.ts';
import type { KnownUser, SessionUser } from './session.ts';
import { createSessions, hashOf } from './sessions.ts';

const database = await testDatabase('sessions');
const store = createSessionStore(database);
const knownUsers = createKnownUserStore(database);
await database.ensureIndexes();
const MINUTE_MS = 60_000;
const times = { idleMs: 10 * MINUTE_MS, maximumMs: 60 * MINUTE_MS };

function aProcess(clock = aClock()) {
  return { clock, sessions: createSessions({ store, knownUsers, clock, times }) };
}

/** Ahead of the database's own, which sweeps away what has run out by it. */
function aClock() {
  let ms = Date.UTC(2100, 0, 1);
  return {
    now: () => new Date(ms),
    pass(by: number) {
      ms += by;
    },
  };
}

const aUser = (given: Partial<SessionUser> = {}): SessionUser => ({
  id: newId(),
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  roles: ['user'],
  supplierIds: [],
  language: 'en',
  version: 3,
  ...given,
});

it('opens a session under 256 random bits, of which the database knows the hash alone', async () => {
  const { sessions } = aProcess();
  const cookies = await Promise.all([sessions.open(aUser(), 1), sessions.open(aUser(), 1)]);
  expect(new Set(cookies).size).toBe(2);
  for (const cookie of cookies) {
    expect(Buffer.from(cookie, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await database.connection.collection('sessions').find().toArray())).not.toContain(cookie);
  }
});

it('ends when nobody came for a while, and goes on while somebody does', async () => {
  const { clock, sessions } = aProcess();
  const cookie = await sessions.open(aUser(), 1);
  for (let visit = 0; visit < 5; visit += 1) {
    clock.pass(9 * MINUTE_MS);
    expect(await sessions.find(cookie)).toBeDefined();
  }
  clock.pass(10 * MINUTE_MS + 1);
  expect(await sessions.find(cookie)).toBeUndefined();
});

it('ends at its hour, however busy', async () => {
  const { clock, sessions } = aProcess();
  const cookie = await sessions.open(aUser(), 1);
  for (let visit = 0; visit < 7; visit += 1) {
    clock.pass(8.5 * MINUTE_MS);
    expect(await sessions.find(cookie)).toBeDefined();
  }
  clock.pass(MINUTE_MS);
  expect(await sessions.find(cookie)).toBeUndefined();
});

it('is not kept awake by a stream that only listens', async () => {
  const { clock, sessions } = aProcess();
  const cookie = await sessions.open(aUser(), 1);
  clock.pass(9 * MINUTE_MS);
  expect(await sessions.find(cookie, false)).toBeDefined();
  clock.pass(2 * MINUTE_MS);
  expect(await sessions.find(cookie, false)).toBeUndefined();
});

it('ends in other processes within two seconds of its end in one', async () => {
  const clock = aClock();
  const [here, there] = [aProcess(clock), aProcess(clock)];
  const cookie = await here.sessions.open(aUser(), 1);
  expect(await there.sessions.find(cookie)).toBeDefined();
  await here.sessions.end(cookie);
  expect(await here.sessions.find(cookie)).toBeUndefined();
  clock.pass(2_000);
  expect(await there.sessions.find(cookie)).toBeUndefined();
});

it('stands for what the user is now: the later of what sign-in said and what was heard', async () => {
  const { clock, sessions } = aProcess();
  const user = aUser();
  const cookie = await sessions.open(user, 1);
  const heard = (version: number, roles: string[]): KnownUser => ({ ...user, version, roles, status: 'ACTIVE' });
  const rolesNow = async () => {
    clock.pass(2_001);
    return (await sessions.find(cookie))?.caller.roles;
  };

  await database.withTransaction((transaction) => knownUsers.keep(transaction, heard(2, ['older than the sign-in'])));
  expect(await rolesNow()).toEqual(['user']);
  await database.withTransaction((transaction) => knownUsers.keep(transaction, heard(5, ['kept'])));
  await database.withTransaction((transaction) => knownUsers.keep(transaction, heard(4, ['late'])));
  expect(await rolesNow()).toEqual(['kept']);
  sessions.hear(heard(6, ['heard at once']));
  expect((await sessions.find(cookie))?.caller.roles).toEqual(['heard at once']);
  sessions.hear({ ...heard(7, []), status: 'DISABLE' });
  expect(await sessions.find(cookie)).toBeUndefined();
});

it('takes no cookie that is not one', async () => {
  const { sessions } = aProcess();
  for (const cookie of ['', 'x', '../..', 'a'.repeat(10_000), '{"$ne":1}'])
    expect(await sessions.find(cookie)).toBeUndefined();
});

it('is over once the password it was signed in with is another, but for the one it was changed in', async () => {
  const clock = aClock();
  const { sessions } = aProcess(clock);
  const user = aUser();
  const second = Math.floor(clock.now().getTime() / 1000);
  const [before, kept, after] = [
    await sessions.open(user, second - 60),
    await sessions.open(user, second - 60),
    await sessions.open(user, second),
  ];
  const passwordChangedAt = clock.now();
  sessions.hear({ ...user, version: user.version + 1, status: 'ACTIVE', passwordChangedAt, keptSession: hashOf(kept) });
  expect(await sessions.find(before)).toBeUndefined();
  expect(await sessions.find(kept)).toBeDefined();
  expect(await sessions.find(after)).toBeDefined();
});

it('is listed to its user with its browser, and ended by them alone', async () => {
  const clock = aClock();
  const { sessions } = aProcess(clock);
  const [ada, eve] = [aUser(), aUser()];
  const here = await sessions.open(ada, 1, { browser: { name: 'Firefox', system: 'Windows' } });
  clock.pass(MINUTE_MS);
  const there = await sessions.open(ada, 1);
  const listed = await sessions.list(ada.id);
  expect(listed.map(({ id }) => id)).toEqual([hashOf(there), hashOf(here)]);
  expect(listed[1]).toMatchObject({ browser: { name: 'Firefox', system: 'Windows' } });
  expect(await sessions.endOf(eve.id, { id: hashOf(here) })).toEqual([]);
  expect(await sessions.find(there)).toBeDefined();
  expect(await sessions.endOf(ada.id, { butId: hashOf(here) })).toEqual([hashOf(there)]);
  expect([await sessions.find(there), (await sessions.find(here))?.id]).toEqual([undefined, hashOf(here)]);
  clock.pass(11 * MINUTE_MS);
  expect(await sessions.list(ada.id)).toEqual([]);
});
