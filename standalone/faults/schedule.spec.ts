import { expect, test } from 'vitest';
import { scheduleOf } from './schedule.ts';

const services = ['invoices', 'documents', 'gateway-1'];
const schedule = (seed: number) => scheduleOf({ seed, count: 400, aRound: 16, services });

test('a seed is a schedule: the same each time, another for another seed', () => {
  expect(schedule(7)).toEqual(schedule(7));
  expect(schedule(7)).not.toEqual(schedule(8));
});

test('every kind of fault comes, and as many as were asked for', () => {
  const faults = schedule(1).flat();
  expect(faults).toHaveLength(400);
  expect(new Set(faults.map(({ fault }) => fault.kind)).size).toBe(12);
});
