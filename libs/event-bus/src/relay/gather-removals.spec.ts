import type { EventEnvelope } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { gatherRemovals } from './gather-removals.ts';

const event = (subject: string) => ({ subject, sequence: 1 }) as EventEnvelope;

function removals() {
  const calls: string[][] = [];
  const ends: Array<(error?: Error) => void> = [];
  const remove = gatherRemovals((events) => {
    calls.push(events.map(({ subject }) => subject));
    return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  });
  return { calls, ends, remove };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

it('removes what comes while one removal is on its way in the next one, and tells each when it is done', async () => {
  const { calls, ends, remove } = removals();
  const first = remove([event('a')]);
  await soon();
  const others = [remove([event('b')]), remove([event('c'), event('d')])];
  await soon();
  expect(calls).toEqual([['a']]);
  ends[0]?.();
  await first;
  await soon();
  expect(calls).toEqual([['a'], ['b', 'c', 'd']]);
  let done = 0;
  for (const one of others) void one.then(() => done++);
  await soon();
  expect(done).toBe(0);
  ends[1]?.();
  await Promise.all(others);
});

it('tells a removal that failed to those who asked for it, and goes on with the next', async () => {
  const { calls, ends, remove } = removals();
  const first = remove([event('a')]);
  await soon();
  const second = remove([event('b')]);
  ends[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await soon();
  ends[1]?.();
  await second;
  expect(calls).toEqual([['a'], ['b']]);
});
