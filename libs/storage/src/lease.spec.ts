import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '@comptoir/testing/engines';
import { expect, it } from 'vitest';
import { createLease, LeaseLost } from './lease.ts';

const database = await testDatabase('leases');

it('is held by one of many who want it', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => createLease(database, 'one', 60_000).hold()));
  expect(answers.filter((token) => token !== undefined)).toEqual([1]);
});

it('passes on when its holder falls silent, under a greater token that fences the old holder off', async () => {
  const silent = createLease(database, 'two', 800);
  const next = createLease(database, 'two', 60_000);
  expect(await silent.hold()).toBe(1);
  expect(await silent.hold()).toBe(1);
  expect(await next.hold()).toBeUndefined();
  expect(silent.isHeld()).toBe(true);
  await sleep(1_000);
  expect(silent.isHeld()).toBe(false);
  expect(await next.hold()).toBe(2);
  await expect(database.withTransaction((session) => silent.guard(session))).rejects.toBeInstanceOf(LeaseLost);
  await database.withTransaction((session) => next.guard(session));
  expect(await silent.hold()).toBeUndefined();
});

it('passes on at once when released', async () => {
  const first = createLease(database, 'three', 60_000);
  const second = createLease(database, 'three', 60_000);
  await first.hold();
  await first.release();
  expect(await second.hold()).toBe(2);
});

it('gives a new token to a holder that comes back after its time', async () => {
  const lease = createLease(database, 'four', 50);
  expect(await lease.hold()).toBe(1);
  await sleep(100);
  expect(await lease.hold()).toBe(2);
});
