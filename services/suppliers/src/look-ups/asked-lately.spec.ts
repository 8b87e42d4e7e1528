import { createLogger } from '@comptoir/service-kit';
import { expect, test } from 'vitest';
import { createAskedLately } from './asked-lately.ts';

const logger = createLogger({ service: 'suppliers', level: 'fatal' });
const bounds = { most: 3, rememberMs: 10_000, restMs: 1_000, aMinute: 5 };

function register() {
  let ahead = 0;
  let away = false;
  const asked: string[] = [];
  const clock = { now: () => new Date(1_800_000_000_000 + ahead) };
  const ask = createAskedLately(
    async (key) => {
      asked.push(key);
      if (away) throw new Error('away');
      return `of ${key}`;
    },
    { clock, logger, name: 'test', bounds },
  );
  return {
    ask,
    asked,
    wait: (ms: number): void => {
      ahead += ms;
    },
    goAway: (isAway: boolean): void => {
      away = isAway;
    },
  };
}

test('however many ask for the same at once, or again within a while, one question goes out', async () => {
  const { ask, asked, wait } = register();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('a')));
  expect(new Set(answers.map((one) => one?.answer))).toEqual(new Set(['of a']));
  wait(9_999);
  await ask('a');
  expect(asked).toEqual(['a']);
  wait(1);
  await ask('a');
  expect(asked).toEqual(['a', 'a']);
});

test('what is remembered is bounded, the oldest goes first', async () => {
  const { ask, asked, wait } = register();
  for (const key of ['a', 'b', 'c', 'd']) await ask(key);
  wait(5_000);
  await ask('d');
  await ask('a');
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'a']);
});

test('one that does not answer is left in peace for a moment, then asked again', async () => {
  const { ask, asked, wait, goAway } = register();
  goAway(true);
  expect(await ask('a')).toBeUndefined();
  expect(await ask('a')).toBeUndefined();
  goAway(false);
  wait(1_000);
  expect(await ask('a')).toEqual({ answer: 'of a' });
  expect(asked.length).toBe(2);
});

test('no more go out in a minute than are allowed; who comes then goes without, and waits for nothing', async () => {
  const { ask, asked, wait } = register();
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => ask(key)));
  expect(answers.filter((one) => one === undefined)).toHaveLength(2);
  expect(asked).toHaveLength(5);
  wait(60_000);
  expect(await ask('g')).toEqual({ answer: 'of g' });
});
