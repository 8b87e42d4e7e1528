import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value];
};

it('the last row of a table with a column for each tax sums up the net total, two taxes and the total', () => {
  const page = `
TAX INVOICE
Invoice No: TS-4471
No  Goods              HSN       Qty     Rate   Taxable Value     CGST    SGST    IGST    Total Amount
1   Paneer rolls       21069099  10.00   82.00        820.00     20.50   20.50    0.00        861.00
2   Lentil soup        21041010  6.00    55.00        330.00      8.25    8.25    0.00        346.50
    Total                        16.00              1,150.00     28.75   28.75    0.00      1,207.50`;
  expect(totalsOf(page)).toEqual(['1150.00', '57.50', '1207.50']);
});

it('items with such rows of their own, without a row that sums them up, say no totals', () => {
  const page = `
Invoice No: TS-4472
Goods              Taxable Value     CGST    SGST    Total Amount
Paneer rolls            820.00      20.50   20.50        861.00
Lentil soup             330.00       8.25    8.25        346.50`;
  expect(totalsOf(page)[0]).not.toBe('330.00');
});

it('what is charged beside a tax is none', () => {
  const page = `
Invoice No: TS-4474
Pallets      20.00      240.00
Merchandise      Freight      Misc.      Sales Tax      Total
     240.00        18.50       0.00          16.80     275.30`;
  expect(totalsOf(page)[1]).not.toBe('35.30');
});

const BEARS = `
Invoice No     Invoice date
103061         2026-07-25
Article No     Denomination               Quantity     Price      Total
0111SAA11      Plush bear 25cm                  12      9,99     119,88
0115WAA11      Plush bear 65cm                   4     33,99     135,96`;

it('what is charged, under a heading, is no tax of a sale without any', () => {
  const sums = `
     Net      Freight    Customs fee    VAT excluded     VAT %      VAT       TO PAY
  255,84        20,00           0,00          275,84               0,00   275,84 EUR`;
  expect(totalsOf(BEARS + sums)).toEqual(['275.84', '0.00', '275.84']);
});

it('without a heading for the base the charge is none either', () => {
  const sums = `
     Net      Freight         VAT       TO PAY
  255,84        20,00        0,00   275,84 EUR`;
  expect(totalsOf(BEARS + sums)[1]).not.toBe('20.00');
});

it('of rows of which each is a rate’s, the one that is called the total sums them up, which two halves of a tax leave to be rounded', () => {
  const page = `
TAX INVOICE
Invoice No: TS-4479
RATES     AMOUNT     SCH AMT     DISC AMT     TAXABLE     CGST AMT     SGST AMT     TOTAL AMT
6.08      612.40        0.00        12.25      600.15        36.01        36.01        672.17
9.08      327.85        0.00         6.56      321.29        28.92        28.92        379.13
          940.25        0.00        18.81      921.44        64.93        64.93       1051.00  TO PAY       1051.00`;
  expect(totalsOf(page)).toEqual(['921.44', '129.86', '1051.00']);
});
