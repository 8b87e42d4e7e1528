// Items whose quantity and total stand in two rows.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (table: string) =>
  linesOf(
    understand([
      typedPage(`
Invoice no: 4711          Date: 12.03.2026

${table}

                              Subtotal             145.00
                              VAT 20 %              29.00
                              Total                174.00`),
    ]),
  );

const COUNTED = [
  ['2', '100.00'],
  ['3', '45.00'],
];

it('a figure under the heading of quantities, in the text of an item, counts nothing of the next', () => {
  expect(
    read(`
Description            Quantity    Unit price      Amount
Chair                         2         50.00      100.00
S/N 10023, 10024          10025
Delivery flat rate                                  45.00`),
  ).toEqual([
    ['2', '100.00'],
    [undefined, '45.00'],
  ]);
});

it('nor does it where the table has no prices', () => {
  expect(
    read(`
Description            Quantity      Amount
Table                         2      100.00
Width                       120
Delivery flat rate                    45.00`),
  ).toEqual([
    ['2', '100.00'],
    [undefined, '45.00'],
  ]);
});

it('a total alone in its row is that of the quantity over it', () => {
  expect(
    read(`
Description            Quantity      Amount
Chair                         2
                                     100.00
Lamp                          3
                                      45.00`),
  ).toEqual(COUNTED);
});

it('quantity and price may stand a row lower than the total that they make', () => {
  expect(
    read(`
Description            Quantity    Unit price      Amount
Chair                                              100.00
red                           2         50.00
Lamp                                                45.00
small                         3         15.00`),
  ).toEqual(COUNTED);
});

it('or a row higher', () => {
  expect(
    read(`
Description            Quantity    Unit price      Amount
Chair                         2         50.00
red                                                100.00
Lamp                          3         15.00
small                                               45.00`),
  ).toEqual(COUNTED);
});

it('a reduced total is that of quantity and price over it', () => {
  expect(
    read(`
Description            Quantity    Unit price      Amount
Chair                         2         55.00
red, special price                                 100.00
Lamp                          3         20.00
small                                               45.00`),
  ).toEqual(COUNTED);
});
