// Rows of which the figures tell whether they are items, and what those come to.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('count and price make the total in whatever column it stands', () => {
  expect(
    read(`
Factura 2563          20/10/2025
Cant.   Descripción          Precio      No afecta     Exentas    Gravadas
2       Flete terrestre      61.00       122.00
3       Manejo               20.00                                 60.00
                                   Suma de ventas                  60.00
                                   13% de IVA                       7.80
                                   Subtotal                        67.80
                                   No afectas                     122.00
                                   Total a pagar                  189.80`),
  ).toEqual([
    ['2', '122.00'],
    ['3', '60.00'],
  ]);
});

it('a rate with its base and its tax under the items is none of them', () => {
  expect(
    read(`
Faktura 20250001        21.02.2025
Označení dodávky      Počet     Cena za m.j.     Bez DPH      DPH       Celkem
Tabule                 1          100,00         100,00      21,00      121,00
Křída                  4           50,00         200,00      24,00      224,00
                       Sazba    Základ    Výše     Dohromady
12 %                             160,00    19,20     179,20
21 %                              80,00    16,80      96,80
Celkem před slevou:                              345,00
Sleva 20 %:                                      -69,00
Celkem k úhradě:                                 276,00`),
  ).toEqual([
    ['1', '100.00'],
    ['4', '200.00'],
  ]);
});

it('what was owed before and was paid is no item of a bill without a table', () => {
  expect(
    read(`
Water district              Bill date 12/29/2025
Sewer service               61.00
Street cleaning             15.00
Total current charges       76.00
Previous balance            76.00
Payments                   -76.00
Adjustments                  0.00
Current charges             76.00
Total amount due            76.00`).map(([, total]) => total),
  ).toEqual(['61.00', '15.00']);
});

it('a row of no count is an item where it makes up what the column is called to come to', () => {
  expect(
    read(`
Conta 3301          01/11/2025
Descrição da Operação     Quant.     Tarifa      Valor Total
Energia TUSD              200        0,500000    100,00
Energia TE                100        0,400000     40,00
Total Distribuidora                              140,00
DÉBITOS DE OUTROS SERVIÇOS
Custeio IP Municipal                               8,50
Total Consolidado                                148,50

Base de cálculo                                  120,00
ICMS 18 %                                         21,60
Total da nota                                    141,60`),
  ).toEqual([
    ['200', '100.00'],
    ['100', '40.00'],
    [undefined, '8.50'],
  ]);
});

it('a figure set right of the column of items keeps none of them apart from their sum', () => {
  expect(
    read(`
Conta 901           04/02/2026
Consumo TE                56,10
Consumo TUSD              66,20
                                         2025 JAN      201     33
                                         2024 DEZ      232     29
                                         2024 NOV      238     30
                                         2024 OUT      259     33
                                         2024 SET      286     30
                                         2024 AGO      188     29
                                         2024 JUL      389     33
                                         2024 JUN      303     29
                                         2024 MAI      270     33
TOTAL                    122,30`).map(([, total]) => total),
  ).toEqual(['56.10', '66.20']);
});

const details = (page: number, charges: readonly string[]) => `
Unit ${page}
Description              Usage     Rate        Amount
${charges.map((charge) => `Energy charge            10        ${charge}`).join('\n')}`;

it('charges of a summary that come to the total are the lines, and not what pages of details say of them', () => {
  const pages = [
    `
Bill 4402            Date 26/09/2025
Earlier amount                    52.00
Current charges                   60.00
Amount due                       112.00

Unit 101                          21.00
Unit 102                          19.00
Unit 103                          20.00
Total                             60.00`,
    details(2, ['1.10       11.00', '0.90        9.00', '0.35        3.50', '0.12        1.20']),
    details(3, ['1.20       12.00', '0.60        6.00', '0.38        3.80', '0.21        2.10']),
  ];
  const read = understand(pages.map((page, at) => typedPage(page, at + 1)));
  expect(linesOf(read).map(([, total]) => total)).toEqual(['21.00', '19.00', '20.00']);
});

it('pages of details behind lines that come to the total are none', () => {
  const pages = [
    `
Facture 4402            26/09/2025
Libellé              Nombre     Montant
Abonnement du mois                30,00
Forfait                           35,00
Remise fidélité                   -5,00
Messages                2          0,60
Total à payer                     30,60`,
    `
Date         Heure     Libellé              Montant
01/09/2025   14:52     Message               0,20
02/09/2025   15:42     Message               0,40`,
  ];
  const read = understand(pages.map((page, at) => typedPage(page, at + 1)));
  expect(linesOf(read).map(([, total]) => total)).toEqual(['35.00', '-5.00', '0.60']);
});
