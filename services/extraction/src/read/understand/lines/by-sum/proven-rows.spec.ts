import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const linesOf = (page: string) =>
  understand([typedPage(page)]).lines.map(({ designation, quantity, unitPrice, netTotal }) => [
    designation,
    quantity,
    unitPrice,
    netTotal,
  ]);

it('rows that prove themselves are lines, whatever their headings say, and sums of groups are none', () => {
  expect(
    linesOf(`
Invoice F-77                                                  Date 12/03/2026
Packs   Pieces                                Code               EUR        EUR
 3 x  10    30   Gerbera yellow               471001            1,40      42,00
 2 x  10    20   Iris blue                    471002            1,85      37,00
Part 1                                                                    79,00

 4 x  12    48   Dahlia pink                  471003            0,65      31,20
 1 x  50    50   Aster mixed                  471004            0,55      27,50
Part 2                                                                    58,70
Commission                                                                14,30
To pay                                                           EUR     152,00`),
  ).toEqual([
    ['Gerbera yellow', '30', '1.40', '42.00'],
    ['Iris blue', '20', '1.85', '37.00'],
    ['Dahlia pink', '48', '0.65', '31.20'],
    ['Aster mixed', '50', '0.55', '27.50'],
  ]);
});

it('where the prices have more decimals and stand first, they are the prices', () => {
  expect(
    linesOf(`
Utility bill 4711                                             Date 12/03/2026
Balance forward                                                           20,00
Water                                    2,3125       8                   18,50
Sewer                                    2,6250       8                   21,00
Gas supply                               0,0925      40                    3,70
To pay                                                                   168,15`).map(([, ...values]) => values),
  ).toEqual([
    ['8', '2.3125', '18.50'],
    ['8', '2.625', '21.00'],
    ['40', '0.0925', '3.70'],
  ]);
});

it('two such rows are chance', () => {
  expect(
    linesOf(`
Utility bill 4711                                             Date 12/03/2026
Balance forward                                                           20,00
Water                                    8       2,3125                   18,50
Sewer                                    8       2,6250                   21,00
To pay                                                                   163,97`),
  ).toEqual([]);
});

it.each([
  ['rows of one each', ['1   18,50   18,50', '1   21,00   21,00', '1    3,70    3,70']],
  [
    'rows of a meter’s readings',
    [
      '3 5 7 9 11 13 15 17 19 21 23 25  8  2,3125  18,50',
      '3 5 7 9 11 13 15 17 19 21 23 25  8  2,6250  21,00',
      '3 5 7 9 11 13 15 17 19 21 23 25 40  0,0925   3,70',
    ],
  ],
])('%s prove nothing', (_, rows) => {
  expect(linesOf(`Utility bill 4711        Date 12/03/2026\n${rows.join('\n')}\nTo pay     168,15`)).toEqual([]);
});

it('items that come to the total are the lines, and not how they were reckoned', () => {
  expect(
    linesOf(`
Invoice F-78                                                  Date 12/03/2026
Description                                                            Amount
Water, as reckoned below                                                43,20
Service                                                                 10,00
Total                                                                   53,20

Water                                    8       2,3125                 18,50
Sewer                                    8       2,6250                 21,00
Gas supply                              40       0,0925                  3,70`).map(([, , , total]) => total),
  ).toEqual(['43.20', '10.00']);
});

it('two of them are enough where they come to the net total, be their counts against a unit', () => {
  expect(
    linesOf(`
Rechnung Nr. 4711                                             Rechnungsdatum: 12.03.2026
Xyzum                                    Wolo        Prisk           Sumbar
Kiesel                                   3Stk        12,50            37,50
Splitt                                   2,5t        40,00           100,00
Nettosumme                                                           137,50
MwSt. 19 %                                                            26,13
Gesamtbetrag                                                         163,63`).map(([, ...values]) => values),
  ).toEqual([
    ['3', '12.50', '37.50'],
    ['2.5', '40.00', '100.00'],
  ]);
});

it('where money has no decimals the thousands are the prices', () => {
  expect(
    linesOf(`
Invoice F-78                                                  Date 12/03/2026
Brought over                                                         20,000
Pebbles                               195,000            8        1,560,000
Gravel                                 12,500           16          200,000
Sand                                    4,000            3           12,000
To pay                                                            1,807,000`).map(([, ...values]) => values),
  ).toEqual([
    ['8', '195000.00', '1560000.00'],
    ['16', '12500.00', '200000.00'],
    ['3', '4000.00', '12000.00'],
  ]);
});
