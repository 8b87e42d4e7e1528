import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (rows: string) =>
  linesOf(
    understand([
      typedPage(`
Facture n° : 4711          Date : 12.03.2026

Désignation            Quantité    Prix unitaire     Remise      Montant
${rows}

                              Total HT                            152,50
                              TVA 20 %                             30,50
                              Total TTC                           183,00`),
    ]),
  );

it('a count with a point before its decimals is one in a page that writes commas, where its price tells', () => {
  expect(
    read(`
Chaise                    2.000            50,00                  100,00
Lampe                     3.500            15,00                   52,50`),
  ).toEqual([
    ['2', '100.00'],
    ['3.5', '52.50'],
  ]);
});

it('thousands are thousands where they make the total', () => {
  expect(
    read(`
Vis                       2.000             0,05                  100,00
Lampe                     1.000            52,50                   52,50`),
  ).toEqual([
    ['2000', '100.00'],
    ['1', '52.50'],
  ]);
});

it('so is a count whose price is reduced', () => {
  expect(
    read(`
Chaise                    2.000            50,00       10 %        90,00
Lampe                     5.000            12,50                   62,50`),
  ).toEqual([
    ['2', '90.00'],
    ['5', '62.50'],
  ]);
});
