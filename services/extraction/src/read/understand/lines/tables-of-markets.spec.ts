// Tables of items as market places print them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('what an item comes to is headed a subtotal of the item, and is no position', () => {
  expect(
    read(`
Factuur                                                     Factuurnummer NL-2021-4121
Beschrijving               Aantal   Prijs per eenheid   Btw-tarief   Prijs per eenheid  Subtotaal item
                                          (excl. btw)                      (incl. btw)     (incl. btw)
Kabel 2 m                       1              € 3,11         21%               € 3,76          € 3,76
Verzendkosten                                  € 2,06                           € 2,49          € 2,49
                                                         Totaal factuur                         € 6,25

                                               Btw-tarief     Subtotaal (excl. btw)      Subtotaal btw
                                                      21%                    € 5,17             € 1,08`),
  ).toEqual([
    ['1', '3.11'],
    [undefined, '2.06'],
  ]);
});

it('a row that says nothing but the heading of the totals is their sum, and charges and reductions over it are lines', () => {
  expect(
    read(`
Rechnung                                               Rechnungsnummer DE-54-2025
Beschreibung               Menge     Stückpreis   USt. %     Stückpreis   Zwischensumme
                                    (ohne USt.)            (inkl. USt.)    (inkl. USt.)
Zahnbürste Modell 99           1       155,45 €      0%        155,45 €        155,45 €
Zahnbürste Modell 98           1       165,45 €      0%        165,45 €        165,45 €
Versandkosten                            5,34 €                  5,34 €          5,34 €
Aktionsrabatt                          -50,00 €                -50,00 €        -50,00 €
                          Gesamtpreis                                          276,24 €

                                                    USt. %                Zwischensumme
                                                        0%                     276,24 €`),
  ).toEqual([
    ['1', '155.45'],
    ['1', '165.45'],
    [undefined, '5.34'],
    [undefined, '-50.00'],
  ]);
});

it('a count is called by what is counted in total', () => {
  const table = (heading: string) => `
FACTURE n° 27 du 02/05/2023
DESCRIPTION              PRIX      ${heading}     TOTAL
Relevé de données       15,00            20    300,00
Lecture                 15,00            10    150,00
                                SOUS-TOTAL     450,00`;
  for (const heading of ['TOTAL DE HORAS', 'TOTAL HEURES  '])
    expect(read(table(heading)), heading).toEqual([
      ['20', '300.00'],
      ['10', '150.00'],
    ]);
});

it('money whose currency a font has no sign for has a black box before it', () => {
  expect(
    read(`
INVOICE                         Invoice Number: IN-118
Description             HSN/SAC     Qty        Rate        Amount
Reel for Salem           998365     1.0     ■760.81       ■760.81
Reach of the reel        998365     2.0     ■845.70     ■1,691.40
                                  Subtotal:             ■2,452.21`),
  ).toEqual([
    ['1', '760.81'],
    ['2', '1691.40'],
  ]);
});

it('an item’s rates under it end no table, and its sums are the last row’s, be the total rounded', () => {
  const table = understand([
    typedPage(`
Tax Invoice                                           Invoice Number # MK-4471 
Title                          Qty      Gross   Discounts   Taxable      CGST      SGST      Total
                                       Amount    /Coupons     Value
Phone F34 (Black, 128 GB)        1   18999.00    -1250.00  15041.54   1353.74   1353.74   17749.00
Warranty: 1 Year
CGST: 9.0 %
SGST/UTGST: 9.0 %
Shipping And Packaging Charges   1      89.00      -40.00     41.52      3.74      3.74      49.00
                       Total     1   19088.00    -1290.00  15083.06   1357.48   1357.48   17798.00
                                                                  Grand Total           ₹ 17798.00`),
  ]);
  expect(linesOf(table)).toEqual([
    ['1', '15041.54'],
    ['1', '41.52'],
  ]);
  const { netTotal, vatTotal, grossTotal } = table.fields;
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['15083.06', '2714.96', '17798.00']);
});

it('a line is called by the second column of text where it has nothing under the first', () => {
  const { lines } = understand([
    typedPage(`
Tax Invoice                                           Invoice Number # FAFO7X25
Product      Title                               Qty     Taxable      IGST       Total
Handsets     Phone F34 (Black, 128 GB)             1    15041.54   2707.48    17749.02
             Shipping And Packaging Charges        1       41.52      7.47       48.99`),
  ]);
  expect(lines.map(({ designation }) => designation)).toEqual(['Handsets', 'Shipping And Packaging Charges']);
});

it('the only price is what an item comes to, where nothing but its tax is headed behind it', () => {
  expect(
    read(`
Facture du 22 oct. 2026     Numéro de document : FR152106020417
Qté      Référence     Article                 Prix unitaire HT EUR    TVA EUR    TVA %
         REDUC         Réduction                             -12,50      -2,50     20 %
1        PO222K        FLEECE SWEATSHIRT                      98,00      19,60     20 %
1        PO222L        CARGO TROUSERS                         46,00       9,20     20 %
                                           Montant total HT EUR    131,50
                                                        TVA EUR     26,30
                                          Montant total TTC EUR    157,80`),
  ).toEqual([
    [undefined, '-12.50'],
    ['1', '98.00'],
    ['1', '46.00'],
  ]);
});
