import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
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

it('rupees and paise are headed by their names, and may stand as near as one cell’s words', () => {
  const { fields, lines } = understand([
    typedPage(`
Saurashtra Vij Company Limited          Bill No      5/0447120
                                        Bill Date    23-04-2026
S.No.   Bill Details                    Rupee  Paise
1       Fixed Chg                        4112 50
2       Energy Chg                      10348 20
3       Fuel Chg                         5074 10
4       Total (1 to 3)                  19534 80
5       Net Bill Amount                 19534 80`),
  ]);
  expect(fields.grossTotal?.value).toBe('19534.80');
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['4112.50', '10348.20', '5074.10']);
});

it('words may stand before the rupees in their cell, a rule behind them, and the headings a little higher than one another', () => {
  const page = recognised(`
Model Enterprises                          Invoice No. 44 /25-26
Description        Qty.                   Rs.      Ps.
Bricks             2300                   18,400   00
CGST 2.5%                                    460   00
SGST 2.5%                                    460   00
                   Grand Total            19,320   00`);
  const rows = page.rows.flatMap((row) => {
    const cents = row.segments.filter(({ text }) => text === 'Ps.');
    if (cents.length === 0) return [row];
    const up = <T extends { y0: number; y1: number }>(one: T): T => {
      const by = 0.4 * (one.y1 - one.y0);
      return { ...one, y0: one.y0 - by, y1: one.y1 - by };
    };
    const lifted = cents.map((one) => ({ ...up(one), words: one.words.map(up) }));
    return [
      { ...up(row), segments: lifted },
      { ...row, segments: row.segments.filter((one) => !cents.includes(one)) },
    ];
  });
  expect(understand([{ ...page, rows }]).fields.grossTotal?.value).toBe('19320.00');
  expect(understand([page]).fields.grossTotal?.value).toBe('19320.00');
});
