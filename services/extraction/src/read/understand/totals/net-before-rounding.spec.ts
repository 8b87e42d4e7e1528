import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const bill = (total: string) =>
  understand([
    typedPage(`
Ridgeway Bakers Pvt. Ltd.                         Bill of Supply
GSTIN: 27AAPFU0939F1ZV                            Invoice No.: LD-4471   Date: 31/08/2026
Description of Goods     HSN         Quantity     Rate      Total      SGST     CGST
Sesame bun               19053100        8.00     34.20     273.60     -        -
Seeded bun               19053100        8.00     30.70     245.60     -        -
Longer bun               19053100        8.00     30.70     245.60     -        -
                                        24.00               764.80     0.00     0.00
                                               Total Amount:                  764.80
                                               Invoice Amount:                ${total}
                                               Net Payable:                   ${total}`),
  ]);

it('where a total without VAT is rounded to whole money, the net total is what the lines come to', () => {
  const { netTotal, vatTotal, grossTotal } = valuesOf(bill('765.00'));
  expect([netTotal, vatTotal, grossTotal]).toEqual(['764.80', '0.00', '765.00']);
});

it('a row that counts all items and comes to all of them is none', () => {
  expect(linesOf(bill('765.00'))).toEqual([
    ['8', '273.60'],
    ['8', '245.60'],
    ['8', '245.60'],
  ]);
});
