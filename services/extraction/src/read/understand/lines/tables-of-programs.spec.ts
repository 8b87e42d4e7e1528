// Tables as billing programs of the world set them: their columns, their terms and what they print between items.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (...typed: readonly string[]) => linesOf(understand(typed.map((page, at) => typedPage(page, at + 1))));

it('a count against its unit makes the total of its price less a reduction in money, of all or of each', () => {
  expect(
    read(`
Invoice No. 2025-118                                Invoice Date 12/03/2025
Details                           Qty     Unit Cost     Discount       Amount
Consulting services                9h        42.30         19.05       361.65
Annual licence                   3pcs        50.00         10.00       120.00
                                              Subtotal                 481.65
                                              VAT 20 %                  96.33
                                              Total                    577.98`),
  ).toEqual([
    ['9', '361.65'],
    ['3', '120.00'],
  ]);
});

it('a count against its unit is in thousands where so many make the total of the price', () => {
  expect(
    read(`
Facture n° 2025-118                                 Date de facture : 12/03/2025
Prestation                           Qté       Prix unitaire       Montant HT
Peinture mate                      1.437m²              6,50         9.340,50
Apprêt                                5kg              10,10            50,50
                                                  Total HT           9.391,00
                                                  TVA 20 %           1.878,20
                                                  Total TTC         11.269,20`),
  ).toEqual([
    ['1437', '9340.50'],
    ['5', '50.50'],
  ]);
});

it('without a price it is in thousands where the total has another sign before its decimals', () => {
  expect(
    read(`
Invoice No. 2025-118                                Invoice Date 12/03/2025
Service                                Units             Total
Delivery of leaflets                   1,056ea          405.90
Printing                               1.5h              75.00
                                       Total            480.90`),
  ).toEqual([
    ['1056', '405.90'],
    ['1.5', '75.00'],
  ]);
});

it('what is under the three headings is the product, though the tax makes one too', () => {
  expect(
    read(`
Fatura n.º 2025-118                                 Data de emissão: 12/03/2025
N.º   Qtd.   Descrição                  Preço unit.     IVA       Total   Valor IVA   Total c/ IVA
1        5   Papel de escritório            60,00      10 %      300,00       30,00         330,00
2       11   Transporte                     84,00      10 %      924,00       92,40       1.016,40
                                                            Total ilíquido                1.224,00
                                                            IVA 10 %                        122,40
                                                            Total a pagar                 1.346,40`),
  ).toEqual([
    ['5', '300.00'],
    ['11', '924.00'],
  ]);
});

it('a count in thousands stays one beside the price of a thousand', () => {
  expect(
    read(`
Invoice no. 9013337                                 Date 03/14/2025
Item     Description             Quantity        Price       per     Amount USD
10       Hex bolt                  400 PC        23.00       100          92.00
20       Washer                  1,200 PC        25.00     1,000          30.00
                                 Net value                               122.00
                                 Tax 8.00 %                                9.76
                                 Total amount                            131.76`),
  ).toEqual([
    ['400', '92.00'],
    ['1200', '30.00'],
  ]);
});

it('of two figures under no heading of counts the one before a unit is the count', () => {
  expect(
    read(`
Rechnung Nr. 2025/0117                                    Datum: 03.02.2025
Zeitraum   Tätigkeit               Paragraf    Gegenstandswert       Bruch     Betrag EUR
2023       Erklärung               24 I 1            65.000,00        3/10         350,00
01/2025    Beratung nach Zeit      13                 2,50 Std      110,00         275,00
           Summe netto                                                             625,00
           19 % Umsatzsteuer                                                       118,75
           Rechnungsbetrag                                                         743,75`),
  ).toEqual([
    [undefined, '350.00'],
    ['2.5', '275.00'],
  ]);
});

it("'.50' is half of one", () => {
  expect(
    read(`
INVOICE No. 55120                                             March 10, 2025
Date        Atty    Description of services                       Hours       Rate      Amount
02/03/25    JD      Review of draft                                1.20     350.00      420.00
02/05/25    JD      Correspondence                                  .50     350.00      175.00
                    TOTAL DUE                                                          $595.00`),
  ).toEqual([
    ['1.2', '420.00'],
    ['0.5', '175.00'],
  ]);
});

it('days at a price by the day are counted under a heading of something else', () => {
  expect(
    read(`
Bill number 700123                   Bill date 5 March 2025
Rate            Meter reading    Amount used         Unit price        Charge
Day             10412 - 10824    412 kWh             24.000p           £98.88
Standing charge                  31 days             50.000p/day       £15.50
Total electricity charges                                             £114.38
VAT at 5% on £114.38                                                    £5.72
Total charges this period                                             £120.10`),
  ).toEqual([
    ['412', '98.88'],
    ['31', '15.50'],
  ]);
});

const prices = (first: string, second: string) => `
FAKTURA č. 2025033                                       Datum vystavení: 12.03.2025
Označení dodávky            Množství    J.cena    Cena      %DPH       DPH    Kč Celkem
Servisní práce                  4 h     500,00   ${first}    21%    420,00     2 420,00
Doprava                         1 ks    300,00   ${second}    21%     63,00       363,00
Součet položek                                   2 300,00         483,00     2 783,00
CELKEM K ÚHRADĚ                                                              2 783,00`;

it('of two columns called prices the second is what all cost, where so many times the first make it', () => {
  expect(read(prices('2 000,00', '  300,00'))).toEqual([
    ['4', '2000.00'],
    ['1', '300.00'],
  ]);
});

it('and it is not where another figure stands there', () => {
  expect(read(prices('  480,00', '  300,00'))[0]).not.toEqual(['4', '480.00']);
});

it('the tax of an item under it, at the rate it names, ends no table', () => {
  expect(
    read(`
INVOICE 8812                          Date: 03/12/2025
Description                Qty      Price       Amount
Web hosting, yearly          1     100.00       100.00
  VAT 20%                                        20.00
Domain names                 2      30.00        60.00
  VAT 20%                                        12.00
Subtotal                                        160.00
VAT                                              32.00
Total                                           192.00`),
  ).toEqual([
    ['1', '100.00'],
    ['2', '60.00'],
  ]);
});

it('what is left of a price stands between the reduction and what all cost, though it is headed as a total', () => {
  expect(
    read(`
Invoice No. 2025-118                                Invoice Date 12/03/2025
Item                  Units     Unit Price     Disc. %     Net Price        Amount
Safety gloves             5          10.00       20.00          8.00         40.00
Bolt set                  9         127.50                    127.50      1,147.50
                                                  Subtotal                1,187.50
                                                  VAT 20 %                  237.50
                                                  Total                   1,425.00`),
  ).toEqual([
    ['5', '40.00'],
    ['9', '1147.50'],
  ]);
});

const unnamed = (second: string) => `
Rechnungsnummer: 2025-118                           Rechnungsdatum: 12.03.2025
Artikel                      Wolo          Preis     Rabatt        Betrag
Schrauben                    3Stk          20,00       10 %         54,00
Bretter                     ${second}          12,00                    60,00
Zugabe                       1Stk           0,00                     0,00
                                           Nettosumme              114,00
                                           MwSt. 19 %               21,66
                                           Gesamtbetrag            135,66`;

it('what makes the totals of the prices, reduced or not, is the count, under a heading that nobody knows', () => {
  expect(read(unnamed('5Stk'))).toEqual([
    ['3', '54.00'],
    ['5', '60.00'],
    ['1', '0.00'],
  ]);
});

it('and it is none where one row is made otherwise', () => {
  expect(read(unnamed('7Stk')).slice(0, 2)).toEqual([
    [undefined, '54.00'],
    [undefined, '60.00'],
  ]);
});

it('thousands apart by a space belong to the count, be its unit set against the last of them', () => {
  expect(
    read(`
Rechnungsnummer: 2025-118                           Rechnungsdatum: 12.03.2025
Artikel                      Menge          Preis            Betrag
Kabel                       1 408m           2,50          3 520,00
Stecker                      3Stk           10,00             30,00
                                       Nettosumme          3 550,00
                                       MwSt. 19 %            674,50
                                       Gesamtbetrag        4 224,50`),
  ).toEqual([
    ['1408', '3520.00'],
    ['3', '30.00'],
  ]);
});
