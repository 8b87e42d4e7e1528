import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { upToNet } from './sums-below.ts';

const linesOf = (...totals: readonly string[]) => totals.map((netTotal) => ({ netTotal }));
const NET = new Decimal('100.00');

it.each([
  ['what they are made of follows', ['100.00', '70.00'], ['100.00']],
  ['a summary stands above more lines', ['100.00', '40.00', '60.00'], ['40.00', '60.00']],
  ['all of them come to it', ['40.00', '60.00'], ['40.00', '60.00']],
  ['none do', ['40.00', '70.00'], ['40.00', '70.00']],
])('lines come to the net total where %s', (_where, given, kept) => {
  expect(upToNet(linesOf(...given), NET).map(({ netTotal }) => netTotal)).toEqual(kept);
});
