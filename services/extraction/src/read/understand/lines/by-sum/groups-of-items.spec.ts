// Tables whose items stand in groups, each with its sum.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (...typed: readonly string[]) =>
  linesOf(understand(typed.map((page, index) => typedPage(page, index + 1))));

it('a total that comes to the items above it is that of a delivery, where more items follow', () => {
  expect(
    read(`
Facture 24-0771            Date 31/03/2024
Désignation                Quantité     Prix unitaire     Rem. %     Montant HT
BL 24-118 du 04/03/2024
Bride acier DN50                  8             20,00      25,00        120,00
Joint fibre                      40              0,50                    20,00
                                              Total BL 24-118           140,00
BL 24-131 du 12/03/2024
Vanne à boule                     2             80,00      50,00         80,00
                                              Total BL 24-131            80,00
RETOUR 24-R07 du 20/03/2024
Bride acier DN50                 -1             20,00      25,00        -15,00
                                              Total RETOUR 24-R07       -15,00
                                              Total HT                  205,00
                                              TVA 20 %                   41,00
                                              Total TTC                 246,00`),
  ).toEqual([
    ['8', '120.00'],
    ['40', '20.00'],
    ['2', '80.00'],
    ['-1', '-15.00'],
  ]);
});

it('items without prices go on below a sum where they come to one of their own', () => {
  expect(
    read(`
Rechnung 4711              Datum 30.04.2024
Sendung       Empfänger               Colli        Summe
Abholung Lager Nord
20418         Feinkost Adler, Kiel        2        48,20
20419         Bäckerei Thom, Husum        1        31,80
Summe Lager Nord (2 Sendungen)                     80,00
Abholung Lager Süd
20455         Optik Brand, Jena           4        22,40
20460         Optik Brand, Jena           1        17,60
Summe Lager Süd (2 Sendungen)                      40,00
Nettobetrag                               120,00
USt 19 %                                   22,80
Rechnungsbetrag                           142,80`),
  ).toEqual([
    ['2', '48.20'],
    ['1', '31.80'],
    ['4', '22.40'],
    ['1', '17.60'],
  ]);
});

it('what is charged under a second name follows the total of the first', () => {
  expect(
    read(`
Bill no. 2207/M            31 May 2023
Date         Work done                    Hours       Rate       Amount
03.05.23     Drafting the claim             2.0     200.00       400.00
04.05.23     Telephone attendance           0.5     200.00       100.00
             Total charges                  2.5                  500.00
DISBURSEMENTS
05.05.23     Expert's fee                                        250.00
06.05.23     Courier                                              40.00
             Total disbursements                                 290.00
             Net                                                 790.00
             VAT 20%                                             158.00
             Total                                               948.00`),
  ).toEqual([
    ['2', '400.00'],
    ['0.5', '100.00'],
    [undefined, '250.00'],
    [undefined, '40.00'],
  ]);
});

it('the sums of groups once more under the last are no items, nor is what paid a total', () => {
  expect(
    read(`
Schlussrechnung RE-12      Datum 05.12.2024
Pos.    Bezeichnung                Menge      EP €      GP €
        Titel 01 Abbruch
1.1     Fliesen abschlagen             4     50,00    200,00
        Summe Titel 01                                200,00
        Titel 02 Einbau
2.1     Waschtisch                     1    300,00    300,00
2.2     Dusche                         1    400,00    400,00
        Summe Titel 02                                700,00
        Zusammenstellung
        Titel 01 Abbruch                              200,00
        Titel 02 Einbau                               700,00
        Netto                                         900,00
        zzgl. 19 % USt                                171,00
        Rechnungsbetrag                             1.071,00`),
  ).toEqual([
    ['4', '200.00'],
    ['1', '300.00'],
    ['1', '400.00'],
  ]);
  expect(
    read(`
Invoice 88-31              March 3, 2024
Description                               Amount
Cleaning of windows                       200.00
Cleaning of floors                        100.00
Total                                     300.00
Paid by card                              300.00
Total payments                            300.00`),
  ).toEqual([
    [undefined, '200.00'],
    [undefined, '100.00'],
  ]);
});

it('what items that come to the net total are made of is none of them', () => {
  expect(
    read(
      `
Facture 24-77              Date 30/11/2024
Prestations                Qté      Mt HT     TVA %     Mt TVA     Mt TTC
Gazole (litres)          40,00      60,00     20,00      12,00      72,00
Frais de gestion             2       4,00     20,00       0,80       4,80
Total facture                       64,00               12,80       76,80`,
      `
Détail carburant
Date           Station              Produit      Volume     Prix TTC/l
07/11/2024     Station des Lacs     Gazole        15,00          1,800
21/11/2024     Station des Lacs     Gazole        25,00          1,800`,
    ),
  ).toEqual([
    ['40', '60.00'],
    ['2', '4.00'],
  ]);
});

it('a payment behind the total is its own sum, and no item', () => {
  const read = understand([
    typedPage(`
Rechnung 4711
Bezeichnung                 Betrag
Wartung Aufzug              100,00
Anfahrt                      20,00
Gesamt                      120,00
Kartenzahlung               120,00
Zahlbetrag                  120,00`),
  ]);
  expect(read.lines.map(({ netTotal }) => netTotal)).toEqual(['100.00', '20.00']);
});
