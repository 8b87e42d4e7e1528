import { expect, it } from 'vitest';
import { countOf } from './count-of.ts';

it.each([
  ['12 Std.', '12'],
  ['7h', '7'],
  ['12,5kg', '12.5'],
  ['3x', '3'],
  ['x2', '2'],
  ['5 000', '5000'],
  ['2 045 kWh', '2045'],
  ['-120h', '-120'],
  ['−2 pcs', '-2'],
])('%s counts %s', (text, count) => {
  expect(countOf(text)?.toFixed()).toBe(count);
});

it.each(['18 V 3St', 'A4', '12-03', ''])('‘%s’ is no count', (text) => {
  expect(countOf(text)).toBeUndefined();
});
