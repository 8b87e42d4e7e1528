// Headings of two prices, of what one costs before and behind a reduction.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('a net price is no net total, and a net total is one', () => {
  expect(
    read(`
Article      Désignation          Qté     P.U. brut     Rem.%     P.U. net     Montant HT     TVA
KX407        Receveur               4        200,00     40,00       120,00         480,00       1
KX512        Paroi                  2        100,00     50,00        50,00         100,00       1
                                                            Total HT               580,00`),
  ).toEqual([
    ['4', '480.00'],
    ['2', '100.00'],
  ]);
  expect(
    read(`
Qté     Désignation               Prix public     Prix       Rem.     Net HT     TVA
                                          TTC       HT
4       La Maison du col                21,10    20,00       30,0      56,00      55
3       Un hiver au nord                10,55    10,00       30,0      21,00      55
                                                   Total net HT        77,00`),
  ).toEqual([
    ['4', '56.00'],
    ['3', '21.00'],
  ]);
  expect(
    read(`
Pos     Bezeichnung               Anzahl       Ansatz     Betrag CHF
1       Support vor Ort           2.25 h       160.00         360.00
2       Anfahrt Zone 1               2 x        65.00         130.00
        Total exkl. MWST                                      490.00`),
  ).toEqual([
    ['2.25', '360.00'],
    ['2', '130.00'],
  ]);
});

it('of two prices a line has the one that makes its total', () => {
  const { lines } = understand([
    typedPage(`
Article      Désignation          Qté     P.U. brut     Rem.%     P.U. net     Montant HT
KX407        Receveur               4        200,00     40,00       120,00         480,00
                                                            Total HT               480,00`),
  ]);
  expect(lines.map(({ unitPrice }) => unitPrice)).toEqual(['120.00']);
});
