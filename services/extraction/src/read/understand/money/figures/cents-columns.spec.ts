import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (heading: string) =>
  understand([
    recognised(`
The Northwind Press                                 SALES INVOICE
14 Harbour Street
Invoice No: 4711-A                                  Date: 14.05.2024

Description                                           ${heading}
2,500 cards, printed                                  418   00

                                       Net           £418   00
                                       VAT             £83   60
                                       TOTAL         £501   60`),
  ]).fields;

it('pence stand in a column of their own, behind a rule', () => {
  const { netTotal, vatTotal, grossTotal } = read('£     p');
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['418.00', '83.60', '501.60']);
});

it('no column is one of pence without its heading', () => {
  expect(read('£     Qty').grossTotal?.value).not.toBe('501.60');
});

it('two figures in another column are no pence of the whole money before them', () => {
  const { considered } = understand([
    recognised(`
The Northwind Press                                 SALES INVOICE
Invoice No: 4711-A                                  Date: 14.05.2024

Description                           £     p           Stock
Cards, printed                      418                    40
Total                              £418    00`),
  ]);
  expect(considered.amounts.map(({ amount }) => amount.value.toFixed(2))).not.toContain('418.40');
});
