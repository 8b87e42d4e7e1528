import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';
import { upToSum, withoutSumOfAbove } from './sums-below.ts';

const SUMS = [new Decimal('100.00'), new Decimal('119.00')];

it.each([
  ['what they are made of follows', ['100.00', '70.00'], ['100.00']],
  ['a summary stands above more lines', ['100.00', '40.00', '60.00'], ['40.00', '60.00']],
  ['all of them come to it', ['40.00', '60.00'], ['40.00', '60.00']],
  ['all of them come to the total with VAT', ['19.00', '81.00', '19.00'], ['19.00', '81.00', '19.00']],
  ['a table below says once more what they come to with VAT', ['60.00', '59.00', '119.00'], ['60.00', '59.00']],
  ['none do', ['40.00', '70.00'], ['40.00', '70.00']],
])('lines come to a sum where %s', (_where, given, kept) => {
  const lines = given.map((netTotal) => ({ netTotal }));
  expect(upToSum(lines, SUMS).map(({ netTotal }) => netTotal)).toEqual(kept);
});

it('a summary of what was sold, with VAT as the items are, is none of them', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Rechnung Nr. 6866 vom 01.10.2025
Bezeichnung                    Menge        E-Preis       G-Preis
Super E5                     39.97 l      1.649 EUR     65.91 EUR
Super E5                     34.07 l      1.759 EUR     59.93 EUR
                                  Gesamtsumme netto:   105.75 EUR
              Zzgl. MwSt. (19%) von 105.75 EUR:         20.09 EUR
                                    Rechnungsbetrag:   125.84 EUR
Kraftstoff                     Menge     Gesamtpreis
Super E5                 74.04 Liter      125.84 EUR`),
      ]),
    ),
  ).toEqual([
    ['39.97', '55.39'],
    ['34.07', '50.36'],
  ]);
});
it.each([
  [
    'what the counted ones come to',
    [
      ['2', '50.00'],
      ['1', '30.00'],
      [undefined, '80.00'],
    ],
    2,
  ],
  [
    'the same over a tip',
    [
      ['2', '50.00'],
      [undefined, '8.00'],
      [undefined, '50.00'],
    ],
    2,
  ],
  [
    'another item',
    [
      ['2', '50.00'],
      [undefined, '40.00'],
    ],
    undefined,
  ],
  [
    'what others without a count come to',
    [
      [undefined, '30.00'],
      [undefined, '40.00'],
      [undefined, '70.00'],
    ],
    undefined,
  ],
  [
    'an item that costs as much, where all come to the total',
    [
      ['2', '59.50'],
      [undefined, '59.50'],
    ],
    undefined,
  ],
] as const)('of lines goes %s', (_what, given, dropped) => {
  const lines = given.map(([quantity, netTotal]) => ({ ...(quantity && { quantity }), netTotal }));
  const left = lines.filter((_, at) => at !== dropped);
  expect(withoutSumOfAbove(lines, SUMS)).toEqual(left);
});
