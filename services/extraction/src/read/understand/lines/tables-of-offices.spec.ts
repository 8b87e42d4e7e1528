// Tables whose headings are cut short, whose hours are times of the clock, and what stands under and beside them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (...typed: readonly string[]) => linesOf(understand(typed.map((page, at) => typedPage(page, at + 1))));

it('headings cut to a letter and half a word name their columns', () => {
  expect(
    read(`
Boleta 118                    02/05/2025
COD     UND    DESCRIPCION                P.UNT      P.TOTAL
12        4    Harina de maiz             31.50       126.00
15       10    Azucar rubia               22.40       224.00

TOTAL                                                 350.00`),
  ).toEqual([
    ['4', '126.00'],
    ['10', '224.00'],
  ]);
});

it("'Unid.' counts where nothing else does, and is the unit beside a quantity", () => {
  expect(
    read(`
Factura 77                     Fecha: 04/09/2025
Descripción                     Unid.     Precio     % Dto      Neto
Correa de ventilador              1        20,00        10      18,00
Aceite de motor                   4        10,00                40,00

Base imponible                                                  58,00
I.V.A. 21%                                                      12,18
Total factura                                                   70,18`),
  ).toEqual([
    ['1', '18.00'],
    ['4', '40.00'],
  ]);
  expect(
    read(`
Factura 78                     Fecha: 04/09/2025
Unid.     Cant.      Descripción              Precio       Importe
kg          3        Tornillería               7,00         21,00
caja        2        Guantes                  12,50         25,00

Base imponible                                              46,00`),
  ).toEqual([
    ['3', '21.00'],
    ['2', '25.00'],
  ]);
});

it('hours and minutes are the part of an hour that makes the fee of its rate', () => {
  expect(
    read(`
Note d'honoraires n° 2025/71               Le 18 juin 2025
Date           Diligences                      Durée      Taux horaire      Honoraires HT
02/06/2025     Étude des pièces                1h30          200,00 €            300,00 €
05/06/2025     Rédaction                       4h00          200,00 €            800,00 €
11/06/2025     Audience                        0:45          200,00 €            150,00 €

Total HT                                                                       1 250,00 €
TVA 20 %                                                                         250,00 €
Total TTC                                                                      1 500,00 €`),
  ).toEqual([
    ['1.5', '300.00'],
    ['4', '800.00'],
    ['0.75', '150.00'],
  ]);
});

it('a count printed against the name beside it is the one that makes the total of the price', () => {
  expect(
    read(`
Rechnung Nr. 4021            20.11.2025
Pos   Produkt                             Menge    Einzel     Gesamt
1     Laufschuh                               2     90,00     180,00
2     Kapselmaschine fuer Kaffee & Tee Testpaket1    159,00     159,00
3     Bluetooth-Box                           1     49,00      49,00

Summe Netto:                                                  388,00
MwSt (19%):                                                    73,72
Gesamtbetrag:                                                 461,72`),
  ).toEqual([
    ['2', '180.00'],
    ['1', '159.00'],
    ['1', '49.00'],
  ]);
});

it('what the items above come to, and is the net total, ends them, under whatever name', () => {
  expect(
    read(`
RECHNUNG 2503            04.03.2025
Artikel-Nr.   Leistungsbeschreibung             Menge    Einzelpreis    Gesamtpreis
01            Anfahrt der Geräte                   1         95,00 €        95,00 €
02            Instandsetzung des Platzes           4        535,00 €     2.140,00 €
FA            Facharbeiter nach Bedarf             1         56,20 €         n.E.P.

Nettogesamtpreissumme                                                    2.235,00 €
zuzueglich 19,00% Umsatzsteuer                                             424,65 €
Gesamtsumme                                                              2.659,65 €`),
  ).toEqual([
    ['1', '95.00'],
    ['4', '2140.00'],
  ]);
});

it('items printed twice on a page, for the buyer and for the files, are given once', () => {
  const half = `
Tax Invoice                    Bill No: 005         Date: 2024-11-25
S.N   Description               Quantity      Rate        Amount
1     Steel bucket                    11     52.00        572.00
2     Enamel plate                     3     20.00         60.00

                                     Subtotal:            632.00
                                     VAT (13%):            82.16
                                     Total:               714.16`;
  expect(read(`${half}\n${half}`)).toEqual([
    ['11', '572.00'],
    ['3', '60.00'],
  ]);
});

it('what all counted lines above come to is no line, whatever it is called', () => {
  expect(
    read(`
INVOICE NO. 774121        DATE 06/11/2025
Item No.   Description          Shipped   Unit Price    Extension
BRK-22     Bracket                  100       1.7500       175.00
SCR-08     Screw                     10       4.2000        42.00
Wares of this delivery                                     217.00`),
  ).toEqual([
    ['100', '175.00'],
    ['10', '42.00'],
  ]);
});

it('works of a builder stand under their own word', () => {
  expect(
    read(`
Facture 2025-044                            30/04/2025
N° Ouvrages                                Montant HT
1.1  Installation de chantier                1 850,00
1.2  Terrassement                            4 320,50
                      Sous-total LOT 01      6 170,50
2.1  Charpente sapin                         9 450,00
                      Sous-total LOT 02      9 450,00
                      Montant total HT      15 620,50
                      TVA 10,00 %            1 562,05
                      Montant total TTC     17 182,55`),
  ).toEqual([
    [undefined, '1850.00'],
    [undefined, '4320.50'],
    [undefined, '9450.00'],
  ]);
});

it('frames drawn with signs part the cells of a table', () => {
  expect(
    read(`
Facture N° 2024-031                 Date : 31 mai 2024
| Description | Quantité | Prix Unitaire (TND) | Montant (TND) |
|-------------|----------|---------------------|---------------|
| Maquette    | 2        | 300                 | 600           |
| Site        | 1        | 1500                | 1500          |

Montant Total : 2100 TND`),
  ).toEqual([
    ['2', '600.00'],
    ['1', '1500.00'],
  ]);
});

it('what is sold by the hundred is counted by what was shipped, not by the number of its row', () => {
  expect(
    read(`
INVOICE NO. 774120        DATE 06/11/2025
Line   Item No.   Description          Ordered   Shipped   U/M   Unit Price   Per    Extension
10     BRK-22     Bracket, galvanized     120       100    EA        1.7500    E        175.00
20     SCR-08     Screw, zinc            2000      2000    EA        4.2000    C         84.00

Merchandise                                                                             259.00
Tax 7.00%                                                                                18.13
TOTAL                                                                                   277.13`),
  ).toEqual([
    ['100', '175.00'],
    ['2000', '84.00'],
  ]);
});

it('items with the VAT in their amounts come to what is left without it', () => {
  expect(
    read(`
Factura simplificada 2025/118           Fecha: 22/01/2025
Artículo                  Uds.     PVP (IVA incl.)     Importe (IVA incl.)
Silla plegable              6              24,20 €                145,20 €
Mesa auxiliar               2              60,50 €                121,00 €

Base imponible                                                    220,00 €
IVA 21%                                                            46,20 €
Total                                                             266,20 €`),
  ).toEqual([
    ['6', '120.00'],
    ['2', '100.00'],
  ]);
});
