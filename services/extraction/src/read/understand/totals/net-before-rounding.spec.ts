import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const bill = (total: string) =>
  understand([
    typedPage(`
Ridgeway Bakers Pvt. Ltd.                         Bill of Supply
GSTIN: 27AABCT3093L1Z0                            Invoice No.: LD-4471   Date: 31/08/2026
Description of Goods     HSN         Quantity     Rate      Total      SGST     CGST
Sesame bun               19059090        8.00     33.60     268.80     -        -
Seeded bun               19059090        8.00     31.80     254.40     -        -
Longer bun               19059090        8.00     31.80     254.40     -        -
                                        24.00               777.60     0.00     0.00
                                               Total Amount:                  777.60
                                               Invoice Amount:                ${total}
                                               Net Payable:                   ${total}`),
  ]);

it('where a total without VAT is rounded to whole money, the net total is what the lines come to', () => {
  const { netTotal, vatTotal, grossTotal } = valuesOf(bill('778.00'));
  expect([netTotal, vatTotal, grossTotal]).toEqual(['777.60', '0.00', '778.00']);
});

it('a row that counts all items and comes to all of them is none', () => {
  expect(linesOf(bill('778.00'))).toEqual([
    ['8', '268.80'],
    ['8', '254.40'],
    ['8', '254.40'],
  ]);
});
