import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const HEAD = `
Factura nº 2026/55                Fecha: 12/03/2026
`;
const TOTALS = `
                               Base imponible        152,00
                               IVA 21 %               31,92
                               Total factura         183,92 €`;

it('of a column without VAT and one with it, the one that comes to the net total is the lines', () => {
  const read = understand([
    typedPage(`${HEAD}
Concepto                  Uds.    Precio      Base    IVA   Importe
Cable de red 5 m            10      3,20     32,00    21%     38,72
Instalación                  1    120,00    120,00    21%    145,20
${TOTALS}`),
  ]);
  expect(linesOf(read)).toEqual([
    ['10', '32.00'],
    ['1', '120.00'],
  ]);
});

it('lines that come to the total with VAT at its one rate are given without it where no other column comes to the net one', () => {
  const read = understand([
    typedPage(`${HEAD}
Concepto                  Uds.                              Importe
Cable de red 5 m            10                                38,72
Instalación                  1                               145,20
${TOTALS}`),
  ]);
  expect(linesOf(read)).toEqual([
    ['10', '32.00'],
    ['1', '120.00'],
  ]);
});

it('prices and totals headed alike are told apart by what they come to', () => {
  const read = understand([
    typedPage(`
Rechnung Nr. R-55   Rechnungsdatum: 12.03.2026
Nr. Bezeichnung      Menge  Einzel netto  MwSt %  Gesamt netto  Gesamt brutto
1   Brot                20          2,10       7         42,00          44,94
2   Kaffee               5          8,00      19         40,00          47,60
                                         Netto           82,00 €
                                         MwSt            10,54 €
                                         Gesamt          92,54 €`),
  ]);
  expect(linesOf(read)).toEqual([
    ['20', '42.00'],
    ['5', '40.00'],
  ]);
});

it('what is sent with the goods without a rate stays, where it comes to the net total with the products', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
FACTURE n° 80055
Nom du produit      Quantité     Prix unitaire H.T     T.V.A     Total T.T.C
Casquette                  1               37,99 €       10%         41,79 €
Bague                      1              122,00 €       20%        146,40 €
Port Colissimo                                                         4,90 €

                                                     Total H.T:     164,89 €
                                                   Total T.V.A:      28,20 €
                                                   Total T.T.C:     193,09 €`),
      ]),
    ).map(([, net]) => net),
  ).toEqual(['37.99', '122.00', '4.90']);
});
