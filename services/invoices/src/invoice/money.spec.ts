import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundToMinor, toMinor, toText } from './money.ts';

test('an amount survives the way to minor units and back', () => {
  const amount = fc.record({
    minor: fc.integer({ min: -(10 ** 14), max: 10 ** 14 }),
    decimals: fc.constantFrom(0, 2, 3, 4),
  });
  fc.assert(
    fc.property(amount, ({ minor, decimals }) => {
      expect(toMinor(toText(minor, decimals), decimals)).toBe(minor);
    }),
  );
});

test.each([
  ['0.1', 2, 10],
  ['-0.10', 2, -10],
  ['1000', 0, 1000],
  ['1.005', 3, 1005],
  ['-0', 2, 0],
])('%s with %i decimals is %i', (text, decimals, minor) => {
  expect(Object.is(toMinor(text, decimals), minor)).toBe(true);
});

test.each(['12.345', '', 'abc', '1e3', '1,5', '12.', '9'.repeat(16), 'NaN', 'Infinity'])(
  '%j is no amount in cents',
  (text) => {
    expect(toMinor(text, 2)).toBeUndefined();
  },
);

test('what is beyond exact integers is no amount', () => {
  expect(toMinor('999999999999999', 2)).toBeUndefined();
});

test('what a machine read is rounded half away from zero', () => {
  expect(['1.005', '-1.005', '1.004'].map((text) => roundToMinor(text, 2))).toEqual([101, -101, 100]);
});
