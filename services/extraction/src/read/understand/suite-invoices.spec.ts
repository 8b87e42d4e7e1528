import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { understand } from './understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);
/** The same page as a recogniser gives it. */
const recognised = (typed: string) => understand([typedPage(typed, 1, 'ocr')]);
const linesIn = (typed: string) => read(typed).lines.map(({ quantity, netTotal }) => [quantity, netTotal]);

it('a heading that nobody knows beside the one of the seller is the other party, and no part of a name', () => {
  const { fields } = read(`
Invoice #7797
Issue date: Jul 17, 2025

From                            Account
Harbour Light Books             Juniper Tools Ltd
1800 Sunset Blvd                45 Maple Avenue
Portland, OR 97205              Chicago, IL 60614
contact@harbour-light.com       contact@juniper-tools.com`);
  expect(fields.supplierName?.value).toBe('Harbour Light Books');
  expect(fields.buyerName?.value).toBe('Juniper Tools Ltd');
});

it('of two companies without a heading the one whose site is its name to the letter sends it, a mail says less', () => {
  const page = (domain: string) => `
Invoice #000689

Liffey Paper Supplies Ltd                          Connemara Knitwear
Unit 4, Ballymount Road                       Unit 9, Ballymount Road
Cork T12 XY45                                           Cork T12 XY46
Ireland                                     ${domain}

Date:             12/11/2026`;
  expect(read(page('www.connemara-knitwear.ie')).fields.supplierName?.value).toBe('Connemara Knitwear');
  const doubted = read(page('info@connemara-knitwear.ie')).fields.supplierName;
  expect(doubted?.confidence).toBeLessThanOrEqual(0.6);
});

it('the sum of lines is no net total where a reduction and shipping follow, and the total is what all of it comes to', () => {
  const { fields } = read(`
Invoice # 200001702
Products                 SKU          Price      Qty      Tax      Subtotal
Memory stick             USB64        14.47        7    20.26        101.29
Lamp                     LMP          72.70        2    29.08        145.40

                                                   Subtotal:         246.69
                                                   Discount:          -8.00
                                                   Shipping:           7.50
                                                        Tax:          49.24
                                               Everything in:        295.43`);
  expect(fields.grossTotal?.value).toBe('295.43');
  expect(fields.netTotal?.confidence ?? 0).toBeLessThan(0.5);
});

it('a table of taxes is read down to its last rate, though only the first row has its heading over it', () => {
  const { fields } = read(`
FACTURE N° : FAC8374
REFERENCE    DESIGNATION       QUANTITE     P.U. HT     MONTANT H.T.    TVA
TSX          Tapis                   24       20,09           482,16      1
CHA          Chaise                   4      180,59           722,36      2

         BASES HT    REMISE    MT TVA     % TVA     TOTAUX                EUROS
1          482,16               96,43        20     578,59    TOTAL TTC   1373,19
                                                              ACOMPTE      411,96
2          722,36               72,24        10     794,60    NET A PAYER  961,23`);
  expect(fields.grossTotal?.value).toBe('1373.19');
  expect(fields.netTotal?.value).toBe('1204.52');
  expect(fields.vatTotal?.value).toBe('168.67');
});

it('a rate may be written behind @, and the sum of lines beside the count of pieces ends the table', () => {
  const typed = `
Sr   Item Code   Description        Quantity      Rate      Amount
1    TN-2420     Toner                 4 Nos     30.59      122.36
2    VS-M        Server               24 Nos     30.00      720.00
Total Quantity: 28                   Total                  842.36
                                     VAT @ 19                23.25
                                     VAT @ 7                 50.40
                                     Grand Total            916.01`;
  expect(linesIn(typed)).toEqual([
    ['4', '122.36'],
    ['24', '720.00'],
  ]);
  const { fields } = read(typed);
  expect(fields.vatTotal?.value).toBe('73.65');
  expect(fields.netTotal?.value).toBe('842.36');
});

it('a column left of quantity, price and total holds the text, whatever it is called and wherever its heading stands', () => {
  expect(
    linesIn(`
Wares                    Quantity      Price       Total
Paper                           5      15.70       78.50
                                   Subtotal:       78.50`),
  ).toEqual([['5', '78.50']]);
  expect(
    linesIn(`
                  Description                           Amount
4 x Ring binder, blue                                    94.32
                                           Total         94.32`),
  ).toEqual([['4', '94.32']]);
});

it('a letter is dated behind the town it was written in, though another day stands at a label', () => {
  const { fields } = read(`
Papierhof Hansen KG
                                             München, 2025-04-13
Rechnung #2025-054

Summe: 324,72 EUR
Bitte überweisen Sie den Betrag bis zum 2025-05-28 auf das folgende Konto:`);
  expect(fields.issueDate?.value).toBe('2025-04-13');
  expect(fields.dueDate?.value).toBe('2025-05-28');
});

it('the day of an instalment under the terms of payment is the day it is due', () => {
  const { fields } = read(`
Facture N° : 20259066
Date : 21 novembre 2025

Total HT :                                     401,95 €
Total :                                        486,36 €

Condition de paiement

Date                        Montant
05/01/2026                  486,36 €`);
  expect(fields.issueDate?.value).toBe('2025-11-21');
  expect(fields.dueDate?.value).toBe('2026-01-05');
});

it('a label that goes on in the next line has its value beside its first', () => {
  const { fields } = read(`
FACTURE  ACC-2026-01535
Nom du client:    Librairie Atlas     Date:                  04/05/2026
                                      Date d'échéance de     18/05/2026
                                      paiement:`);
  expect(fields.dueDate?.value).toBe('2026-05-18');
});

it('a Saudi tax number is read at its label', () => {
  const { fields } = read(`
Tax Invoice
Invoice Number     SA-2025-8457
Seller                                      Buyer
Name             Gulf Trading Ltd              Name            Al Faisaliah Supplies Est.
VAT Number       360373418544383            VAT Number      350317618681623`);
  expect(fields.supplierName?.value).toBe('Gulf Trading Ltd');
  expect(fields.supplierVatNumber?.value).toBe('360373418544383');
});

it('an address left of the first column is no part of the texts under it', () => {
  expect(
    linesIn(`
Billed to:                Description                      Amount
Sunny Paper Ltd           15 × Domain registration         225.90
12 Harbour Road           2 × Lamp                         121.70
                                            Subtotal       347.60`),
  ).toEqual([
    ['15', '225.90'],
    ['2', '121.70'],
  ]);
});

it('the taxable amount is what a line comes to where tax and total have columns too', () => {
  expect(
    linesIn(`
Description      Unit price    Quantity    Taxable Amount    Tax Rate    Tax Amount    Total (incl. VAT)
Ring binder           28.27           4            113.08        20%         22.62               135.70`),
  ).toEqual([['4', '113.08']]);
});

it('a word of totals in a second column of texts ends no table', () => {
  expect(
    linesIn(`
Concepto          Descripción           Precio Unitario    Cantidad       Total
Diseño            24 páginas                     797,18           2     1594,36
Mantenimiento     Cuota mensual                  178,56           4      714,24
                                                           Subtotal     2308,60`),
  ).toEqual([
    ['2', '1594.36'],
    ['4', '714.24'],
  ]);
});

it('a second number is not the first one, a letter off: its figure was meant', () => {
  const { fields } = recognised(`
Facture: FAC2026761

Client: Papeterie Sologne          Date: 12/03/2026
                                   Numéro2: P-871`);
  expect(fields.invoiceNumber?.value).toBe('FAC2026761');
});
