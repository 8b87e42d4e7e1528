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

const factura = (foot: string) => `
Ferretería Modelo                              Factura: FACT-118
Cliente: CLIENTE EJEMPLO                       Fecha: 09/11/2025
CANT.     ARTÍCULO                 PRECIO      TOTAL
2         Martillo                 $125.00     $250.00
Total: $250.00
${foot}`;

it('a bare ‘$’ on a page in Spanish may be anybody’s peso', () => {
  const scoreOf = (page: string) => understand([typedPage(page)]).fields.currency;
  expect(scoreOf(factura(''))).toMatchObject({ value: 'USD', confidence: 0.7 });
  expect(scoreOf(factura('Miami, FL 33101'))).toMatchObject({ value: 'USD', confidence: 0.75 });
  expect(scoreOf(factura('ESTE DOCUMENTO ES UNA REPRESENTACION IMPRESA DE UN CFDI'))?.value).toBe('MXN');
  expect(scoreOf('Invoice 12\nCliente Street Works\nTotal: $250.00')).toMatchObject({ value: 'USD', confidence: 0.75 });
});
