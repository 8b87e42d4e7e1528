import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const linesIn = (table: string, source: 'text' | 'ocr' = 'ocr') =>
  linesOf(
    understand([
      typedPage(
        `
Description            Quantity    Unit price        Total
${table}`,
        1,
        source,
      ),
    ]),
  );

it('a quantity that lost a figure is what total and price make, where the totals come to their sum', () => {
  const table = (count: string, sum = '473.00') => `
Dividers                     20          9.90       198.00
Yogurt                       ${count.padEnd(2)}          5.50       275.00
                                     Subtotal       ${sum}`;
  expect(linesIn(table('0'))).toEqual([
    ['20', '198.00'],
    ['50', '275.00'],
  ]);
  // Another count is no worn one, a sum that says otherwise no proof, and print is what it is.
  expect(linesIn(table('9'))[1]).toEqual(['9', '275.00']);
  expect(linesIn(table('0', '480.00'))[1]).toEqual(['0', '275.00']);
  expect(linesIn(table('0'), 'text')[1]).toEqual(['0', '275.00']);
});

it('of a reduction of ten percent the quantity stays', () => {
  expect(
    linesIn(`
Dividers                     10         10.00        90.00
                                     Subtotal        90.00`),
  ).toEqual([['10', '90.00']]);
});

it('totals that were misread are their products, where those come to the sum', () => {
  expect(
    linesIn(`
Design                        1        160.00      1160.00
Balloons                    400          0.79       316.00
Hot air                     800         0.025       120.00
                                     Subtotal       496.00`),
  ).toEqual([
    ['1', '160.00'],
    ['400', '316.00'],
    ['800', '20.00'],
  ]);
});

it('what neither comes to a sum stays as it was read', () => {
  expect(
    linesIn(`
Design                        1        160.00      1160.00
                                     Subtotal       500.00`),
  ).toEqual([['1', '1160.00']]);
});

const linesSeen = (page: string) => linesOf(understand([typedPage(page, 1, 'ocr')]));

it('a count that was lost is told by price and total, be they without decimals or of one', () => {
  expect(
    linesSeen(`
Factura 12                     30-7-2025
CLAVE    CANTIDAD    DESCRIPCION          PRECIO        IMPORTE
                     Consola             4000.0         16000.0
                     Mando               5000.0         10000.0
                     Suma:                             26000.0`),
  ).toEqual([
    ['4', '16000.00'],
    ['2', '10000.00'],
  ]);
});

it('a lost count is told by a price finer than cents, as the total rounds what they make', () => {
  expect(
    linesSeen(`
Invoice 4410                   2025-09-10
Description          Qty.        Price          Amount
Sample wire                     23.507          211.56
Sample cord            4        39.436          157.74
                                  NET:          369.30`),
  ).toEqual([
    ['9', '211.56'],
    ['4', '157.74'],
  ]);
});

it('a lost count is told beside a reduction, too, by what that leaves of the price', () => {
  expect(
    linesSeen(`
Factura 602                    Fecha: 04/09/2025
Descripción           Cant.     Precio     % Dto       Neto
Filtro de aceite                 20,00        10      18,00
Reciclaje                         2,50                 2,50
Mano de obra             2       42,00                84,00
Base imponible                                       104,50`),
  ).toEqual([
    ['1', '18.00'],
    ['1', '2.50'],
    ['2', '84.00'],
  ]);
});

it('money of a page without any decimals lost none', () => {
  expect(
    linesSeen(`
INVOICE 31                          Date: 17/03/2025
Description             Quantity     Unit Price         Total
Engine work                   12        180 EUR      2160 EUR
Bindings                                150 EUR      1200 EUR
                               Total excl. tax:      3360 EUR`),
  ).toEqual([
    ['12', '2160.00'],
    ['8', '1200.00'],
  ]);
});

it('of a price and a total that are one the count is one, whatever was read for it', () => {
  expect(
    linesSeen(`
Invoice 31                          Date: 17/03/2025
Description             Quantity     Unit Price         Total
Steel shelf                   15         440.00        440.00
Steel hook                     2          10.00         20.00`),
  ).toEqual([
    ['1', '440.00'],
    ['2', '20.00'],
  ]);
});

it('a table whose heading of counts was lost counts all the same where most of its lines do', () => {
  const page = (counts: readonly [string, string, string]) => `
Invoice 4411                   2025-09-10
Item   Description          aty        Rate       Amount
       Sample rope            ${counts[0]}     $110.00      $110.00
       Sample hook            ${counts[1]}     $120.00      $240.00
       Sample ring            ${counts[2]}     $130.00      $130.00
                      Grand Total:            $480.00`;
  expect(linesSeen(page(['1', '2', 'd']))).toEqual([
    ['1', '110.00'],
    ['2', '240.00'],
    ['1', '130.00'],
  ]);
});

it('a price and a total that are the same after a reduction are of as many as were counted', () => {
  const table = (reduction: string) =>
    linesOf(
      understand([
        typedPage(
          `
Description            Quantity    Unit price    Dto      Total
Dividers                     2          9.90      ${reduction}       9.90
                                     Subtotal              9.90`,
          1,
          'ocr',
        ),
      ]),
    );
  expect(table('50')).toEqual([['2', '9.90']]);
  expect(table('30')).toEqual([['1', '9.90']]);
});

it("two prices with a currency's code are no count and a price, whatever became of the headings", () => {
  const read = linesOf(
    understand([
      typedPage(
        `
Description            Nosc   netto         Unit price    Total
Dividers               2      43,08PLN      52,99PLN      86,16PLN
Yogurt                 3      10,00PLN      12,30PLN      30,00PLN`,
        1,
        'ocr',
      ),
    ]),
  );
  expect(read).toEqual([
    ['2', '86.16'],
    ['3', '30.00'],
  ]);
});

it("'Amount | Quantity | Total Amount': the first is what one costs", () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Description            Amount       Quantity      Total Amount
Basic fee              130.00 €     1             130.00 €
Transaction fee        0.58 €       14            8.12 €`),
      ]),
    ),
  ).toEqual([
    ['1', '130.00'],
    ['14', '8.12'],
  ]);
});
