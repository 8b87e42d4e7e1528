import { expect, test } from 'vitest';
import type { SupplierFacts } from '../invoice/rules.ts';
import { resolveSupplier } from './resolve-supplier.ts';

const A: SupplierFacts = { id: 'a', code: 'A', name: 'Acme' };
const A2: SupplierFacts = { id: 'a2', code: 'A2', name: 'Acme Lyon' };
const B: SupplierFacts = { id: 'b', code: 'B', name: 'Bolt' };
const nothing = { byVatNumber: [], byIban: [], byName: [] };

test('who sent it says whose it is', () => {
  expect(resolveSupplier({ ...nothing, sentFor: A })).toEqual({ supplier: A });
  expect(resolveSupplier({ ...nothing, sentFor: A, byVatNumber: [A] })).toEqual({ supplier: A });
});

test('a document that names another supplier than its sender is theirs all the same, and contradicts', () => {
  expect(resolveSupplier({ ...nothing, sentFor: A, byVatNumber: [B] })).toEqual({ supplier: A, contradiction: B });
  expect(resolveSupplier({ ...nothing, sentFor: A, byIban: [B] })).toEqual({ supplier: A, contradiction: B });
});

test('without a sender the VAT number says it, then the IBAN', () => {
  expect(resolveSupplier({ ...nothing, byVatNumber: [A], byIban: [B] })).toEqual({ supplier: A });
  expect(resolveSupplier({ ...nothing, byIban: [B] })).toEqual({ supplier: B });
});

test('records that share a VAT number are told apart by IBAN or name, or not at all', () => {
  expect(resolveSupplier({ ...nothing, byVatNumber: [A, A2], byIban: [A2] })).toEqual({ supplier: A2 });
  expect(resolveSupplier({ ...nothing, byVatNumber: [A, A2], byName: [A] })).toEqual({ supplier: A });
  expect(resolveSupplier({ ...nothing, byVatNumber: [A, A2] })).toEqual({});
});

test('a name alone is a suggestion: taking it would show somebody the invoice', () => {
  expect(resolveSupplier({ ...nothing, byName: [A] })).toEqual({ suggestion: A });
  expect(resolveSupplier({ ...nothing, byName: [A, B] })).toEqual({});
});
