import { expect, it } from 'vitest';
import { DOCUMENT_TABS, tabOf } from './tab-of.ts';

it('the tabs stand in the specification’s order, Contact at index 4', () => {
  expect(DOCUMENT_TABS).toEqual(['redevances', 'invoices', 'payments', 'declarations', 'contact']);
  expect(DOCUMENT_TABS.indexOf('contact')).toBe(4);
});

it('contact=1 opens the tab Contact, and an address without a tab the invoices', () => {
  const tab = (query: string) => tabOf(new URLSearchParams(query));
  expect([tab('contact=1'), tab('contact=1&tab=payments'), tab('contact=0')]).toEqual([
    'contact',
    'contact',
    'invoices',
  ]);
  expect(['redevances', 'payments', 'declarations', 'nonsense'].map((name) => tab(`tab=${name}`))).toEqual([
    'redevances',
    'payments',
    'declarations',
    'invoices',
  ]);
});
