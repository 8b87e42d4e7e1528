// Tables as consultants, carriers and telephone companies head them, one after another.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (...typed: readonly string[]) => linesOf(understand(typed.map((page, at) => typedPage(page, at + 1))));

it('days at so much a day are quantities and prices, whoever they are listed by', () => {
  expect(
    read(`
Invoice 0219        Date 30/09/2025
Engineer                Days     Day rate      Total
B. Marsh                  5       £450.00    £2,250.00
L. Quill                  2       £500.00    £1,000.00

Date         Item                             Amount
12/09/2025   Hotel                            £145.00

                        Net                  £3,395.00
                        VAT @ 20%              £679.00
                        Total due            £4,074.00`),
  ).toEqual([
    ['5', '2250.00'],
    ['2', '1000.00'],
    [undefined, '145.00'],
  ]);
});

it('under a second heading of two known columns the one before them holds the text', () => {
  expect(
    read(`
Facture 771                   01/12/2025
Abonnements              Quantité    Prix unitaire HT     Montant HT
Ligne fixe                   3            19,00               57,00

Appels                   Durée / Volume      Montant HT
Vers mobiles             75 min                  9,40
Vers l'étranger          12 min                  3,60

Total HT                                        70,00 €
TVA 20 %                                        14,00 €
Total TTC                                       84,00 €`),
  ).toEqual([
    ['3', '57.00'],
    ['75', '9.40'],
    ['12', '3.60'],
  ]);
});

it('an item that begins with a word of sums is one where quantity and price make its total', () => {
  expect(
    read(`
Facture 5518                      2025-05-27
Description                      Heures     Taux        Montant
Tonte de pelouse                    8       60,00        480,00
Transport des branches              2       90,00        180,00
Total confort, forfait              1      200,00        200,00
Compost                             3       20,00         60,00

                                Sous-total               920,00
                                TVA 20 %                 184,00
                                Total                  1 104,00 €`),
  ).toEqual([
    ['8', '480.00'],
    ['2', '180.00'],
    ['1', '200.00'],
    ['3', '60.00'],
  ]);
});

it('where only prices are printed, how many there are is what makes each total of them', () => {
  expect(
    read(`
Factura 2025/077                 Fecha 05/05/2025
Concepto                          Precio        Importe
Horas de taller                    45,00         405,00
Planos                             80,00         240,00
Visita                             60,00          60,00

                           Base imponible        705,00 €
                           IVA 21 %              148,05 €
                           Total factura         853,05 €`),
  ).toEqual([
    ['9', '405.00'],
    ['3', '240.00'],
    ['1', '60.00'],
  ]);
});

it('prices that make no whole number of each total count nothing', () => {
  expect(
    read(`
Factura 2025/078                 Fecha 05/05/2025
Concepto                          Precio        Importe
Horas de taller                    45,00         400,00
Planos                             80,00         240,00

                           Base imponible        640,00 €
                           IVA 21 %              134,40 €
                           Total factura         774,40 €`),
  ).toEqual([
    [undefined, '400.00'],
    [undefined, '240.00'],
  ]);
});

it('a quantity set against its unit or its cross is one', () => {
  expect(
    read(`
Facture 311                         30/10/2025
Désignation                Quantité        P.U. HT          Total HT
Nettoyage                     3h            40,00 €         120,00 €
Peinture                    2,5kg           18,00 €          45,00 €
Grille                      x4              25,00 €         100,00 €
Toile                       12m²            10,00 €         120,00 €

Total HT                                                     385,00 €
TVA 20%                                                       77,00 €
Total TTC                                                    462,00 €`),
  ).toEqual([
    ['3', '120.00'],
    ['2.5', '45.00'],
    ['4', '100.00'],
    ['12', '120.00'],
  ]);
});

it('of two factors without headings the one printed with more decimals is the price', () => {
  expect(
    read(`
Rechnung 448812                Rechnungsdatum 31.08.2025
Datum      Produkt       Liter       Preis/l      Betrag
04.08.     Diesel        310,20       1,5000      465,30
19.08.     AdBlue         80,00       0,6500       52,00

Nettobetrag             517,30
19 % MwSt                98,29
Zu zahlen               615,59 EUR`),
  ).toEqual([
    ['310.2', '465.30'],
    ['80', '52.00'],
  ]);
});

it('a reduction with its rate under the sum of the items is no item', () => {
  expect(
    read(`
Facture 77                15 avril 2025
Désignation                 Qté       PU            Montant
Batterie                      6      80,00          480,00

                              Montant brut          480,00
                              Remise 10%             48,00
                              Montant net HT        432,00
                              TVA 20%                86,40
                              Net à payer           518,40 €`),
  ).toEqual([['6', '480.00']]);
});

it('items under a heading that is taken for a sum’s are items where they come to the net total', () => {
  expect(
    read(`
Facture de commissions 9                30 septembre 2025
Client                    CA HT          Taux        Commission
Cave du Pont            8 000,00          5 %            400,00
Chez Rosine             6 000,00          5 %            300,00

Total HT                                                 700,00
TVA 20 %                                                 140,00
Net à payer                                              840,00 €`),
  ).toEqual([
    [undefined, '400.00'],
    [undefined, '300.00'],
  ]);
});

it('a heading that says per how many its price is does not make a row of figures', () => {
  expect(
    read(`
Rechnung 5512                     Datum 02.04.2025
Artikel             Menge kg      EUR/100kg      Betrag
Gerste                2.400           30,00      720,00

Nettobetrag                                      720,00
USt 19 %                                         136,80
Rechnungsbetrag                                  856,80 EUR`),
  ).toEqual([['2400', '720.00']]);
});

it('what a caterer serves, and the nights of a hotel, are counts', () => {
  expect(
    read(`
Invoice # 1-938                 Date: Feb 3, 2017
Item                Serving Amount         Cost
1- Coffee                       50      $ 62.50
2- Hot water                     1      $ 10.00
                          Subtotal      $ 72.50
                               HST       $ 9.43
                             Total      $ 81.93`),
  ).toEqual([
    ['50', '62.50'],
    ['1', '10.00'],
  ]);
});

it("so many at so much, under the item's name, are a count and a price", () => {
  expect(
    read(`
Invoice 118                                       11/02/2026
Item                                             Amount
Blue widget large
2 @ 14.00                                         28.00
Red widget
1 @ 9.50                                           9.50
Subtotal                                          37.50
Tax @ 8                                            3.00
Total                                             40.50`),
  ).toEqual([
    ['2', '28.00'],
    ['1', '9.50'],
  ]);
});
