import { testDatabase } from '@comptoir/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createThrottle } from './throttle.store.ts';
import { ACCOUNT_PATIENCE, ADDRESS_PATIENCE, MEMORY_S, waitAfter } from './throttle.ts';

const database = await testDatabase('throttle');
/** Ahead of the clock of the database, which sweeps away what has run out by it. */
const START = Date.UTC(2100, 0, 1);

function aClock() {
  let ms = START;
  return { now: () => new Date(ms), pass: (seconds: number) => (ms += seconds * 1000) };
}

let people = 0;
function somebody(): readonly [account: string, address: string] {
  people += 1;
  return [`account-${people}`, `address-${people}`];
}

it('makes wait longer with each failure, never for good', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.constantFrom(ACCOUNT_PATIENCE, ADDRESS_PATIENCE), (failures, patience) => {
      const wait = waitAfter(failures, patience);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(patience.mostS);
      expect(waitAfter(failures + 1, patience)).toBeGreaterThanOrEqual(wait);
    }),
  );
  expect([5, 6, 7, 8, 40].map((failures) => waitAfter(failures, ACCOUNT_PATIENCE))).toEqual([0, 1, 2, 4, 300]);
});

it('counts an account’s failures wherever they come from, and an address’s whoever they are tried on', async () => {
  const clock = aClock();
  const throttle = createThrottle(database, clock);
  const [account, address] = somebody();
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect(await throttle.begin(account, `${address}-${attempt}`)).toBe(0);
  expect(await throttle.begin(account, 'elsewhere')).toBe(1);
  expect(await throttle.begin('somebody else', 'elsewhere')).toBe(0);

  for (let attempt = 0; attempt < 21; attempt += 1)
    expect(await throttle.begin(`${account}-${attempt}`, address)).toBe(0);
  expect(await throttle.begin('anybody', address)).toBe(1);
});

it('lets people of one address sign in at the same time, though their attempts overtake each other', async () => {
  const [account, address] = somebody();
  const [ahead, behind] = [aClock(), aClock()];
  ahead.pass(1);
  expect(await createThrottle(database, ahead).begin(account, address)).toBe(0);
  expect(await createThrottle(database, behind).begin(`${account}-colleague`, address)).toBe(0);
});

it('counts attempts made side by side, through two processes', async () => {
  const clock = aClock();
  const throttles = [createThrottle(database, clock), createThrottle(database, clock)];
  const [account, address] = somebody();
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_none, index) => throttles[index % 2]?.begin(account, `${address}-${index}`)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
});

it('lets in after the wait, and doubles it when that fails too', async () => {
  const clock = aClock();
  const throttle = createThrottle(database, clock);
  const [account, address] = somebody();
  for (let attempt = 0; attempt < 6; attempt += 1) await throttle.begin(account, address);
  expect(await throttle.begin(account, address)).toBe(1);
  clock.pass(1);
  expect(await throttle.begin(account, address)).toBe(0);
  expect(await throttle.begin(account, address)).toBe(2);
});

it('forgives an account that signed in, and anybody after an hour of quiet', async () => {
  const clock = aClock();
  const throttle = createThrottle(database, clock);
  const [account, address] = somebody();
  for (let attempt = 0; attempt < 5; attempt += 1) await throttle.begin(account, address);
  await throttle.succeed(account, address);
  for (let attempt = 0; attempt < 6; attempt += 1) expect(await throttle.begin(account, address)).toBe(0);
  clock.pass(MEMORY_S + 2);
  for (let attempt = 0; attempt < 6; attempt += 1) expect(await throttle.begin(account, address)).toBe(0);
});
