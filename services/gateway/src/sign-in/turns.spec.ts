import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('works on as many pieces at once as there are cores but one, and answers each with its own', async () => {
  const turns = createTurns();
  let [underWay, most] = [0, 0];
  const piece = (answer: number) => async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await sleep(5);
    underWay -= 1;
    return answer;
  };
  const wanted = Array.from({ length: 20 }, (_, at) => at);
  expect(await Promise.all(wanted.map((at) => turns(piece(at))))).toEqual(wanted);
  expect(most).toBe(Math.max(1, availableParallelism() - 1));
});

it('hands on what goes wrong, and the turn with it', async () => {
  const turns = createTurns();
  await expect(turns(() => Promise.reject(new Error('the issuer is away')))).rejects.toThrow('the issuer is away');
  const atOnce = () => {
    throw new Error('not even begun');
  };
  await expect(turns(atOnce)).rejects.toThrow('not even begun');
  expect(await turns(async () => 'next')).toBe('next');
});

it('lets nobody wait for a piece that waits for somebody', async () => {
  const turns = createTurns();
  const slow = Promise.withResolvers<string>();
  const held = Array.from({ length: availableParallelism() }, () => turns(() => slow.promise));
  expect(await turns(async () => 'past them')).toBe('past them');
  slow.resolve('in the end');
  expect(await Promise.all(held)).toEqual(held.map(() => 'in the end'));
});
