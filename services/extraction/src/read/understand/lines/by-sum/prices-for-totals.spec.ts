import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

const order = (sum: string) => `
Invoice for Order 114-1658                          October 20, 2024
Items Ordered                                                  Price
2 of: Bathroom faucet, matte black                            $27.99
1 of: Kitchen faucet                                          $31.87
2 of: 25 cabinet knobs                                        $29.99
                                  Item(s) Subtotal:          $${sum}
                                  Grand Total:               $${sum}`;

it('what one costs is a price where so many of each come to the sum of the items', () => {
  const table = read(order('147.83'));
  expect(linesOf(table)).toEqual([
    ['2', '55.98'],
    ['1', '31.87'],
    ['2', '59.98'],
  ]);
  expect(table.lines.map(({ unitPrice }) => unitPrice)).toEqual(['27.99', '31.87', '29.99']);
});

it('amounts that come to the sum themselves are totals, however many there are', () => {
  expect(linesOf(read(order('89.85')))).toEqual([
    ['2', '27.99'],
    ['1', '31.87'],
    ['2', '29.99'],
  ]);
});

it('a column called the unit price holds prices, whatever comes to them besides', () => {
  const read = (heading: string) =>
    linesOf(
      understand([
        typedPage(`
Invoice no: 4711          Date: 12.03.2026

Description            Qty        ${heading}
Chair                    2         50.00
Lamp                     3         15.00
Shipping                            5.00

                 VAT 20 %          30.00
                 Total            180.00`),
      ]),
    );
  const lines = [
    ['2', '100.00'],
    ['3', '45.00'],
  ];
  expect(read('Unit price').slice(0, 2)).toEqual(lines);
  expect(read('Price each').slice(0, 2)).toEqual(lines);
});
