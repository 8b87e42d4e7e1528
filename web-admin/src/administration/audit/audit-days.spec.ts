import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, endOf, startOf } from './audit-days.ts';

it('gives back the days that were chosen, in whatever zone', () => {
  const days = fc.date({ min: new Date('2020-01-02'), max: new Date('2035-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (at) => {
      const day = at.toISOString().slice(0, 10);
      expect(dayOf(startOf(day))).toBe(day);
      expect(dayOf(endOf(day), true)).toBe(day);
      expect(new Date(endOf(day) ?? 0) > new Date(startOf(day) ?? 0)).toBe(true);
    }),
  );
});

it('takes what is no day for none', () => {
  for (const nothing of ['', '2026-13-40']) expect([startOf(nothing), endOf(nothing)]).toEqual([undefined, undefined]);
  expect([dayOf(undefined), dayOf('never')]).toEqual(['', '']);
});
