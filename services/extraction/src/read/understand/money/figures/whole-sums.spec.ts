import { processorMsOf } from '@comptoir/testing/processor-time';
import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import type { Amount } from './amount.ts';
import { wholeSums } from './whole-sums.ts';

const amount = (value: string, isMoney = true) => ({ value: new Decimal(value), isMoney, isPercent: false }) as Amount;
const isSumOf = (whole: string, ...parts: string[]) =>
  wholeSums(parts.map((part) => amount(part)))(amount(whole, false));

it('a whole figure is a sum of two, or of one and another twice, and of a large one to half of the money', () => {
  expect(isSumOf('1240', '1000.50', '239.50')).toBe(true);
  expect(isSumOf('9440', '8000.00', '720.00')).toBe(true);
  expect(isSumOf('121891', '116086.88', '5804.34')).toBe(true);
  expect(isSumOf('121892', '116086.88', '5804.34')).toBe(false);
  expect(isSumOf('840', '600.30', '239.50')).toBe(false);
  expect(isSumOf('840')).toBe(false);
});

it('a page full of figures of which none add up is told at once', () => {
  const isSum = wholeSums(Array.from({ length: 400 }, (_, at) => amount(`${50_000 + 37 * at}.13`)));
  const took = processorMsOf(() => {
    const sums = Array.from({ length: 5_000 }, (_, at) => isSum(amount(`${90_001 + at}`, false))).filter(Boolean);
    expect(sums).toEqual([]);
  });
  expect(took).toBeLessThan(1_000);
});
