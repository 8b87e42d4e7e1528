import { expect, test } from 'vitest';
import { documentTabOf, documentTabUrl } from './list-document-tab.ts';

test('a page of a tab is asked for from 0, with its sort and its search', () => {
  const url = documentTabUrl('/api/invoice/payment', {
    pagination: { page: 3, perPage: 25 },
    sort: { field: 'montant', order: 'DESC' },
    filter: { supplierId: 's/1', q: 'F-7 & co' },
  });
  const { pathname, searchParams } = new URL(url, 'https://portal.example');
  expect(pathname).toBe('/api/invoice/payment/s%2F1');
  expect(Object.fromEntries(searchParams)).toEqual({
    pageNo: '2',
    pageSize: '25',
    sortBy: 'montant,desc',
    search: 'F-7 & co',
  });
});

test('a tab without a search sends none, and one without a supplier is not asked for', () => {
  expect(documentTabUrl('/tab', { filter: { supplierId: 's' } })).toBe('/tab/s?pageNo=0&pageSize=10');
  expect(() => documentTabUrl('/tab', { filter: {} })).toThrow('one supplier');
});

test('only the tabs are listed so', () => {
  expect(['supplier-fees', 'supplier-payments', 'supplier-declarations'].map(documentTabOf)).toEqual([
    '/api/invoice/invoices',
    '/api/invoice/payment',
    '/api/invoice/declarationCA',
  ]);
  expect(documentTabOf('payments')).toBeUndefined();
});
