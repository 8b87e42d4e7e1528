import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('who the goods go to is not who sells them, and a head row of name and address is', () => {
  const read = understand([
    typedPage(
      `
Au bon moulin SARL      1242 chemin de l'olive      84340 Malaucène      France

Facture FA-2017-0010

Adresse de livraison                                             Ma jolie boutique
Ma jolie boutique                                                Alexandre Payet
35 rue de la République                                          35 rue de la République
69001 Lyon                                                       69001 Lyon
sav@majolieboutique.net                                          Service de Ma jolie boutique`,
      1,
      'ocr',
    ),
  ]);
  expect(valuesOf(read)).toMatchObject({ supplierName: 'Au bon moulin SARL' });
});

it('a logo’s short name is given as the small print has it in full, without its street', () => {
  const read = understand([
    typedPage(
      `
indeed                                        www.indeed.com

Invoice number: 4711              Invoice date: 12.03.2026

Indeed Ireland Operations Ltd 124 St Stephens Green`,
      1,
      'ocr',
    ),
  ]);
  expect(valuesOf(read)).toMatchObject({ supplierName: 'Indeed Ireland Operations Ltd' });
});

it('a name set in two lines, the legal form in the second, is taken whole', () => {
  const read = understand([
    typedPage(`
Rechnung Nr. 4711 vom 06.12.2018

Verkäufer:
MKV Kranichhafter
Versicherungsverein Kranichstadt a.G.
Lindenstr. 12
DE 12345 Kranichstadt

Käufer:
Max Winter
Rosenweg 3
12346 Kranichstadt`),
  ]);
  expect(valuesOf(read).supplierName).toBe('MKV Kranichhafter Versicherungsverein Kranichstadt a.G.');
});

it("a VAT number in the buyer's block is the buyer's, although it comes first and no heading says so", () => {
  const page = (foot: string) =>
    understand([
      typedPage(`
Boulangerie Exemple EURL                      Facture  2026-070
                                              Date     04/02/2026

                                              Pépinières Modèle SAS
                                              FR40303265045
                                              3 bis impasse des Lilas
                                              35000 Rennes

                                              Total TTC     120,00 €

${foot}`),
    ]);
  const both = valuesOf(page('Boulangerie Exemple EURL   No TVA FR83404833048   www.boulangerie-exemple.fr'));
  expect(both).toMatchObject({ supplierVatNumber: 'FR83404833048', buyerVatNumber: 'FR40303265045' });
  const alone = page('Boulangerie Exemple EURL   www.boulangerie-exemple.fr').fields;
  expect(alone.supplierVatNumber?.confidence ?? 0).toBeLessThan(0.6);
});

it('a name in two lines is given whole where the foot says it whole, whatever follows there', () => {
  const read = understand([
    typedPage(`
Van Voorbeeld                              Factuur    20251
Installatietechniek B.V.                   Datum      24-07-2026
www.vanvoorbeeld.nl

                                           Totaal   € 121,00

Van Voorbeeld Installatietechniek B.V. - IBAN NL91 ABNA 0417 1643 00 - BIC ABNANL2A - KvK 12345678`),
  ]);
  expect(valuesOf(read).supplierName).toBe('Van Voorbeeld Installatietechniek B.V.');
});

it.each([
  ['Van:', 'Aan:'],
  ['De', 'Para'],
  ['Da:', 'A:'],
  ['Von:', 'An:'],
])("the data under %s are the supplier's, those under %s the buyer's", (from, to) => {
  const read = understand([
    typedPage(`
${from.padEnd(40)}${to}
Modelo Logistica                        Padaria Exemplo
NL004495445B01                          Stationsweg 8
Keizersgracht 221                       1016 DV Amsterdam

Invoice number: 35050        Total: 121.00 EUR`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    supplierName: 'Modelo Logistica',
    buyerName: 'Padaria Exemplo',
    supplierVatNumber: 'NL004495445B01',
  });
});

const twoBlocks = (foot: string) =>
  understand([
    typedPage(`
Muster Buyer Ltd                            Sample Cheese Company LLP
VAT ID: GB980780684                               VAT ID: GB220430231
14 Market Street                                     97 Clerken Road
Leeds LS1 4AP                                        London EC1M 5RN

Invoice 80696                              Total       120.00 GBP

${foot}`),
  ]).fields;

it('of two companies set alike the one named over the account is the supplier', () => {
  const fields = twoBlocks(`Recipient: Sample Cheese Company LLP
IBAN: GB82 WEST 1234 5698 7654 32`);
  expect(fields.supplierName?.value).toBe('Sample Cheese Company LLP');
  expect(fields.supplierVatNumber?.value).toBe('GB220430231');
});

it('of two companies set alike, of which nothing says who is who, neither is sure', () => {
  const fields = twoBlocks('');
  expect(fields.supplierName?.confidence ?? 0).toBeLessThanOrEqual(0.6);
});

it("a VAT number among the invoice's facts is not the supplier's where another stands under its name", () => {
  const read = understand([
    typedPage(`
Sample Joinery GmbH

Muster Elektro e.K.                         Rechnungsnummer: INV-972
Lindenstraße 44                             USt-IdNr.: DE136695976
20457 Hamburg                               Datum: 10.12.2026

                          Gesamt            119,00 EUR



Sample Joinery GmbH       Tel. 040 123456        IBAN DE89 3704 0044 0532 0130 00
Am Hafen 3                info@sample-joinery.de
50667 Köln
USt-IdNr.: DE811907980`),
  ]);
  expect(valuesOf(read).supplierVatNumber).toBe('DE811907980');
});

it('a name of an article and a word of headings is a name', () => {
  const { buyerName } = understand([
    typedPage(`
Adresse du client
LE CLIENT
CLIENT NOM COMMERCIAL
12 rue Haute
06000 MA VILLE`),
  ]).fields;
  expect(buyerName?.value).toBe('LE CLIENT');
});
