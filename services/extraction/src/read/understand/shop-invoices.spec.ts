import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { understand } from './understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);
const valueIn = (typed: string, name: keyof ReturnType<typeof understand>['fields']) => read(typed).fields[name]?.value;

it('a heading over lines that all end where it ends says whose they are', () => {
  const typed = `
Buyer                                                         Seller
Ines Keller                                      Papier Morgenrot KG
Holz und Faden GmbH                                    Hafenweg 17
Hafenweg 2                                                  Hamburg
Leipzig                                               DE811907980
GERMANY 04109                                         GERMANY 20457

                         Invoice #2026/03/000000417
No.  Name            Quantity   Unit net price   Net value    Currency
1    Envelopes              3            10.00       30.00         EUR
                                     Net total:      30.00         EUR
                                   Taxes total:       5.70         EUR
                                         Total:      35.70         EUR`;
  expect(valueIn(typed, 'supplierName')).toBe('Papier Morgenrot KG');
  expect(valueIn(typed, 'supplierVatNumber')).toBe('DE811907980');
});

it('a row of taxes that begins with delivery is no heading: the company under it is the supplier', () => {
  const typed = `
                                                  FACTURE  #FA0005364
Adresse de livraison       Adresse de facturation
Serrure Vauban SAS         Serrure Vauban SAS
12 rue des Tilleuls        12 rue des Tilleuls
33200 Bordeaux             33200 Bordeaux

Produit                    Taxe        Prix unitaire    Qté     Total
Ruban                          20 %           100,00      1    100,00

Taxes           Taux        Base       Taxes          Total HT           106,90
Produits        20 %      100,00       20,00          Total taxes         21,38
Livraison       20 %        6,90        1,38          Total              128,28


       Hydro Garonne SA - 3 rue du Port - 33000 Bordeaux - France
              SIRET 97286827727571 - TVA FR40303265045`;
  expect(valueIn(typed, 'supplierName')).toBe('Hydro Garonne SA');
  expect(valueIn(typed, 'supplierVatNumber')).toBe('FR40303265045');
});

it('of two blocks on the right the upper one, set to its right edge, is not the addressee by its second line', () => {
  const typed = `
                                                    Chocolats Sambre SRL
                                                            Kerkstraat 12
                                                           2000 Antwerpen
                                                      VAT: BE0733366421

                                              Drukkerij Scheldeboord BV
                                              Louizalaan 331
                                              2000 Antwerpen
                                              VAT: BE0537148881

Invoice VF/2026/0060
Invoice date:              Due date:
26/03/2026                 25/04/2026

Description                       Quantity      Unit price         Amount
Paper                                 4.00          100.45         401.80
                                            Untaxed amount         401.80
                                                   VAT 21%          84.38
                                                     Total         486.18

           sales@chocolats-sambre.be | https://www.chocolats-sambre.be`;
  const { fields } = read(typed);
  expect(fields.supplierName?.value).toBe('Chocolats Sambre SRL');
  expect(fields.buyerName?.value).toBe('Drukkerij Scheldeboord BV');
  expect(fields.supplierVatNumber?.value).toBe('BE0733366421');
});

it('whom the goods go to is the buyer where the name stands once more without a heading', () => {
  const { fields } = read(`
                                                      Papierwaren Hansen KG
                                                          Am Alten Hafen 3a
                                                              20457 Hamburg

Delivery address:                           Nordwind Holzbau GmbH
Nordwind Holzbau GmbH                       Karl-Marx-Allee 101
Hafenweg 12                                 20457 Hamburg
20457 Hamburg                               VAT: DE136695976

Invoice RE/2025/00038
Invoice date:         Due date:
24.06.2025            24.07.2025

Description         Quantity     Unit price     Amount
Paper                   1.00         100.00     100.00
                             Untaxed amount     100.00
                                    VAT 19%      19.00
                                      Total     119.00

shop@papierwaren-hansen.de | www.papierwaren-hansen.de | VAT: DE811907980`);
  expect(fields.buyerName?.value).toBe('Nordwind Holzbau GmbH');
  expect(fields.supplierVatNumber?.value).toBe('DE811907980');
});

it('a title with the number of the order is not the number of the invoice, which stands among the facts', () => {
  const typed = `
Invoice #100000515

Invoice                 Order ID              Date Added
INV-2025-0028           100000515             13/02/2025

Store                       Address               Telephone
Society of the              12 Harbour Road       +44 20 7946 0589
Sunny Harbour Gardeners     Bristol BS1 6QS
`;
  expect(valueIn(typed, 'invoiceNumber')).toBe('INV-2025-0028');
  expect(valueIn(typed, 'supplierName')).toBe('Society of the Sunny Harbour Gardeners');
  expect(valueIn('Invoice #100000515\n\nOrder ID: 100000515      Date: 13/02/2025', 'invoiceNumber')).toBe('100000515');
});

it('dashes under one another between labels and amounts are no minus; a minus at each figure is', () => {
  const { fields } = read(`
                                   Invoice
Invoice ID - #417
SKU       Product name      Price     Qty     Subtotal     Tax amount     Grand total
A-1       Chair             50.00       2     100.00          20.00        120.00

                            Subtotal              - 100.00 EUR
                            Shipping Handling     - 10.00 EUR
                            Tax                   - 22.00 EUR
                            Grand total           - 132.00 EUR`);
  expect(fields.invoiceNumber?.value).toBe('417');
  expect(fields.grossTotal?.value).toBe('132.00');
  expect(fields.vatTotal?.value).toBe('22.00');
  const credit = read(`
Credit note  CN-2026-417
Product           Qty       Amount
Chair               2      -100.00
                  Net    - 100.00 EUR
                  VAT    - 20.00 EUR
                  Total  - 120.00 EUR`);
  expect(credit.findings.map(({ code }) => code)).toContain('CREDIT_WITH_MINUS');
});

it('a number behind # is no day, though it could be written as one', () => {
  const typed = `
INVOICE
#20251012  ·  10/08/2025
ITEM                  QTY     RATE     AMOUNT
Lamp                    3    47.33     141.99
                          Total        141.99
                          Due Date     11/22/2025`;
  expect(valueIn(typed, 'issueDate')).toBe('2025-10-08');
  expect(valueIn(typed, 'invoiceNumber')).toBe('20251012');
});

it('taxes of two rates under headings of their own add up, and their row of sums is no line', () => {
  const { fields, lines } = read(`
Item                     Quantity          Rate          Amount
Trowel                      23.00         15.01          345.23
Shelf                        1.00        134.02          134.02

          Subtotal       VAT 23%      VAT 13.5%     Grand Total
            479.25         79.40          18.09          576.74`);
  expect(fields.netTotal?.value).toBe('479.25');
  expect(fields.vatTotal?.value).toBe('97.49');
  expect(fields.grossTotal?.value).toBe('576.74');
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['345.23', '134.02']);
});

it('how many there are may stand before the price or the name, the sign of the product between', () => {
  const before = read(`
#     Product               Quantity & Price        Total
1     Lamp                         3x 53.22        159.66
                                     Total:        159.66`);
  expect(before.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([['3', '53.22']]);
  const named = read(`
Description                         Date        Amount
15 × Domain registration      08/26/2025        225.90
                                   Total        225.90`);
  expect(named.lines.map(({ quantity }) => quantity)).toEqual(['15']);
});

it('the head of the column of totals may begin a line higher than the rest', () => {
  const { lines } = read(`
                                                          Amount (excl.
Subscription             Units     Unit price    Tax rate
                                                                   tax)
Chair                        3         179.05         19%        537.15
                                   Subtotal (excl. tax)          537.15`);
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([['3', '537.15']]);
});

it('a voucher among the lines is none of them, and counts in their sum', () => {
  const { lines, fields } = read(`
Reference     Product         Unit price     Qty        Total
A-1           Wine                 60.00       2       120.00
Discounts
                                    WELCOME10          -10.00

                            Total (excl. tax)          110.00
                                   Total tax            23.10
                                       Total           133.10`);
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['120.00']);
  expect(fields.netTotal?.value).toBe('110.00');
  expect(fields.netTotal?.confidence).toBeGreaterThan(0.9);
});
