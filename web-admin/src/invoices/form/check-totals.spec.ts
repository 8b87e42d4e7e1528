import { expect, it } from 'vitest';
import { checkTotals } from './check-totals.ts';

it('checks net and VAT against the total as they are typed', () => {
  expect(checkTotals({ netTotal: '100', vatTotal: '', grossTotal: '120' })).toEqual({ kind: 'unknown' });
  expect(checkTotals({ netTotal: '0,1', vatTotal: '0,2', grossTotal: '0,30' })).toEqual({ kind: 'ok' });
  expect(checkTotals({ netTotal: '1 000,00', vatTotal: '200,00', grossTotal: '1 200,05' })).toEqual({
    kind: 'off',
    sum: '1200.00',
    difference: '0.05',
  });
  expect(checkTotals({ netTotal: '-100', vatTotal: '-20', grossTotal: '-120' })).toEqual({ kind: 'ok' });
});
