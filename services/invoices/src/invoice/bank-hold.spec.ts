import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankHoldOf } from './bank-hold.ts';

const at = (text: string): Date => new Date(text);

test.each([
  ['a Monday', '2026-03-02T15:00:00Z', '2026-03-04'],
  ['a Friday', '2026-03-06T15:00:00Z', '2026-03-10'],
  ['a Saturday', '2026-03-07T15:00:00Z', '2026-03-10'],
  ['the Thursday before Easter', '2026-04-02T09:00:00Z', '2026-04-08'],
  ['the day before the first of May', '2026-04-30T09:00:00Z', '2026-05-05'],
  ['Christmas Eve', '2026-12-24T09:00:00Z', '2026-12-29'],
])('two working days after %s', (_what, accepted, until) => {
  expect(bankHoldOf(at(accepted), 2, at(accepted))).toBe(until);
  expect(bankHoldOf(at(accepted), 2, new Date(Date.parse(until) - 1))).toBe(until);
  expect(bankHoldOf(at(accepted), 2, at(until))).toBeUndefined();
});

test('without days nothing waits; a longer hold never ends before a shorter one', () => {
  const instant = fc.date({ min: at('2024-01-01'), max: at('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 30 }), (accepted, days) => {
      expect(bankHoldOf(accepted, 0, accepted)).toBeUndefined();
      const [shorter, longer] = [bankHoldOf(accepted, days, accepted), bankHoldOf(accepted, days + 1, accepted)];
      expect((shorter ?? '') < (longer ?? '')).toBe(true);
      expect(Date.parse(shorter ?? '') - accepted.getTime()).toBeGreaterThan((days - 1) * 86_400_000);
    }),
  );
});
