import { expect, it } from 'vitest';
import { anInvoice } from '../testing/an-invoice.ts';
import { ACME, OTHER } from '../testing/people.ts';
import { knownBy } from './known-by.ts';

const supplier = { id: ACME, code: 'ACME', name: 'Acme SARL', vatNumber: 'FR40303265045', iban: 'FR76 3000 1007' };
const by = { id: 'u', name: 'Ada', kind: 'user', side: 'staff' } as const;
const content = { supplierId: ACME, decimals: 2, vat: [], lines: [] };
const invoice = (sentFor?: string) =>
  anInvoice({ content, sender: { by, isSupplier: false, ...(sentFor !== undefined && { supplierId: sentFor }) } });
const read = (fields: Readonly<Record<string, string>>) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
});

it('says by what the supplier of an invoice is known', () => {
  const vat = { supplierVatNumber: 'FR 40 303 265 045' };
  expect(knownBy(invoice(ACME), read(vat), supplier)).toBe('SENDER');
  expect(knownBy(invoice(), read({ ...vat, iban: 'FR7630001007' }), supplier)).toBe('VAT_NUMBER');
  expect(knownBy(invoice(OTHER), read({ iban: 'FR7630001007' }), supplier)).toBe('IBAN');
  const spanish = { ...supplier, vatNumber: 'ESB12345674' };
  expect(knownBy(invoice(), read({ supplierVatNumber: 'B12345674' }), spanish)).toBe('VAT_NUMBER');
});

it('claims nothing of one that a person chose', () => {
  expect(knownBy(invoice(), read({ supplierVatNumber: 'FR00', supplierName: 'Acme SARL' }), supplier)).toBeUndefined();
  expect(knownBy(invoice(), undefined, supplier)).toBeUndefined();
  expect(knownBy(invoice(ACME), undefined, { ...supplier, id: OTHER })).toBeUndefined();
  expect(knownBy(invoice(), undefined, undefined)).toBeUndefined();
});
