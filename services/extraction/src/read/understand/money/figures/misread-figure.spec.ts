import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { likenessTo } from './misread-figure.ts';

it.each([
  ['63.60', '63.60', 'same'],
  ['RM 63.60', '63.60', 'same'],
  ['7 42', '7.42', 'same'],
  ['£3.6O', '63.60', 'alike'],
  ['3l.4S', '31.45', 'alike'],
  ['623.60', '63.60', 'slip'],
  ['63.80', '63.60', 'slip'],
  ['83.80', '63.60', 'other'],
  ['163.60', '63.60', 'slip'],
  ['Change', '63.60', 'other'],
])('%s compares to %s: %s', (print, value, likeness) => {
  expect(likenessTo(print, new Decimal(value))).toBe(likeness);
});
