import { expect, it } from 'vitest';
import { emptyLine, emptyVat, FORM_FIELDS, formOf } from './invoice-form.ts';
import { kindOf, withValue } from './places.ts';

it('knows what stands in each place that can be drawn on the page', () => {
  expect(['grossTotal', 'issueDate', 'iban', 'invoiceNumber', 'buyerName', 'currency'].map(kindOf)).toEqual([
    ...['amount', 'date', 'compact', 'code', 'text', 'currency'],
  ]);
  expect(['lines.12.netTotal', 'lines.0.quantity', 'vat.1.rate', 'vat.1.amount'].map(kindOf)).toEqual([
    ...['amount', 'number', 'number', 'amount'],
  ]);
  expect(['supplierId', 'typeCode', 'country', 'lines.0.key', 'vat', ''].map(kindOf)).toEqual(Array(6).fill(undefined));
  expect(FORM_FIELDS.filter((field) => kindOf(field) === undefined)).toEqual(['typeCode', 'country']);
});

it('puts a value in its place and leaves the rest', () => {
  const form = { ...formOf({ netTotal: '1.00' }, ','), lines: [emptyLine('a'), emptyLine('b')], vat: [emptyVat('c')] };
  expect(withValue(form, 'netTotal', '2,00').fields.netTotal).toBe('2,00');
  const drawn = withValue(form, 'lines.1.netTotal', '7,00');
  expect(drawn.lines.map(({ netTotal }) => netTotal)).toEqual(['', '7,00']);
  expect(drawn.fields).toBe(form.fields);
  expect(withValue(form, 'vat.0.rate', '20').vat[0]?.rate).toBe('20');
  expect(withValue(form, 'supplierId', 'x')).toBe(form);
});
