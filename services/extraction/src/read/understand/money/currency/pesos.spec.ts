import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it.each(['COP', 'CLP', 'ARS', 'PHP'])('%s is money, and a slip’s number RM-1-20933 is none', (code) => {
  const read = understand([
    typedPage(`
Factura electrónica de venta No. FEDH-7716
Remisión  RM-1-20933
Total a pagar       2.841.111
Moneda: ${code}.`),
  ]);
  expect(read.fields.currency?.value).toBe(code);
});

it('ringgit are', () => {
  expect(understand([typedPage('Invoice 12\nTotal  RM 45.90\nCash  RM50.00')]).fields.currency?.value).toBe('MYR');
});

it('Chile’s have no decimals, be little of the page legible', () => {
  const { fields } = understand([
    recognised(`
FACTURA ELECTRONICA          N 18342
FLETE CONCEPCION             2.360.000
MONTO NETO $                 2.360.000
19% I.V.A. $                   448.400
TOTAL $                      2.808.400
Timbre Electrónico SII`),
  ]);
  expect(fields).toMatchObject({ netTotal: { value: '2360000.00' }, grossTotal: { value: '2808400.00' } });
});
