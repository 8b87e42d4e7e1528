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
Feigen                      16,42
0,422 kg x 38,90/kg
Ingwer                       7,56
1,5 kg  5,04/kg`),
  ).toEqual(['0.422', '1.5']);
});

it('one of an item is said with its unit, in the row of its price', () => {
  expect(
    countsOf('4001234777225 Leiste\n1.000 STK           13,79\n4001234777226 Winkel\n1.000 STK           10,19'),
  ).toEqual(['1', '1']);
  expect(countsOf('Leiste 1.000 mm           13,79\nWinkel 1.000 mm           10,19')).toEqual([undefined, undefined]);
});
