import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZero, minus, parseAmount, sum } from './decimal.ts';

const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
const decimalOf = (value: bigint): string => {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
};

describe('amounts as people type them', () => {
  it.each([
    ['1234,5', '1234.5'],
    ['1 234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567', '1234567'],
    ["1'234.50", '1234.50'],
    ['-12', '-12'],
    ['−12,00', '-12.00'],
    ['007', '7'],
    [',5', '0.5'],
  ])('reads %s as %s', (typed, decimal) => expect(parseAmount(typed)).toBe(decimal));

  it.each(['', 'abc', '12O', '1,2,3.4.5', '--1', '1234567890123456', '.', '1.2345678'])('refuses %s', (typed) =>
    expect(parseAmount(typed)).toBeUndefined(),
  );

  it('come back from every way of writing the same figure', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const decimal = decimalOf(value);
        const french = decimal.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, ' ');
        expect(parseAmount(french)).toBe(decimal);
      }),
    );
  });
});

describe('sums of a form', () => {
  it('are exact, whatever the size', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(sum(decimalOf(a), decimalOf(b))).toBe(decimalOf(a + b));
        expect(isZero(minus(sum(decimalOf(a), decimalOf(b)), decimalOf(a + b)))).toBe(true);
      }),
    );
  });

  it('do not lose a tenth of a cent as floats do', () => {
    expect(sum('0.1', '0.2')).toBe('0.30');
    expect(minus('0.3', '0.1')).toBe('0.20');
  });
});
