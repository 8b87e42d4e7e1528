// Tables as other people's programs print them: counts with units and thousands, unusual headings, sums among the items.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (...typed: readonly string[]) => linesOf(understand(typed.map((page, at) => typedPage(page, at + 1))));

it("thousands apart by a space belong to the count where only both make the price's total", () => {
  expect(
    read(`
Facture n° EO-551                               du 10/03/2025
Libellé                          Quantité      Prix unitaire HT      Montant HT
Consommation heures pleines     1 240 kWh              0,1532 €        189,97 €
Consommation heures creuses       655 kWh              0,1187 €         77,75 €

Total HT                                                               267,72 €
TVA                                                                     53,54 €
Total TTC                                                              321,26 €`),
  ).toEqual([
    ['1240', '189.97'],
    ['655', '77.75'],
  ]);
});

it('a count printed against its unit needs no price to be one', () => {
  expect(
    read(`
Rechnung Nr. 17          Rechnungsdatum: 2026-10-07
Leistung                    Menge             Betrag
Website Design              7 Stunden         1.050,00 €
Beratung                          1Stunde        60,00 €
                            Gesamtbetrag Netto:   1.110,00 €`),
  ).toEqual([
    ['7', '1050.00'],
    ['1', '60.00'],
  ]);
});

it('a count printed against its unit makes the total of its price with VAT in it', () => {
  expect(
    read(`
Invoice No: 20-A9                               Issue Date: 2020-11-11
Description                    Quantity     Unit price     VAT rate     Net amount
Aerospace supplies                    7         320.33          19%     2,668.35 €
System installation                 1pc       7,120.00          19%     8,472.80 €

                                                           Subtotal     9,362.31 €
                                                                VAT     1,778.84 €
                                                              Total    11,141.15 €`),
  ).toEqual([
    ['7', '2242.31'],
    ['1', '7120.00'],
  ]);
});

it("a currency's name heads what the items cost", () => {
  expect(
    read(`
INVOICE
Invoice No: 0001                    Date: 2011-11-05
No     Description                              Qt.          RM
1      Cabinet oak                                1       10.00
2      Cabinet pine                               2       12.00
       Total                                              22.00`),
  ).toEqual([
    ['1', '10.00'],
    ['2', '12.00'],
  ]);
});

it("a rate among the headings does not make them values, and 'Taxable Value' is a line's total", () => {
  expect(
    read(`
Tax Invoice
Invoice No: INV-1                     Date: 01-Oct-2023
S.No   Particulars        HSN/SAC     Qty    Rate      Taxable Value    IGST@18%    Total Amount
1      Support plan       998311        2    500.00        1000.00        180.00         1180.00
2      Setup              998313        1    200.00         200.00         36.00          236.00`),
  ).toEqual([
    ['2', '1000.00'],
    ['1', '200.00'],
  ]);
});

it('a row of nothing, and one of the sums under the prices, are no lines', () => {
  expect(
    read(`
Invoice #: 1234                               Date: 01.01.2019
Article                  Amount        Price         Total
Hoverboard                    1      $199.99       $199.99
Battery pack                  2       $39.99        $79.98
                                    Shipping        $10.00
                                      Rebate         $0.00
                                       Total       $289.97`),
  ).toEqual([
    ['1', '199.99'],
    ['2', '79.98'],
  ]);
});

it('what counts nothing among counted items that come to the net total is no line', () => {
  expect(
    read(`
Invoice number: 8841                          Date: 2021-12-06
Description                      Quantity     Unit Price       Price
Subscription fee                        1          $9.09       $9.09
Modem, monthly charge                   1         $10.00      $10.00
Deposit that we hold                                          $15.00

Net total                                                     $19.09
VAT 10%                                                        $1.91
Total                                                         $21.00`),
  ).toEqual([
    ['1', '9.09'],
    ['1', '10.00'],
  ]);
});

it('counted items that come to a part alone leave the uncounted ones items, be one of them misread', () => {
  expect(
    read(`
Invoice number: 8842                          Date: 2021-12-06
Description                      Quantity     Unit Price       Price
Subscription fee                        1          $9.09       $9.09
Modem, monthly charge                   1         $10.00      $10.00
Installation                                                  $16.00

Subtotal                                                      $19.09
Net total                                                     $34.09
VAT 10%                                                        $3.41
Total                                                         $37.50`),
  ).toEqual([
    ['1', '9.09'],
    ['1', '10.00'],
    [undefined, '16.00'],
  ]);
});

it('the last row of a table may be its total, under headings of their own, where no net total is named', () => {
  expect(
    read(`
Número de recibo: 12345                  Fecha: 16/03/2025
DESCRIPCIÓN                                      SUBTOTAL
Consola                                           $499.00
Televisor                                         $399.00
Bocinas                                           $129.00
INFO            MES                           TOTALAPAGAR
Cuenta: 1235    marzo                            $1027.00`),
  ).toEqual([
    [undefined, '499.00'],
    [undefined, '399.00'],
    [undefined, '129.00'],
  ]);
});

it('of two figures that could be the count either way, it is the one in the column of counts', () => {
  expect(
    read(`
Rechnung 1001                              25.11.2012
Autoreparatur            2,50     40,00      100,00
Ersatzteile              1,00     56,50       56,50
Kleinteile               1,00     12,40       12,40
BETRAG NETTO                                 168,90
UMSATZSTEUER 19 %                             32,09
SUMME                                        200,99`),
  ).toEqual([
    ['2.5', '100.00'],
    ['1', '56.50'],
    ['1', '12.40'],
  ]);
});

const twoPrices = `
Faktura nr F/2026/12/0815                                          05.12.2026
Lp   Nazwa towaru             Ilość   Cena brutto   Wartość netto   Stawka   Kwota VAT   Wartość brutto
1    Bidon 300 ml                 1         89,97           73,15       23       16,82            89,97
                                      netto 73,15
2    Dostawa                      1          9,99            8,12       23        1,87             9,99
                                      netto 8,12
                                         RAZEM              81,27                18,69            99,96
DO ZAPŁATY: 99,96 zł`;

it("an item's net price under its gross one ends no table", () => {
  expect(read(twoPrices)).toEqual([
    ['1', '73.15'],
    ['1', '8.12'],
  ]);
});
