// Reductions set under their items as rows of their own.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it.each([['abzgl. 20 % Rabatt'], ['Rabatt 20 %:'], ['Sonderrabatt']])(
  'an item comes to what the reduction under it leaves: %s',
  (label) => {
    expect(
      read(`
Rechnung R-881                Datum 08.05.2025
Pos  Bezeichnung              Menge    Einzelpreis    Gesamt
1    Holzöl 5 l                  4         25,00      100,00
     ${label.padEnd(24)}                          -20,00
2    Pinsel                     10          3,00       30,00
3    Lasur                       2         50,00      100,00
     ${label.padEnd(24)}                          -20,00

                             Summe netto              190,00
                             MwSt 19 %                 36,10
                             Gesamtbetrag EUR         226,10`),
    ).toEqual([
      ['4', '80.00'],
      ['10', '30.00'],
      ['2', '80.00'],
    ]);
  },
);

it('a reduction behind all items is the invoice’s, and leaves them as they are', () => {
  expect(
    read(`
Rechnung R-882                Datum 08.05.2025
Pos  Bezeichnung              Menge    Einzelpreis    Gesamt
1    Holzöl 5 l                  4         25,00      100,00
2    Lasur                       2         50,00      100,00
     Treuerabatt                                      -20,00

                             Summe netto              180,00
                             MwSt 19 %                 34,20
                             Gesamtbetrag EUR         214,20`),
  ).toEqual([
    ['4', '100.00'],
    ['2', '100.00'],
  ]);
});

it('one times one is one in any row, and no total', () => {
  expect(
    read(`
Rechnung R-883                Datum 08.05.2025
Pos.   Artikel-Nr. / Bezeichnung     Menge ME      Preis EUR  PE   Rab. %     Wert EUR St
0010   Sechskantschraube M8 x 40       400 ST      38,60     100     35,0       100,36 1
0020   Bit-Sortiment                     1 SA      42,90       1     25,0        32,18 1
0030   Rostlöser 400 ml                 12 ST       9,84       1     20,0        94,46 1
       Summe netto                                                                 227,00`),
  ).toEqual([
    ['400', '100.36'],
    ['1', '32.18'],
    ['12', '94.46'],
  ]);
});

const items = `
Rechnung Nr. 4410                             Rechnungsdatum: 12.03.2025
Leistung                      Menge      Wolo         Gesamt
Lampe                           10                  1.000,00
abzgl. 10 % Rabatt                                   -100,00
Netzteil                         2                    100,00`;
const off = 'abzgl. 5 % Rabatt                                      -5,00';
const sums = `Nettosumme                                            995,00
MwSt 19 %                                             189,05
Gesamtbetrag                                        1.184,05`;

it('a reduction under its item is off that in a table without prices, and one behind all items may be off the last', () => {
  expect(read(`${items}\n${off}\n${sums}`)).toEqual([
    ['10', '900.00'],
    ['2', '95.00'],
  ]);
});

it('or off all of them, where the sum of the items is before it', () => {
  const stated = `Summe der Positionen                                1.000,00
Versandkosten                                          10,00
Nettosumme                                          1.005,00
MwSt 19 %                                             190,95
Gesamtbetrag                                        1.195,95`;
  expect(read(`${items}\n${off}\n${stated}`)).toEqual([
    ['10', '900.00'],
    ['2', '100.00'],
  ]);
});
