import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('headings of taxes right under the headings of the items are of the same table, a figure misread among them or none', () => {
  const bill = (mark: string) => `
Tax Invoice No. 26203100
Material     Description     Qty   UoM    Unit Price      Amount    Taxable     CGST       CGST
${mark}           Code                                                  Amount      Rate       Amt
FN0200       Water filter      1    EA     11,076.00   11,076.00  11,076.00     0.00       0.00
FN0840       Spun cartridge    2    EA        212.00      424.00     424.00     0.00       0.00

                                                      Total value             11,500.00
                                                      GST                      2,070.00
                                                      Total value payable     13,570.00`;
  for (const mark of ['0.', '  '])
    expect(linesOf(understand([recognised(bill(mark))]))).toEqual([
      ['1', '11076.00'],
      ['2', '424.00'],
    ]);
});
