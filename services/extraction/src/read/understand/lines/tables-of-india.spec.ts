// Tables of items as India's tax on goods and services makes them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

it('the value before the taxes of union and state is the line’s, and no half of the rate', () => {
  const table = read(`
TAX INVOICE                                                Invoice No: 36000044710
S No. Description of Goods   HSN/SAC    Qty    Rate     Taxable Value        CGST               SGST           Total
                                                                         Rate      Amt      Rate      Amt      Amount
1     Potato sticks 720 GM   20041000   6.00   159.33          955.98     2.5    23.90       2.5    23.90     1003.78
2     Momo 8 PCS             16010000   8.00    93.33          746.64     2.5    18.67       2.5    18.67      783.98
      Total                            14.00                  1702.62            42.57              42.57     1787.76`);
  expect(linesOf(table)).toEqual([
    ['6', '955.98'],
    ['8', '746.64'],
  ]);
  expect(table.lines.map(({ vatRate }) => vatRate)).toEqual([undefined, undefined]);
});

it('the amount of the tax before the amount of the line is none of its totals', () => {
  expect(
    linesOf(
      read(`
GST TAX INVOICE                          Inv. No : CR886
PRODUCT NAME              QTY     RATE     DISC    GST%   GST AMT  AMOUNT
RITUVEX 500MG               6  6500.00              5.00  1852.50  39000.00
TEMOVEX 140                 7  1600.00              5.00   532.00  11200.00`),
    ),
  ).toEqual([
    ['6', '39000.00'],
    ['7', '11200.00'],
  ]);
});

it('products that come to no net total the page names are not changed for totals with their taxes', () => {
  expect(
    linesOf(
      read(`
TAX INVOICE                                          Invoice No: 36000010877
Description of Goods   HSN/SAC    Qty     Rate   Taxable Value    CGST    SGST     Total
Potato sticks          20041000   6.00   159.33         955.98   23.90   23.90   1003.78
Momo 8 PCS             16010000   8.00    93.33         746.64   18.67   18.67    783.98
Net amount                                                                       1787.76`),
    ),
  ).toEqual([
    ['6', '955.98'],
    ['8', '746.64'],
  ]);
});

it('who owes the tax is no VAT of an invoice that has none: its items come to the total', () => {
  const table = read(`
TAX INVOICE                                Invoice No. 07CR26I642
                                           Tax Payable under RCM
                                           No
PAYMENT BREAKUP
Cab hire                                               INR 5545.0
Driver charges                                          INR 500.0
Reversal of a fee                                      INR -198.0
Grand Total                                            INR 5847.0`);
  expect(linesOf(table).map(([, net]) => net)).toEqual(['5545.00', '500.00', '-198.00']);
});

it('a line overleaf whose total has as much tax in it as the one above is an item, and a sum there is none', () => {
  const table = understand([
    typedPage(
      `
TAX INVOICE                                           Invoice No: NM/25-26/0114
S.No. Description of Goods    HSN/SAC     Quantity      Rate    Per     Amount
1.    Dashboard polish 100    3405       2.00 Pcs.       117    Pcs.    276.12
2.    Metal seal 90 g         3214      20.00 Pcs.      21.5    Pcs.     507.4`,
      1,
    ),
    typedPage(
      `
3.    Spray 32 g              3403      10.00 Pcs.        57    Pcs.     672.6
                                                                      1,456.12
      Total                             32.00 Pcs.                       1,456`,
      2,
    ),
  ]);
  expect(linesOf(table)).toEqual([
    ['2', '276.12'],
    ['20', '507.40'],
    ['10', '672.60'],
  ]);
});

it('a table of taxes overleaf, under the head of the items once more, holds none', () => {
  const head = `
Sl      Description of Goods     HSN/SAC      GST       Quantity        Rate     per   Disc. %     Amount
No.                                           Rate`;
  const table = understand([
    typedPage(
      `
TAX - INVOICE                                      Invoice No. SH/26-27/0141${head}
1 Dressing 10cm x 10cm           30059040     12 %        2.00 No      420.00     No                840.00
2 Gauze 10 cm                    30059090     12 %      100.00 No       17.00     No              1,700.00
                                                                                                  2,540.00
               CGST A/C                                                                             152.40
               SGST A/C                                                                             152.40`,
      1,
    ),
    typedPage(
      `
TAX - INVOICE(Page 2)                              Invoice No. SH/26-27/0141${head}
      Less :              Rounded Off                                                               (-)0.80
                          Total                         102.00 No                                2,844.00
            HSN/SAC                            Taxable              CGST                    SGST/UTGST               Total
                                                 Value         Rate      Amount          Rate        Amount     Tax Amount
30059040                                        840.00           6%       50.40            6%         50.40         100.80
30059090                                      1,700.00           6%      102.00            6%        102.00         204.00
                                   Total      2,540.00                   152.40                      152.40         304.80`,
      2,
    ),
  ]);
  expect(linesOf(table)).toEqual([
    ['2', '840.00'],
    ['100', '1700.00'],
  ]);
});
