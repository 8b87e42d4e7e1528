import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const HEAD = `
Invoice R-100                    Date:  12.03.2026
`;

it('items without headings are what comes to the net total, quantity and price where they make the item', () => {
  const read = understand([
    typedPage(`${HEAD}
Garden work, two days            16        45.00         720.00
Removal of branches                                       85.50
   with our own trailer, to the tip
Grass seed                        3        12.50          37.50

                                      Net total          843.00
                                      VAT 20 %           168.60
                                      Total            1,011.60`),
  ]);
  expect(
    read.lines.map(({ designation, quantity, unitPrice, netTotal }) => [designation, quantity, unitPrice, netTotal]),
  ).toEqual([
    ['Garden work, two days', '16', '45.00', '720.00'],
    ['Removal of branches', undefined, undefined, '85.50'],
    ['Grass seed', '3', '12.50', '37.50'],
  ]);
});

it('a single item that is the whole invoice is its line', () => {
  const read = understand([
    typedPage(`${HEAD}
Advice in the matter of the Miller estate             1,200.00

                                      Net total       1,200.00
                                      VAT 20 %          240.00
                                      Total           1,440.00`),
  ]);
  expect(linesOf(read)).toEqual([[undefined, '1200.00']]);
});

it('a count written before its name is the quantity', () => {
  const read = understand([
    typedPage(`${HEAD}
2 x Night in a double room                              240.00
2 x Breakfast                                            30.00
                                      Net total         270.00
                                      VAT 10 %           27.00
                                      Total             297.00`),
  ]);
  expect(linesOf(read)).toEqual([
    ['2', '240.00'],
    ['2', '30.00'],
  ]);
});

it('amounts that come to nothing the page names are no lines', () => {
  const read = understand([
    typedPage(`${HEAD}
Balance brought over from last year                     310.00
Garden work                                             720.00
Grass seed                                               37.50

                                      Net total         800.00
                                      VAT 20 %          160.00
                                      Total             960.00`),
  ]);
  expect(read.lines).toEqual([]);
});

it('where nothing is said of VAT the items come to the total', () => {
  const read = understand([
    typedPage(`${HEAD}
Piano tuning                                             90.00
Travel                                                   15.00
                                      Total             105.00`),
  ]);
  expect(linesOf(read)).toEqual([
    [undefined, '90.00'],
    [undefined, '15.00'],
  ]);
  // Found by the total, they are no proof that it is the net one.
  expect(read.fields.netTotal).toBeUndefined();
});

it('travel among the items is one of them', () => {
  const read = understand([
    typedPage(`
Facture n° 12                     Paris, le 12 mars 2026

Honoraires de conseil – mars 2026                     2 400,00 €
Frais de déplacement                                    186,40 €

Total HT                                              2 586,40 €
TVA 20 %                                                517,28 €
Total TTC                                             3 103,68 €`),
  ]);
  expect(linesOf(read)).toEqual([
    [undefined, '2400.00'],
    [undefined, '186.40'],
  ]);
});

it('rent, an advance on costs and an hour at a price are items above the sum they come to', () => {
  const rent = understand([
    typedPage(`
Facture F-03-2026           01/03/2026
Loyer bureau mars 2026                              1 100,00
Provision pour charges                                150,00
Total hors taxes                                    1 250,00
TVA 20,00 %                                           250,00
TOTAL A PAYER                                       1 500,00 €`),
  ]);
  expect(linesOf(rent)).toEqual([
    [undefined, '1100.00'],
    [undefined, '150.00'],
  ]);
  const repair = understand([
    typedPage(`${HEAD}
Labour
 Replace boiler valve           2.5 hrs   @ £60.00      £150.00
Materials
 Valve 22 mm                    1         @ £84.20       £84.20
                                      Net total         £234.20
                                      VAT 20%            £46.84
                                      Total             £281.04`),
  ]);
  expect(linesOf(repair)).toEqual([
    ['2.5', '150.00'],
    ['1', '84.20'],
  ]);
});

it('an item that is its own net total is a line only where nothing stands above it', () => {
  const foot = `
VAT 20%                                                     70.40 EUR
Total                                                      422.40 EUR`;
  const item = 'Translation of a contract, 3,200 words at 0.11              352.00 EUR';
  expect(linesOf(understand([typedPage(`${HEAD}${item}${foot}`)]))).toEqual([['3200', '352.00']]);
  const carried = 'Brought over from our letter of the 2nd                      12.00 EUR';
  expect(linesOf(understand([typedPage(`${HEAD}${carried}\n${item}${foot}`)]))).toEqual([]);
});

it('a row that is called a total is no item, and what stands above it is', () => {
  const invoice = understand([
    typedPage(`${HEAD}1    Ginger bottle        3000     btl     18.50     55,500.00
     Total                3000                       55,500.00
                          Subtotal:                  55,500.00
                          Grand Total:               55,500.00`),
  ]);
  expect(linesOf(invoice)).toEqual([['3000', '55500.00']]);
});

it('sums of two kinds are no items, whichever word comes first', () => {
  const read = understand([
    typedPage(`${HEAD}
L-33018     812     2.10     1,705.20   243.60   1,948.80
L-33044     240     2.75       660.00    72.00     732.00

Linehaul total    2,365.20
Total fuel          315.60
Amount due        2,680.80`),
  ]);
  expect(linesOf(read)).toEqual([]);
});

it('facts with figures beside the items, further right than their sums, are none of them', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
NORDALP AUTONOLEGGIO SRL                              INVOICE
                                                      Numero Fattura: 300414
Rental days             3     68.63      205.89 EUR   Registration No: 0015760924
All Inclusive Protection                 164.13 EUR   Model Q7 245
Registration Fee        3      2.45        7.35 EUR   Res No. 9724012231
Subtotal                                 377.37 EUR
IVA 22,00%                                83.02 EUR
Total                                    460.39 EUR`),
      ]),
    ),
  ).toEqual([
    ['3', '205.89'],
    [undefined, '164.13'],
    ['3', '7.35'],
  ]);
});

it('a count and its unit alone name an item under what it is of', () => {
  const read = understand([
    typedPage(`${HEAD}
Customer charge                                          127.40
Contract demand
   6,000 m3                                            3,300.00
   1,500 m3                                              850.00
Cost adjustment                                         -200.10
Charges for gas                                        4,077.30
HST                                                      530.05
Total                                                  4,607.35`),
  ]);
  expect(linesOf(read)).toEqual([
    [undefined, '127.40'],
    ['6000', '3300.00'],
    ['1500', '850.00'],
    [undefined, '-200.10'],
  ]);
});
