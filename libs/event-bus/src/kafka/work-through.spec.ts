import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workThrough } from './work-through.ts';

const work = {
  subjectOf: ({ subject }: { subject: string }) => subject,
  pulse: async () => undefined,
  pulseMs: 1_000,
  interrupt: () => undefined,
};

it('takes each subject in its order and counts what is done without a gap, whatever takes long or is left undone', async () => {
  const items = fc.array(
    fc.record({ subject: fc.constantFrom('a', 'b', 'c', 'd'), ms: fc.nat(3), works: fc.nat(9).map((n) => n > 0) }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(items, async (batch) => {
      const taken: (typeof batch)[number][] = [];
      const { done, interruption } = await workThrough({
        ...work,
        items: batch,
        async take(item) {
          await sleep(item.ms);
          if (item.works) taken.push(item);
          return item.works;
        },
      });
      const goes = batch.filter(
        (item, place) => !batch.slice(0, place + 1).some(({ subject, works }) => subject === item.subject && !works),
      );
      for (const subject of ['a', 'b', 'c', 'd']) {
        expect(taken.filter((item) => item.subject === subject)).toEqual(
          goes.filter((item) => item.subject === subject),
        );
      }
      const firstUndone = batch.findIndex((item) => !goes.includes(item));
      expect(done).toBe(firstUndone < 0 ? batch.length : firstUndone);
      expect(interruption).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

it('tells meanwhile how much is done, and ends with what interrupted it once nothing of it runs any more', async () => {
  const reports: number[] = [];
  let running = 0;
  const stop = new AbortController();
  const items = [1, 2, 3, 4, 5].map(() => ({ subject: 'a' }));
  const reason = new Error('the group is rebalancing');
  const answer = await workThrough({
    ...work,
    items,
    pulseMs: 25,
    async pulse(done) {
      reports.push(done);
      if (done >= 2) throw reason;
    },
    interrupt: () => stop.abort(),
    async take() {
      if (stop.signal.aborted) return false;
      running += 1;
      await sleep(20);
      running -= 1;
      return true;
    },
  });
  expect(running).toBe(0);
  expect(answer.interruption).toBe(reason);
  expect(answer.done).toBeGreaterThanOrEqual(2);
  expect(answer.done).toBeLessThan(5);
  expect(reports.at(-1)).toBeGreaterThanOrEqual(2);
});
