import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const linesIn = (typed: string) => linesOf(understand([typedPage(typed)]));

describe('tables of goods and services', () => {
  it('have their text between counts and prices, under no heading', () => {
    expect(
      linesIn(`
Rechnung Nr.: RE-2026-041                                  Rechnungsdatum: 12.02.2026
Pos.   Anzahl                                     Einzelpreis        Gesamtpreis
1      1           Hallentor Modell N        8.200,00 EUR       8.200,00 EUR
                   Baujahr: 2025
2      2           Handsender                   45,00 EUR          90,00 EUR
3      1           Anlieferung                   0,00 EUR           0,00 EUR
Nettobetrag                                                     8.290,00 EUR
Umsatzsteuer 19 %                                               1.575,10 EUR
Gesamtbetrag                                                    9.865,10 EUR`),
    ).toEqual([
      ['1', '8200.00'],
      ['2', '90.00'],
      ['1', '0.00'],
    ]);
  });
});
