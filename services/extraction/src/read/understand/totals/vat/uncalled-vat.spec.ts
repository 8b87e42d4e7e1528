import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { recognised, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const billed = (first: string, second: string) =>
  valuesOf(
    understand([
      typedPage(`
INVOICE NUMBER: 20317     06/05/2023

${first.padEnd(28)}     1,000.00
${second.padEnd(28)}       180.00
TOTAL                           $1,180.00
`),
    ]),
  );

it.each([
  ['Total professional services', 'Filing fee'],
  ['Subtotal services', 'Subtotal expenses'],
  ['Subtotal', 'Travel expenses'],
])('%s and %s make a total, and the second is no VAT', (first, second) => {
  const values = billed(first, second);
  expect(values.grossTotal).toBe('1180.00');
  expect(values).not.toHaveProperty('vatTotal');
  expect(values).not.toHaveProperty('netTotal');
});

it.each(['Sales tax', 'GST', 'IGV', 'Moms', 'ITBIS', 'DPH'])('%s is VAT', (tax) => {
  expect(billed('Subtotal', tax)).toMatchObject({ netTotal: '1000.00', vatTotal: '180.00', grossTotal: '1180.00' });
});

it('a recogniser may have lost the name of VAT', () => {
  const page = recognised(
    'INVOICE 20317\nSubtotal           1,000.00\nV4I                  180.00\nTotal              1,180.00',
  );
  expect(valuesOf(understand([page]))).toMatchObject({ netTotal: '1000.00', vatTotal: '180.00' });
});

it('what is taken off before the VAT is none, though total and taxable sum are as far apart', () => {
  const values = valuesOf(
    understand([
      recognised(`
TAX INVOICE 20317            Dated 6 May 2023
Vaishnavi Electricals Pvt. Ltd.
Total                        47,500.00
Less Trade Disc.              2,300.00
Taxable Sale                 45,200.00
Add CGST                      2,712.00
Add SGST                        712.00
Grand Total                  50,624.00`),
    ]),
  );
  expect(values.vatTotal).not.toBe('2300.00');
  expect(values.grossTotal).not.toBe('47500.00');
});
