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
Sesame bun               19059090        6.00     41.30     247.80     -        -
Seeded bun               19059090        6.00     38.40     230.40     -        -
Longer bun               19059090        6.00     38.40     230.40     -        -
                                        18.00               708.60     0.00     0.00
                                               Total Amount:                  708.60
                                               Invoice Amount:                ${total}
                                               Net Payable:                   ${total}`),
  ]);

it('where a total without VAT is rounded to whole money, the net total is what the lines come to', () => {
  const { netTotal, vatTotal, grossTotal } = valuesOf(bill('709.00'));
  expect([netTotal, vatTotal, grossTotal]).toEqual(['708.60', '0.00', '709.00']);
});

it('a row that counts all items and comes to all of them is none', () => {
  expect(linesOf(bill('709.00'))).toEqual([
    ['6', '247.80'],
    ['6', '230.40'],
    ['6', '230.40'],
  ]);
});

it('a total is rounded by as much as one, and more is another matter', () => {
  const total = (rounding: string, whole: string) =>
    valuesOf(
      understand([
        typedPage(`
CITY HOSPITAL
Bill No.   OP-166073                 Date   02-03-2026
Service Name      Qty      Rate       Discount      Amount
Filling           1        1480.00    118.00        1362.00
                                      Total         1362.00
                                      Total GST     0.00
                                      Round Off Amt    ${rounding}
                                      Grand Total   ${whole}`),
      ]),
    );
  expect(total('-1.00', '1361.00')).toMatchObject({ netTotal: '1362.00', vatTotal: '0.00', grossTotal: '1361.00' });
  expect(total('-22.00', '1340.00').netTotal).not.toBe('1340.00');
});
