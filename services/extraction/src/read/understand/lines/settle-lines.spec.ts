import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

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
