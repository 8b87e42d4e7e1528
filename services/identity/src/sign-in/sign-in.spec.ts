import { ROLES_OF_JOB } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { hash, verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswords, HASHES_AT_ONCE, hashPassword, isOutdated, missingMemory } from '../user/password.ts';
import { createUserStore } from '../user/user.store.ts';
import { newUser } from '../user/user.ts';
import { signIn } from './sign-in.ts';
import { createThrottle } from './throttle.store.ts';

const database = await testDatabase('sign-in');
const users = createUserStore(database);
const parts = { users, passwords: await createPasswords(), throttle: createThrottle(database, systemClock) };
await database.ensureIndexes();

const OLD = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PASSWORD = 'of a year ago';

async function somebody(passwordHash: string) {
  const id = newId();
  const names = { firstName: 'Ada', lastName: 'Byron', language: 'fr' as const };
  const user = newUser({
    ...{ id, email: `${id}@x.example`, ...names, roles: ROLES_OF_JOB.regular, supplierIds: [], passwordHash },
  });
  await database.withTransaction((session) => users.insert(session, user));
  const enter = (password: string) => signIn(parts, { username: user.email, password, address: id });
  return { user, enter, kept: async () => (await users.findSubject(id))?.passwordHash ?? '' };
}

it('hashes a password anew, with what is asked of a hash now, when its owner signs in', async () => {
  const { user, enter, kept } = await somebody(await hash(PASSWORD, OLD));
  await expect(enter('another')).rejects.toMatchObject({ code: 'login.incorrect' });
  expect(await kept()).toBe(user.passwordHash);
  await enter(PASSWORD);
  const renewed = await kept();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await verify(renewed, PASSWORD)).toBe(true);
  await enter(PASSWORD);
  expect(await kept()).toBe(renewed);
  expect(await users.findSubject(user.id)).toEqual({ ...user, passwordHash: renewed });
});

it('does not bring a password back that was changed meanwhile', async () => {
  const { user, kept } = await somebody(await hashPassword('a new one'));
  await users.renewHash(user.id, await hash(PASSWORD, OLD), await hashPassword(PASSWORD));
  expect(await kept()).toBe(user.passwordHash);
  expect(isOutdated(await kept())).toBe(false);
});

it('does the same work for an unknown name, a wrong password and an older hash', async () => {
  const { matches } = parts.passwords;
  const hashes = { unknown: undefined, wrong: await hashPassword(PASSWORD), older: await hash(PASSWORD, OLD) };
  const work = async (passwordHash: string | undefined) => {
    const before = process.cpuUsage();
    expect(await matches(passwordHash, 'a wrong one')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  // Neighbours on the machine only ever add to what a hash takes, by its share of the caches: the least tells its work.
  const least = { unknown: Infinity, wrong: Infinity, older: Infinity };
  for (let round = 0; round < 12; round += 1) {
    for (const kind of ['unknown', 'wrong', 'older'] as const) {
      least[kind] = Math.min(least[kind], await work(hashes[kind]));
    }
  }
  for (const each of [least.wrong, least.older]) {
    expect(each / least.unknown).toBeGreaterThan(0.7);
    expect(each / least.unknown).toBeLessThan(1.4);
  }
});

it('adds to a hash of several lanes what several cores saved, by the clock', async () => {
  const lanes = (parallelism: number) => hash(PASSWORD, { memoryCost: 65_536, timeCost: 3, parallelism });
  const four = await lanes(4);
  expect([1, 2, 4, 8].map((cores) => missingMemory(four, cores))).toEqual([0, 32_768, 49_152, 49_152]);
  expect(missingMemory(await hash(PASSWORD, OLD), 2)).toBe(65_536 - Math.ceil((19_456 * 2) / 3));
  expect(missingMemory(await hashPassword(PASSWORD), 2)).toBe(0);
});

it('takes the memory of as many hashes as it works out at once, however many wait', async () => {
  await hashPassword(PASSWORD);
  const before = process.resourceUsage().maxRSS;
  await Promise.all(Array.from({ length: 12 }, () => hashPassword(PASSWORD)));
  const grownMiB = (process.resourceUsage().maxRSS - before) / 1_024;
  expect(grownMiB).toBeLessThan(64 * HASHES_AT_ONCE);
});
