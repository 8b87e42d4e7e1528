import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor, toNumber, toText } from './minor-units.ts';

test.each([
  ['1234.50', 'EUR', 123450],
  ['1234.5', 'EUR', 123450],
  ['-0.01', 'EUR', -1],
  ['0.10000', 'EUR', 10],
  ['100', 'JPY', 100],
  ['1.234', 'TND', 1234],
  ['90071992547409.91', 'EUR', 9007199254740991],
])('%s %s is %i minor units', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test.each([
  ['1.001', 'EUR'],
  ['0.5', 'JPY'],
  ['1e5', 'EUR'],
  ['', 'EUR'],
  ['12,50', 'EUR'],
  ['90071992547409.92', 'EUR'],
])('%s %s is no amount', (amount, currency) => {
  expect(toMinor(amount, currency)).toBeUndefined();
});

test('every amount comes back as it was', () => {
  const currency = fc.constantFrom('EUR', 'JPY', 'TND', 'CLF');
  fc.assert(
    fc.property(fc.maxSafeInteger(), currency, (minor, code) => {
      expect(toMinor(toText(minor, code), code)).toBe(minor + 0);
    }),
  );
  expect(toNumber(-5, 'EUR')).toBe(-0.05);
});
