import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

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
});
