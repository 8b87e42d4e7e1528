import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const itemsAnd = (rest: string) =>
  linesOf(
    understand([
      typedPage(`
INVOICE 4711                    Date 5 June 2025

Item                      Qty      Price       Amount
Braces                      2      12.00        24.00
Button                      5       1.00         5.00
${rest}`),
    ]),
  );

const ITEMS = [
  ['2', '24.00'],
  ['5', '5.00'],
];

it('what comes to nothing and counts nothing is no item', () => {
  expect(itemsAnd('Gift wrap                                        0.00\nTotal                 29.00')).toEqual(ITEMS);
});

it('what stands right of where items are named is a row of the sums', () => {
  const sums =
    '                                Club fee        4.90\n                                Seat map        1.10';
  expect(itemsAnd(`${sums}\nTotal                                           35.00`)).toEqual(ITEMS);
});

it('what costs nothing and counts something is an item', () => {
  const gift = ['1', '0.00'];
  expect(itemsAnd('Gift wrap                   1       0.00         0.00\nTotal        29.00')).toEqual([
    ...ITEMS,
    gift,
  ]);
});

it.each(['Dont éco-participation', '- davon Pfand', 'of which deposit', 'di cui deposito'])(
  'what is held in the item above is none: %s',
  (held) => {
    const page = itemsAnd(`${held.padEnd(48)} 0.25`);
    expect(page).toEqual(ITEMS);
  },
);

it('what is called so over all items, or counted, is one', () => {
  expect(itemsAnd('Davonport table             1       6.00         6.00\nTotal        35.00')).toHaveLength(3);
  expect(itemsAnd('Davon der zweite Teil       2       3.00         6.00\nTotal        35.00')).toHaveLength(3);
});
