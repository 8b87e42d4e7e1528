import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const countsOf = (items: string) =>
  linesOf(
    understand([
      recognised(`
TANNE MARKT GMBH
Am Anger 4
84028 Landshut
${items}
SUMME EUR                   23,98
GEGEBEN VISA                23,98
05.08.2026 17:09:07`),
    ]),
  ).map(([count]) => count);

it('counts stand over the items they are of, or under them, without the sign that a recogniser lost', () => {
  expect(
    countsOf(`
2,000   4,50
Erde                         9,00
1,000 x 14,98
Schere                      14,98`),
  ).toEqual(['2', '1']);
  expect(
    countsOf(`
Limetten                    12,50
0,250 kg x 50,00/kg
Knoblauch                   11,48
2,8 kg  4,10/kg`),
  ).toEqual(['0.25', '2.8']);
});

it('one of an item is said with its unit, in the row of its price', () => {
  expect(
    countsOf('4001234500017 Leiste\n1.000 STK           14,49\n4001234500024 Winkel\n1.000 STK            9,49'),
  ).toEqual(['1', '1']);
  expect(countsOf('Leiste 1.000 mm           14,49\nWinkel 1.000 mm            9,49')).toEqual([undefined, undefined]);
});

it('counts stand before what they are of, behind a star or before the sign of the product', () => {
  expect(
    countsOf(`
*2 JASMINE TEA               9,00
3x Espresso                 14,98`),
  ).toEqual(['2', '3']);
  // A size is no count.
  expect(
    countsOf(`
2 Liter Wasser               9,00
Schere                      14,98`),
  ).toEqual([undefined, undefined]);
});
