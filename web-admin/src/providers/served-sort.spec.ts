import { INVOICE_SORTS } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { isSortOffered, ownSort, servedSort } from './served-sort.ts';

const BY_TOTAL = { field: 'grossTotal', order: 'ASC' } as const;

test('a list without search or dates comes in the order asked for', () => {
  for (const field of INVOICE_SORTS) expect(isSortOffered('invoices', field, { supplierId: 'x' })).toBe(true);
  expect(servedSort('invoices', BY_TOTAL, undefined)).toEqual(BY_TOTAL);
  expect(ownSort('invoices', { supplierId: 'x' })).toBeUndefined();
});

test.each([
  ['a search', { q: 'F-7' }, 'receivedAt'],
  ['dates of issue', { issuedFrom: '2026-01-01' }, 'issueDate'],
])('under %s invoices come in its own order, which alone is offered', (_what, filter, own) => {
  expect(INVOICE_SORTS.filter((field) => isSortOffered('invoices', field, filter))).toEqual([own]);
  expect(servedSort('invoices', BY_TOTAL, filter)).toEqual({ field: own, order: 'DESC' });
  expect(ownSort('invoices', filter)).toBe(own);
  expect(servedSort('invoices', { field: own, order: 'ASC' }, filter)).toEqual({ field: own, order: 'ASC' });
});

test('a search takes no sort from other lists', () => {
  expect(servedSort('supplier-payments', { field: 'montant', order: 'ASC' }, { q: 'F-7' }).field).toBe('montant');
  expect(ownSort('supplier-payments', { q: 'F-7' })).toBeUndefined();
});
