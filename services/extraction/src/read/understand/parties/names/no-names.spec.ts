// What stands where names stand and is none.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { recognised, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';
import { nameOfLine } from './name-of-line.ts';
import { hasLegalForm, looksLikeName } from './party-names.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('the mark of a page is nobody’s name', () => {
  const supplier = read(`
            Factura                            Pagina 1 de 1
Talleres del Sur
Calle Mayor 4, 18004 Granada
Nº: 4000-12            Fecha: 27/03/2026
Total: 122,00 EUR`);
  expect(supplier.supplierName).toBe('Talleres del Sur');
  const buyer = read(`
MONTAJES VEGA SL
Nºfactura     Fecha Factura     Cod Cl      FACTURA A:         Pag. 1
AA2306        12/05/2026        092155
Total: 122,00 EUR`);
  expect(buyer.buyerName).toBeUndefined();
});

it.each(['+ Northwind Distribution Charges', 'Other fees', 'Taxes et contributions'])(
  'what a group of a bill’s rows is called is nobody’s name: %s',
  (line) => expect(looksLikeName(line)).toBe(false),
);

it.each([
  ['a shop’s number', 'UG-14, LOTUS MARKET', false],
  ['a company of Germany', 'Nordlicht UG - Hamburg', true],
  ['a company of Venezuela', 'FRUTAS MIRAFLOR 2019,C.A', true],
  ['an abbreviation', 'Calle 4, C.A.R. 12', false],
])('the letters of a legal form in %s, %s, are one: %s', (_what, line, isForm) => {
  expect(hasLegalForm(line)).toBe(isForm);
});

it.each(['Branch Address', 'Registered Address', 'Corporate address'])(
  'what an address is headed by is nobody’s name: %s',
  (line) => expect(looksLikeName(line)).toBe(false),
);

it('the town of a Brazilian address is not who sells there', () => {
  const { supplierName } = read(`
Companhia de Energia do Litoral
Rua das Flores, 12
Itapuã - CE - CEP: 60125-030
CNPJ: 11.222.333/0001-81
NOTA FISCAL No 081234 - DATA DE EMISSÃO: 12/03/2026
Total a pagar     R$ 300,10`);
  expect(supplierName).toBe('Companhia de Energia do Litoral');
});

it('who is to be spoken to at a company is not the company', () => {
  const { supplierName, buyerName } = read(`
                                                      Steinbruch Nord GmbH & Co. KG
Steinbruch Nord GmbH & Co. KG
Am Steinbruch 1 · Kleines Dorf
Hinkelinvest SE
- Abteilung Ankauf -
12345 Laudheim                                        Rechnungsnummer:  1984-007
Leistungsempfänger:                                   Kontaktperson Hinkelinvest SE:
Hinkelinvest SE                                       Frau Technik
Lager 3                                               Tel 0123 456789
12345 Laudheim                                        E-Mail technik@laudheim.example
Rechnung
                                 Summe Netto         3 585,00 €
                                 Umsatzsteuer 19%      681,15 €
                                 Summe Brutto        4 266,15 €
                  www.hinkel.example                 USt-IdNr.: DE811128135`);
  expect({ supplierName, buyerName }).toEqual({
    supplierName: 'Steinbruch Nord GmbH & Co. KG',
    buyerName: 'Hinkelinvest SE',
  });
});

it('what a name goes on with in its line is no part of it', () => {
  expect(
    read(`
TechCloud Solutions GmbH support@techcloud.example
Invoice Inv-9987 Customer-ID: C-442
Monthly Subscription "Pro Plan"
Summe Netto: € 49,90
VAT 19%: € 9,48
Endsumme: € 59,38`).supplierName,
  ).toBe('TechCloud Solutions GmbH');
  expect(
    read(`
Handwerker-Service Müller Hauptstraße 12, 12345 Berlin
Email: info@service.example
Rechnung Rechnungsnummer: RE-2026/001
Datum: 15.03.2026
Netto: 84,03 €
USt (19%): 15,97 €
Brutto: 100,00 €`).supplierName,
  ).toBe('Handwerker-Service Müller');
});

it('whom an invoice is owed by is not whom it is owed to', () => {
  const { supplierName, buyerName } = read(`
Facture N° : 2026-12         Date : 3 février 2026
Doit à : Boutique Kanou
Désignation       Quantité    Prix unitaire    Montant
Riz 25 kg                2        15 000        30 000
Total                                           30 000`);
  expect({ supplierName, buyerName }).toEqual({ supplierName: undefined, buyerName: 'Boutique Kanou' });
});

it('what stands under the town to which goods go is not who gets them', () => {
  const { supplierName } = read(`
Allgemeine Darstellung der Daten
Handelsrechnung Nr. 471102 vom 05.03.2026
Verkäufer :
Grundbau GmbH & Co.
Musterweg 42
75645 Frankfurt
Abweichender Warenempfänger :
Haus 40
Einheit: 5.OG rechts
12345 Musterstadt
Rechnung gemäß Abrechnung vom 21.11.2026.
Grundbau GmbH & Co.
Gesamt    100,00 EUR`);
  expect(supplierName).toBe('Grundbau GmbH & Co.');
});

it('neither a share, a sentence, a day, a street nor the kind of a copy is a name', () => {
  const none = ['20 Prozent', 'The client has no meters.', 'March 25', '25. März', 'Voorbeeldstraat 99'];
  for (const text of [...none, 'ORIGINAL FOR RECIPIENT']) expect(looksLikeName(text), text).toBe(false);
  for (const text of ['March Records', 'Bureau of Fish and Game Co.']) expect(looksLikeName(text), text).toBe(true);
});

it('who signs an invoice is who sells', () => {
  const { supplierName, buyerName } = read(`
PAN : 26CORPP3939N1            TAX INVOICE            ORIGINAL FOR RECIPIENT
      Customer Detail            Invoice No.     GST-3425-26      Invoice Date   23-Jul-2026
M/S      Shiv Engineering        Challan No      33
Address  Sumel Business Park 7, Kochi
Name of Product      Qty       Rate          Taxable Value
Tool Kit             1         2,535.00      2,535.00
                                 Taxable Amount            2,535.00
                                 Add : IGST                  456.30
                                 Total Amount After Tax    2,991.30
                                 For Deccan Freight Tools

                                 Authorised Signatory`);
  expect(supplierName).toBe('Deccan Freight Tools');
  expect(buyerName).toBe('Shiv Engineering');
});

it.each([
  ...['Current balance due', 'Resumen de factura', 'Total amount due', 'Código 01', 'Nous contacter', 'Your logo here'],
  ...['Company Information', 'ul. Sadowa 1 m. 3', 'Please pay this amount'],
  ...['Registro Mercantil de Soria', 'Handelsregister Bremen'],
])('%s is nobody’s name', (text) => {
  expect(looksLikeName(text)).toBe(false);
});

it.each(['Total Tools Ltd', 'Net Solutions', 'Account Partners'])('%s is a name', (text) => {
  expect(looksLikeName(text)).toBe(true);
});

it('neither the court that decides nor a fact that a customer has printed on its invoices is who sells', () => {
  const { supplierName } = read(`
                       Subject to Pune Jurisdiction
                            TAX INVOICE
                        M/s HILLSIDE RICE MILL
GSTIN NO: 27AAAPW1234H1ZC
Invoice No.: 518                        Date of Invoice: 14-09-2026
Grand Total          47,250.00`);
  expect(supplierName).toBe('M/s HILLSIDE RICE MILL');
  const { supplierName: withFact } = read(`
Invoice
Invoice number   Q7K20ZTB-0003
Date of issue    October 6, 2026
Company Name Maple Gold
Skyward Technologies               Bill to
12 Tannery Lane                    payables@maple.example
Leeds                              40 Orchard Road
LS1 4AB                            Springfield, Oregon 97403
United Kingdom                     United States
billing@skyward.example
$80.00 USD due October 6, 2026
Amount due       $80.00 USD`);
  expect(withFact).toBe('Skyward Technologies');
});

it('a form of law in a line of its own is nobody’s name, and a capital no part of one', () => {
  expect(looksLikeName('SOCIEDAD ANONIMA CERRADA')).toBe(false);
  expect(looksLikeName('MUSTER SOCIEDAD ANONIMA CERRADA')).toBe(true);
  expect(nameOfLine('SAS Garage Muster au capital de 1000 Euros')).toBe('SAS Garage Muster');
});

it.each([
  ['Longueuil (Québec) J4J 5G6'],
  ['Moorland House, Alston CA9 3JR'],
  ['Vico Lung, nr. 35'],
  ['ESTE DOCUMENTO ES UNA REPRESENTACIÓN IMPRESA DE UN CFDI'],
  ['REPRESENTACIÓN IMPRE SA DE UN CFDI.'],
  ['Esta es una representación gráfica de un documento electrónico'],
])('an address and what a paper says of itself are nobody’s name: %s', (line) => {
  expect(looksLikeName(line)).toBe(false);
});

it('a company may be called by a postcode', () => {
  expect(looksLikeName('The Larder CA9 3JR Ltd')).toBe(true);
});

it('‘Éditions’ on a photograph is a word of a name, and no worn ‘description’', () => {
  const page = `
Éditions Marada
3230, avenue Ducharme
Longueuil (Québec) J4J 5G6
Facture
Client         Librairie Rivard         Numéro de la facture 005449
               275, rue du Faubourg     Date de facturation 12 juillet 2026
               Longueuil (Québec) J4G 5T9
Total général                     361,88 $`;
  expect(valuesOf(understand([recognised(page)])).supplierName).toBe('Éditions Marada');
});
