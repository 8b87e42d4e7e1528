import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const ratesOf = (typed: string) =>
  understand([typedPage(typed)]).lines.map(({ netTotal, vatRate }) => [netTotal, vatRate]);

it('a tax under a heading with its rate is no rate', () => {
  expect(
    ratesOf(`
Factura nr. 4471
Serviciu            Cantitate     Preț     Valoare fără TVA     TVA 19%
Transport              12         4,50            54,00          10,26
Manipulare             12         3,10            37,20           7,07
Total fără TVA                                    91,20`),
  ).toEqual([
    ['54.00', '19'],
    ['37.20', '19'],
  ]);
});

it('nor is what makes the total of the row with the net one', () => {
  expect(
    ratesOf(`
Facture n° 4471
Désignation           Qté     P.U. HT     Total HT       TVA     Total TTC
Taille de haies         2       80,00       160,00      8,80        168,80
Evacuation              1       40,00        40,00      8,00         48,00
Total HT                                    200,00`),
  ).toEqual([
    ['160.00', '5.5'],
    ['40.00', '20'],
  ]);
});

it('a rate with decimals is one', () => {
  expect(
    ratesOf(`
Facture n° 4471
Désignation           Qté     P.U. HT     TVA        Total HT
Taille de haies         2       80,00     20,00        160,00
Evacuation              1       40,00      5,50         40,00
Total HT                                               200,00`),
  ).toEqual([
    ['160.00', '20'],
    ['40.00', '5.5'],
  ]);
});
