import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, recognised, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a table that goes on overleaf without its header is read to its end, the head of the page is no line of it', () => {
  const read = understand([
    typedPage(`
Invoice number:  R-100          Date:  12.03.2026

Pos   Description            Quantity    Unit price      Total
1     Paper                        10          2.00      20.00`),
    typedPage(
      `
Invoice number:  R-100                       Page 2 of 2

2     Ink                           3         15.00      45.00
3     Delivery                      1          5.00       5.00
                              Net total                  70.00
                              VAT 20 %                   14.00
                              Total                      84.00`,
      2,
    ),
  ]);
  expect(linesOf(read)).toEqual([
    ['10', '20.00'],
    ['3', '45.00'],
    ['1', '5.00'],
  ]);
});

it('groups of lines with a sum of their own are all read, the totals are none', () => {
  const read = understand([
    typedPage(`
Description            Quantity    Unit price      Amount
Office chair                  1         70.00       70.00
Lamp                          2         21.00       42.00
                                     Subtotal      112.00
Truffles                      5         10.00       50.00
                                     Subtotal       50.00

                                     Subtotal      162.00
                                     VAT 10 %       16.20
                                     Total         178.20`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '70.00'],
    ['2', '42.00'],
    ['5', '50.00'],
  ]);
});

it('of two columns called an amount, the one left of the text counts the items', () => {
  const read = understand([
    typedPage(`
Amount    Product                 VAT      Price       Total
1.00      Design                   7%    160.00 €    160.00 €
400.00    Balloons                19%      0.79 €    316.00 €
                            Net total                476.00 €`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '160.00'],
    ['400', '316.00'],
  ]);
});

it('the last column of a table with quantities and prices holds its totals, whatever it is called', () => {
  const read = understand([
    typedPage(`
Description             Quantity    Unit price    Worth of it
Nougat                         8          4.55          36.40
Biscuits                      20          3.20          64.00
                               Net total               100.40`),
  ]);
  expect(linesOf(read)).toEqual([
    ['8', '36.40'],
    ['20', '64.00'],
  ]);
});

it.each([
  ['no word of VAT: the total is the net total', '', '30.00'],
  ['a VAT that cannot be read: nothing is said of the net total', 'VAT included', undefined],
])('lines that sum up to the total, %s', (_what, mention, net) => {
  const read = understand([
    typedPage(`
Description             Quantity    Unit price         Amount
Hosting                        2         10.00          20.00
Support                        1         10.00          10.00
                               Total EUR                30.00
${mention && '                               VAT                       -'}`),
  ]);
  expect(valuesOf(read).netTotal).toBe(net);
});

it('a reduction among the lines is none of them, even where its colon was not recognised', () => {
  const read = understand([
    typedPage(
      `
DESIGNATION                  P.U. HT      Qté      TOTAL HT      TVA
SUPPORT                        60,00        1         60,00      10%
FOURNITURES                    10,00        3         30,00      10%
REMISE DES FETES 2026 ICI                             -5,00      10%
TOTAL HT                                              85,00`,
      1,
      'ocr',
    ),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '60.00'],
    ['3', '30.00'],
  ]);
});

it('a quantity in its own column stays one where the price before it has a heading that nobody knows', () => {
  const read = understand([
    typedPage(`
Article           Coût de base     Quantité       Total
Robinet                82,00 €            1     82,00 €
Tuyau                  43,70 €         7,25    316,83 €
                                 Total HT      398,83 €`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '82.00'],
    ['7.25', '316.83'],
  ]);
});

it('of two factors whose columns are not known the one with a currency or with cents is the price', () => {
  const read = understand([
    typedPage(`
Description         Worth of one      How many       Total
Oak table                $640.00             2   $1,280.00
Delivery                  $35.00             1      $35.00
                                      Subtotal   $1,315.00`),
  ]);
  expect(linesOf(read)).toEqual([
    ['2', '1280.00'],
    ['1', '35.00'],
  ]);
});

it.each([
  [
    'Qty     Item                          Unit price      Price',
    '2       Oak table                        50.00     100.00',
  ],
  [
    'Item                          Quantity               Price',
    'Oak table                            2              100.00',
  ],
  [
    'Anz.    Position                      Kosteneinheit   Preis',
    '2       Oak table                        50.00     100.00',
  ],
  [
    '#   Items               Quantity     Price      Quantity',
    '1   Oak table                  2     50.00        100.00',
  ],
])('under "%s" the last column holds the totals', (head, line) => {
  const read = understand([
    typedPage(`
${head}
${line}
                              Subtotal             100.00
                              VAT (20%)             20.00
                              Total                120.00`),
  ]);
  expect(linesOf(read)).toEqual([['2', '100.00']]);
});

it('totals end the lines, whatever stands beside them under the text; a word of totals in a description does not', () => {
  const read = understand([
    typedPage(`
Artículo                       Cantidad     Precio        Total
Mantenimiento                         2      50,00       100,00
Cuota mensual
Transporte                            1      60,00        60,00
Notas                                     Subtotal       160,00
Gracias                                  IVA (21%)        33,60
                                             Total       193,60`),
  ]);
  expect(linesOf(read)).toEqual([
    ['2', '100.00'],
    ['1', '60.00'],
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '160.00', vatTotal: '33.60', grossTotal: '193.60' });
});

it('a count that a recogniser lost is what the price and the total make it', () => {
  const table = `
Description            Quantity    Unit price      Total
Wiring                                  35.00     105.00
Consulting                             110.00     797.50
                                     Subtotal     902.50`;
  const counts = (source: 'text' | 'ocr') =>
    understand([typedPage(table, 1, source)]).lines.map(({ quantity }) => quantity);
  expect(counts('ocr')).toEqual(['3', undefined]);
  expect(counts('text')).toEqual([undefined, undefined]);
});

it('nor does it matter whether the total is set a row lower than the price', () => {
  const { lines } = understand([
    recognised(`
Description            Unit price      Quantity    VAT rate       Total
Wiring                      35.00                       20%
Item 77                                                          105.00
Consulting                 110.00             2         20%
Item 78                                                          220.00`),
  ]);
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([
    ['3', '105.00'],
    ['2', '220.00'],
  ]);
});

it('a worn heading of positions before the others leaves them a head', () => {
  const { lines } = understand([
    recognised(`
pP. 08   Beschreibung          Nettopreis      Menge      Entgelt
1        Verkabelung                35,00      3 Stk       105,00`),
  ]);
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([['3', '105.00']]);
});

it('right of all headings the last column goes on to the edge of the table', () => {
  const { lines } = understand([
    typedPage(`
Beschreibung          Menge      Nettopreis      Entgelt
Verkabelung               3           35,00                           105,00`),
  ]);
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['105.00']);
});

it('figures that stand nearer to the next heading are put in the order of the headings, where their product says so', () => {
  const { lines } = understand([
    typedPage(`
FACTURE n° 2026-0814
Désignation                     Quantité     PU HT (EUR)       Total HT (EUR)
Prestation conseil                    12               90,00             1080,00
Atelier d'équipe                       2              250,00              500,00
TOTAL HT                                                                 1580,00`),
  ]);
  expect(lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal])).toEqual([
    ['12', '90.00', '1080.00'],
    ['2', '250.00', '500.00'],
  ]);
});

it('a tax beside the price of an item ends no table', () => {
  const read = understand([
    typedPage(`
INVOICE #123
Item                      Unit Price         Qty        Price
Keyboard                  700.0                1        700.0
RAM 4GB                   2400.0 +Tax          2       4800.0
                                    Sub Total :        5500.0`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '700.00'],
    ['2', '4800.00'],
  ]);
});

it('a tax in a column without a known heading ends no table whose rows are counted and priced', () => {
  const page = typedPage(`
Invoice no. 4711          Date : 12/03/2026

Description         Type         Quantity    Unit price     Amount
Chair               VAT 20%             2         50.00     100.00
Lamp                VAT 20%             3         15.00      45.00

                            Total                174.00`);
  expect(linesOf(understand([page]))).toEqual([
    ['2', '100.00'],
    ['3', '45.00'],
  ]);
});

it('under a reduction alone in its row what is counted and priced is an item, be it reduced', () => {
  const page = typedPage(`
Invoice no. 4711          Date : 12/03/2026

Description           Quantity    Unit price     Disc     Amount
Chair                        2         50.00     10 %      90.00
Discount
Lamp                         3         15.00     10 %      40.50

                            Subtotal                      130.50
                            VAT 20 %                       26.10
                            Total                         156.60`);
  expect(linesOf(understand([page]))).toEqual([
    ['2', '90.00'],
    ['3', '40.50'],
  ]);
});
