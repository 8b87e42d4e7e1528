import { expect, it } from 'vitest';
import { emptyLine, emptyVat, FORM_FIELDS, formOf } from './invoice-form.ts';
import { kindOf, lastingPlace, placeNow, valueAt, withValue } from './places.ts';

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

it('tells the value in a place, and of no place none', () => {
  const form = formOf({ netTotal: '1.00', supplierId: 's', lines: [{ netTotal: '2.00' }] }, ',');
  expect(['netTotal', 'supplierId', 'iban', 'lines.0.netTotal'].map((place) => valueAt(form, place))).toEqual([
    ...['1,00', 's', '', '2,00'],
  ]);
  expect(['lines.1.netTotal', 'vat.0.rate', 'lines', ''].map((place) => valueAt(form, place))).toEqual(
    Array(4).fill(undefined),
  );
});

it('a lasting place goes with its row, and is nowhere once that is taken out', () => {
  const form = formOf({ lines: [{ netTotal: '1' }, { netTotal: '2' }, { netTotal: '3' }] }, '.');
  const lasting = lastingPlace(form, 'lines.2.netTotal');
  const without = (row: number) => ({ ...form, lines: form.lines.filter((_, at) => at !== row) });
  expect(placeNow(form, lasting)).toBe('lines.2.netTotal');
  expect(placeNow(without(0), lasting)).toBe('lines.1.netTotal');
  expect(placeNow(without(2), lasting)).toBeUndefined();
  expect(lastingPlace(without(0), 'lines.1.netTotal')).toBe(lasting);
  expect(['grossTotal', 'supplierId'].map((place) => lastingPlace(form, place))).toEqual(['grossTotal', 'supplierId']);
  expect(placeNow(form, 'grossTotal')).toBe('grossTotal');
});
