import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (foot: string) =>
  understand([
    typedPage(`
Note d'honoraires: F/2026/0418                        NORTHWIND CONSEIL
Date: 30/01/2026                                      10, Rue des Oliviers Casablanca
                                                      ICE: 001512572000078
                                                      ada@northwindconseil.example
Description                               Qté         Total
Tenue comptable                          1.00      1 300,00
                              TOTAL HT             1 300,00
                              TVA                    260,00
                              TOTAL TTC            1 560,00
${'\n'.repeat(25)}${foot}`),
  ]).fields;

it.each([
  ['in a list', 'RC      62017\nIF      01024471\nCNSS    2561880\nICE     002345678000067'],
  ['in cells of a row', 'RC: 62017          Patente: 35100442          IF: 01024471          ICE: 002345678000067'],
])('the number among a sender’s registers is his, and the other one the client’s: %s', (_, foot) => {
  const { supplierVatNumber, buyerVatNumber } = read(foot);
  expect(supplierVatNumber?.value).toBe('002345678000067');
  expect(buyerVatNumber?.value).toBe('001512572000078');
});

it('without them one number is that of who stands over it', () => {
  expect(read('www.northwindconseil.example').supplierVatNumber?.value).toBe('001512572000078');
});

it('a number that its label calls the sender’s is his, and the one over it the client’s', () => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(`
                     TAX INVOICE
          SUNRISE PROVISIONS TRADING LLP.
     97, MARKETYARD, PUNE 411037
M/S       HARBOUR SOFTWARE PVT LTD          Bill No: D2041    Date: 20/05/2026
          PUNE- 411042
GST No 29AAGCB7383J1Z4
Sr.   Description        Qty        Rate      Amount
1     RICE             25.00       40.00     1000.00
                              Grand Total    1000.00
FIRM GST No: 27AAPFU0939F1ZV      Receiver's Name      Authorised Signatory`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('27AAPFU0939F1ZV');
  expect(buyerVatNumber?.value).toBe('29AAGCB7383J1Z4');
});

it('a number for sales all over Europe, called ours in a sentence, leaves the one of the letterhead the seller’s', () => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(`
Fernside Science UK Limited                           Invoice
4 Fern Street                                         Invoice #   29572
London N1 9XX                                         Billed On   Jul 3, 2026
VAT #: GB 980 7806 84

Bill To
Ana Muster
Amsterdam
Total                                                 22.61 EUR
For EU purchases, our European VAT number is EU372000041`),
  ]).fields;
  expect([supplierVatNumber?.value, buyerVatNumber?.value]).toEqual(['GB980780684', undefined]);
});

it('of two French numbers the sender’s is the one under which the paper says that he is registered', () => {
  const numberOf = (register: string) =>
    understand([
      typedPage(`
                                                    CHEZ MARTHE BIO
ZA du Pont                                          42, AVENUE DES TILLEULS
07340 PEAUGRES                                      69960 CORBAS
                                                    TVA CEE : FR42732829320
FACTURE No 804415 du 07/02/2026
Total TTC        120,00 €

Identifiant TVA : FR74552100554
${register}`),
    ]).fields.supplierVatNumber;
  expect(numberOf('RCS : ANNONAY B 552 100 554')?.value).toBe('FR74552100554');
  expect(numberOf('RCS : ANNONAY B 732 829 320')?.value).toBe('FR42732829320');
});
