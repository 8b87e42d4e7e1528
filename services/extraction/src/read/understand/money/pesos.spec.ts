import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

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
