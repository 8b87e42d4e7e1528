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
 3 x  10    30   Hydrangea white              113001            1,50      45,00
 2 x  10    20   Phlox alba                   113002            1,75      35,00
Part 1                                                                    80,00

 4 x  12    48   Anthurium pink               111003            0,75      36,00
 1 x  50    50   Rosa spray                   120004            0,60      30,00
Part 2                                                                    66,00
Commission                                                                14,00
To pay                                                           EUR     160,00`),
  ).toEqual([
    ['Hydrangea white', '30', '1.50', '45.00'],
    ['Phlox alba', '20', '1.75', '35.00'],
    ['Anthurium pink', '48', '0.75', '36.00'],
    ['Rosa spray', '50', '0.60', '30.00'],
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
