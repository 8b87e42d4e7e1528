import { expect, it } from 'vitest';
import { feeNumber } from './fee-number.ts';

it('a fee is known by the number of its invoice or of its rebate, by both where it has both', () => {
  expect(feeNumber({ numFacture: 'R-3' })).toBe('R-3');
  expect(feeNumber({ numFactRfa: 'RFA-1' })).toBe('RFA-1');
  expect(feeNumber({ numFacture: 'R-3', numFactRfa: 'RFA-1' })).toBe('R-3 · RFA-1');
  expect(feeNumber({})).toBe('–');
});
