import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it.each(['0.', '  '])(
  'headings of taxes right under those of the items are of the same table, misread or not: %s',
  (mark) => {
    const bill = `
Tax Invoice No. 26203100
SN    Material     Description       Qty   Unit Price      Amount    CGST    CGST    SGST    SGST
${mark}                 Code                                              Rate     Amt    Rate     Amt
1     FN0200       Water filter        1    10,576.00   10,576.00    0.00    0.00    0.00    0.00
2     FN0840       Spun cartridge      2       212.00      424.00    0.00    0.00    0.00    0.00

                                                      Total value             11,000.00
                                                      GST                      1,980.00
                                                      Total value payable     12,980.00`;
    expect(linesOf(understand([recognised(bill)]))).toEqual([
      ['1', '10576.00'],
      ['2', '424.00'],
    ]);
  },
);
