// Headings and facts of a list that stand where names stand.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('a fact with its figure is nobody’s name', () => {
  const { buyerName } = read(`
Tax Invoice
Northwind Traders Private Limited        Invoice No: INV001
Company Road 1                           Buyer:
Delhi                                    User ID: AS123
                                         Customer: Amira Shah
Total   1,180.00 EUR`);
  expect(buyerName).toBe('Amira Shah');
});

it('a heading over the two parties’ data is nobody’s name', () => {
  const { supplierName, buyerName } = read(`
Holzwerk Rieder
INVOICE 8812                       04/04/2026
Billing Information                Shipping Information
Praesent Tools                     Lane Dodworth
15527 Oak Cross                    89639 Anderson
Dallas, TX 75287                   New York City, NY 10270
Total:  99.00 EUR`);
  expect({ supplierName, buyerName }).toEqual({ supplierName: 'Holzwerk Rieder', buyerName: 'Praesent Tools' });
});

it('a fact is nobody’s name, be it of words', () => {
  const { supplierName } = read(`
                      Facture
                      Ville: Villeneuve
                      Pays: XYZ
Numéro: 12345
Date: 31/05/2026
Total                                               500.00`);
  expect(supplierName).toBeUndefined();
});

it('a heading beside another is not the name that the other announces', () => {
  const { buyerName } = read(`
RECHNUNG # RX4471
RECHNUNGSDATUM: 18 SEPTEMBER, 2026
KUNDE                   FAHRZEUG
Jan Muster             Motorrad R 1200
ADRESSE
De Kade 7               SENDUNGSNUMMER
1234 AB Modelstad       MUST0004471
GESAMT (EUR)            4.800,00 €`);
  expect(buyerName).toBe('Jan Muster');
});

it('labels in two languages, of which one is not known, announce as one does', () => {
  const { supplierName, buyerName, invoiceNumber, issueDate, dueDate, typeCode } = read(`
            HANDELSFAKTURA / COMMERCIAL INVOICE
Säljare / Seller:    Tech Components AB          Fakturanummer / Invoice No:     INV-2026-00892
Adress:              Industrivägen 14            Fakturadatum / Invoice Date:    2026-07-01
                                                 Due Date / Förfallodatum:       2026-07-31
Köpare / Buyer:      Import & Handel GmbH
Nettovärde / Net Value:      9 305.00 EUR`);
  expect({ supplierName, buyerName, invoiceNumber, issueDate, dueDate, typeCode }).toEqual({
    supplierName: 'Tech Components AB',
    buyerName: 'Import & Handel GmbH',
    invoiceNumber: 'INV-2026-00892',
    issueDate: '2026-07-01',
    dueDate: '2026-07-31',
    typeCode: '380',
  });
});

it('a heading of the table of lines is nobody’s name', () => {
  const { supplierName } = read(`
                    A        Factura numero: 0000-33
                             Fecha de emision: 2026-05-20
Cliente
Razon social : empresa 1
Direccion : calle 1
Cantidad    Detalle        Precio    % IVA    $ IVA    Total
10          item 1 fc      3.0       21.0     6.3      36.30
5           item 2 fc      2.0       21.0     2.1      12.10
                                     Total IVA         Total
                                     8.4               48.40`);
  expect(supplierName).toBeUndefined();
});

it('beside a heading of the buyer’s data nobody else’s block names who pays', () => {
  const { supplierName, buyerName } = read(`
Invoice
Invoice Number   123
Issue Date       March 25, 2026
Due Date         March 25, 2026
Status           PAID
Northwind, LLC                 Bill To
12 Fake Street                 Customer
New York City, NY 10012        Address
(555) 867-5309                 City, State Zipcode
Item            Unit Cost      Quantity       Amount
Subscription    $19.00         1              $19.00
                               Subtotal       $19.00
                               Amount Due     $19.00`);
  expect(supplierName).toBe('Northwind, LLC');
  expect(buyerName).toBeUndefined();
});

it('a heading in two lines, or one in small letters, is nobody’s name', () => {
  const page = (heading: string) => `
                                                        ${heading}

Suministros Levante S.R.L.                              Número   G-1352
Paseo del Club 1                                        Fecha    13/01/2026
28223 Madrid

Vendido a
Artesanos Unidos
Calle Real 20
08035 Barcelona

Total                                                   37,35 EUR`;
  const twoLines = read(
    page(`Resumen de
                                                        facturación`),
  );
  expect(twoLines.supplierName).toBe('Suministros Levante S.R.L.');
  const alone = read(`
Summary of                                  Invoice 4711
charges and Services
Date 12 March 2026
Total                                       121.00 EUR`);
  expect(alone.supplierName).toBeUndefined();
  expect(read(page('Your average daily electric usage')).supplierName).toBe('Suministros Levante S.R.L.');
});
