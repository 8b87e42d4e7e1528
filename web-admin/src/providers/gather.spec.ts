import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGatherer } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gatherer(tookMs: number) {
  const taken: string[][] = [];
  const take = (items: ReadonlySet<string>) => {
    taken.push([...items]);
    return new Promise((resolve) => setTimeout(resolve, tookMs));
  };
  return { taken, ...createGatherer(take, 300) };
}

it('hands over a burst once, each item once', async () => {
  const { add, taken } = gatherer(10);
  add('invoices', 'suppliers');
  add('invoices');
  await vi.advanceTimersByTimeAsync(299);
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(taken).toEqual([['invoices', 'suppliers']]);
});

it('lets an answer that is slower than the burst come to its end, and asks once more for what came after', async () => {
  const { add, taken } = gatherer(2_000);
  for (let event = 0; event < 20; event++) {
    add('invoices');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(taken).toEqual([['invoices']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(taken).toEqual([['invoices'], ['invoices']]);
});

it('forgets what waits when it is stopped', async () => {
  const { add, stop, taken } = gatherer(10);
  add('invoices');
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(taken).toEqual([]);
});
