import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;
const SURE = 0.5;

it('is read behind its heading with the number that a system has for it', () => {
  const { supplierName, buyerName } = read(`
N&S Sportswear                      Invoice:   81148471     Invoice Date:  3/16/2026
220 Remington Road                  Order:     59569273
Bill To: Northwind Prints, LLC (407965)         Ship To: Northwind Prints
Attn: Jane Butler                               Attn: Jane Butler
606 Sienna Way                                  606 Sienna Way
Summerville, SC 29486                           Summerville, SC 29486
Item       Description                               Color      Pieces   Price   Total
00708236   Comfort - Heavyweight T-Shirt - 17170     Emerald    1        5.89    5.89
00708116   Comfort - Heavyweight T-Shirt - 17170     Paprika    2        5.89   11.78
                                                     Sub Total:                 17.67
                                                     Total:                     17.67`);
  expect(supplierName?.value).toBe('N&S Sportswear');
  expect(buyerName?.value).toBe('Northwind Prints, LLC');
});

it('is no heading that stands beside its own', () => {
  const { buyerName } = read(`
INVOICE                       #8802
CLIENT                        PROJECT REF
Northwind Retail Partners     2026 Q1 Rebrand
4500 Market St.               Internal PO: #ERP-991
Seattle, WA 98101             Contact: Sarah Jenkins
DESCRIPTION           HOURS       RATE        AMOUNT
Motion graphics        15.0    $225.00     $3,375.00`);
  expect(buyerName?.value).toBe('Northwind Retail Partners');
});

it('is sure under a heading where an address stands below it, or in a legal form', () => {
  const sureOf = (under: string) =>
    read(`FACTURE N° 12\nCLIENT\n${under}\nTotal TTC    120,00 €`).buyerName?.confidence ?? 0;
  expect(sureOf('Codigo importador\nExport')).toBeLessThan(SURE);
  expect(sureOf('12 rue des Fleurs\nParis')).toBeLessThan(SURE);
  expect(sureOf('Camille Martin\n12 rue des Fleurs\n69001 Lyon')).toBeGreaterThan(SURE);
  expect(sureOf('Camille Martin\ncamille@example.org')).toBeGreaterThan(SURE);
  expect(sureOf('Camille Martin\n+33 6 00 00 00 00')).toBeGreaterThan(SURE);
  expect(sureOf('Martin Import SARL\nExport')).toBeGreaterThan(SURE);
});

it('holds the number under it: the supplier’s is not known then', () => {
  const { supplierName, supplierVatNumber, buyerVatNumber } = read(`
Jardines del Sur Company
España
                                        Innovaciones Norte S.L.
                                        Calle de la Alcarria 14
                                        28041 Madrid
                                        NIF: ESA12345674
Factura INV/2026/00001
Fecha de factura   25/05/2026
Base imponible     194,85 €
IVA 21%             40,92 €
Total              235,77 €`);
  expect(supplierName?.value).toBe('Jardines del Sur Company');
  expect(supplierVatNumber).toBeUndefined();
  expect(buyerVatNumber?.value).toBe('ESA12345674');
});

it('is the company under the person who opens the letter', () => {
  const { buyerName } = read(`
RECHNUNG Nr. 2026-08734        Rechnungsdatum: 26.08.2026
Rechnungsadresse               Lieferadresse
Herr Thomas Schneider          Lager Nord, Tor 5
Muster Solutions GmbH, Industriestraße 25
80339 München
Rechnungsbetrag                120,00 €`);
  expect(buyerName?.value).toBe('Muster Solutions GmbH');
});

it('is not sure in a form that nobody filled in', () => {
  const { buyerName } = read(`
INVOICE NO. 98765432            1/1/2026
BILL TO            SHIP TO               INSTRUCTIONS
Name               Same as recipient     Add additional instructions
TOTAL              125.89`);
  expect(buyerName?.confidence ?? 0).toBeLessThan(SURE);
});

it('is not sure for a person under whom a name goes on, and read under a heading in the middle', () => {
  const page = (under: string) => `
NORTHWIND TERMINAL LLC
Invoice 80-32654
       BILL TO
${under}
138 Marsh Street
Mobile, AL 36652
Total due       $90.15`;
  expect(read(page('Mr. Scott Muster\nNorthwind Car Lines')).buyerName?.confidence ?? 0).toBeLessThan(SURE);
  expect(read(page('Northwind Car Lines of the North')).buyerName?.value).toBe('Northwind Car Lines of the North');
});

it('is whom a letter addresses in Dutch, and no supplier', () => {
  const { supplierName } = read(`
factuur
Mevrouw M.S. Muster         contactpersoon
Fugastraat 10               info@school.example
7534 GC ENSCHEDE
factuurnummer               2204471
factuurtotaal               EUR   95,00`);
  expect(supplierName).toBeUndefined();
});

it('beside the client’s number a VAT number is the client’s', () => {
  const { supplierVatNumber, buyerVatNumber } = read(`
SUD RECYCLAGE SARL
Facture N° N040817226                    MARCHAND LUMIERE SAS
                                         44308 NANTES
Date          N° Client      N° TVA Intracommunautaire    Echéance
28/02/2026    5120-338164    FR24518402730                15/04/2026
Total TTC                    288,00 €
TVA CE : FR53612304980`);
  expect([supplierVatNumber?.value, buyerVatNumber?.value]).toEqual(['FR53612304980', 'FR24518402730']);
});

it('may be two names, where a company stands under a person', () => {
  const page = (company: string) => `
INVOICE INV-2026-0817
Bill To
Elias Campos
${company}
2201 Lake Drive
The Woodlands, TX 77380
Total Due      $2,024.28`;
  expect(read(page('American Smart Business LLC')).buyerName?.confidence ?? 0).toBeLessThan(SURE);
  expect(read(page('Trading LLC')).buyerName?.confidence ?? 0).toBeGreaterThan(SURE);
});

it('is whoever holds the contract of a Spanish supply', () => {
  const { buyerName, issueDate, supplierVatNumber } = read(`
Factura
DATOS DEL TITULAR                            DATOS DE FACTURA
PALMERA MOVILIDAD LEVANTE, SL                Nº FACTURA:              A260716341
Avenida General 38, 28020, Madrid            Período de consumo:      15/05/2026 a 14/06/2026
CIF/NIF:   B42774166                         Fecha emisión Factura:   17/06/2026
Total FACTURA      421,60 €`);
  expect([buyerName?.value, issueDate?.value]).toEqual(['PALMERA MOVILIDAD LEVANTE, SL', '2026-06-17']);
  expect(supplierVatNumber).toBeUndefined();
});

it.each(['Herrn', 'Frau', 'An Herrn', 'Familie', 'Monsieur', 'M. et Mme', 'Messrs.', 'Spett.le'])(
  'is not the word that addresses somebody in a line of its own: %s',
  (salutation) => {
    const { buyerName } = read(`
Sprachpraxis Kreutzer                                    Rechnung Nr. 26-0217
Lindenallee 8                                            Datum 17.02.2026
50668 Köln

${salutation}
Jonas Feldmann
Am Duffesbach 30
50677 Köln

Rechnungsbetrag                                            190,90 €`);
    expect(buyerName?.value).toBe('Jonas Feldmann');
  },
);

it('is behind its heading, and what the invoice is for is no name beside that', () => {
  const { buyerName } = read(`
Marlowe Print & Sign                                     INVOICE
418 Orchard Lane                                         DATE: March 4, 2026
Dayton, OH 45402                                         FOR: Window lettering

BILL TO:
Ostrander Dental Group
77 W. Fifth Street
Dayton, OH 45402

TOTAL                                                    $ 1,055.67`);
  expect(buyerName?.value).toBe('Ostrander Dental Group');
});

const CLAIM = `
FACTURE N° 12
CLIENT
%
12 rue des Fleurs
69001 Lyon
Total TTC    120,00 €`;

it.each([
  ['Ms. Anita Martin', 'a lady, who buys nothing herself'],
  ['Dr. Nadia Haddad', 'somebody with a title'],
])('under %s, %s, is the company', (person) => {
  const { buyerName } = read(CLAIM.replace('%', `${person}\nClinique Dentaire du Parc`));
  expect(buyerName?.value).toBe('Clinique Dentaire du Parc');
});

it('over a lady, is the company', () => {
  const { buyerName } = read(`
Northgate Systems Inc.
INVOICE 20318

Bill To:
Bramalea Dental Ltd.
Ms. Anita Desrosiers
40 Kennedy Road South
Total      120.00 USD`);
  expect(buyerName?.value).toBe('Bramalea Dental Ltd.');
});

it('is not the patient it was made for, where the letter goes to a practice', () => {
  const { buyerName } = read(`
Feinwerk Dentaltechnik GmbH · Ubierring 19 · 50678 Köln
Zahnarztpraxis Terhorst                      Beleg  22/08-1477
Neusser Wall 102                             vom    19.08.2026
50670 Köln

Patient: Holtkamp, Werner      Arbeit: 2 Kronen
Gesamt EUR      505,00`);
  expect(buyerName?.value).toBe('Zahnarztpraxis Terhorst');
});

it('is no fact in the column beside its block', () => {
  const { buyerName } = read(`
Factura a                      Factura        FV23-000872
CIF  A50012889                 Fecha entrada  31/03/26
                               Nº contrato    CTR-19
Total EUR    120,00`);
  expect(buyerName?.value).not.toBe('Fecha entrada');
});

it.each(['Ctra. Estella km 4', '146 The Mall'])('is no road: %s', (line) => {
  const { buyerName } = read(CLAIM.replace('%', line));
  expect(buyerName?.value).not.toBe(line);
});

it('is whose account it is, where only that names him, and his mail’s domain is no seller’s', () => {
  const { supplierName, buyerName } = read(`
Invoice                                               Northwind Meetings, Inc.
                                                      55 Fern Blvd, 6th Floor
                                                      San Jose, CA 95113
Invoice Date:          Aug 21, 2026
Invoice #:             INV44718
Account Information:   Fernside, Inc

Sold To Address:       14 South Street
                       San Mateo, California 94402
                       ana@fernside.dev
Subtotal               $66.00
Total                  $66.00`);
  expect([supplierName?.value, buyerName?.value]).toEqual(['Northwind Meetings, Inc.', 'Fernside, Inc']);
});
