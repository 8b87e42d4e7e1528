import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a recognised count beside the price of a hundred keeps its hundreds', () => {
  expect(
    linesOf(
      understand([
        recognised(`
Rechnung Nr. 4711          Datum: 12.03.2026

Bezeichnung            Menge    Einzelpreis   per   Betrag
Schraube                 250         10,00    100     25,00
Mutter                   500         12,00    100     60,00

                              Netto              85,00
                              USt 20 %             17,00
                              Gesamt              102,00`),
      ]),
    ),
  ).toEqual([
    ['250', '25.00'],
    ['500', '60.00'],
  ]);
});
