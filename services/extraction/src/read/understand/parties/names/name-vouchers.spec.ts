import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const nameOn = (typed: string) => understand([typedPage(typed)]).fields.supplierName;

it('of a trade name and the name under it, the one that is paid has sent the invoice, be it a word of headings too', () => {
  const page = (payee: string) => `
FACTURE N° : F2026-0027

BELLE ENSEIGNE                                        Adresse du client
LE FOURNISSEUR                                          LE CLIENT
35 rue d'ici                                            58 rue de la mer
75018 PARIS                                             06000 NICE

Total TTC                                    120,00 EUR

Bénéficiaire
   ${payee}`;
  expect(nameOn(page('NOM : LE FOURNISSEUR'))?.value).toBe('LE FOURNISSEUR');
  expect(nameOn(page('NOM LE FOURNISSEUR'))?.value).toBe('LE FOURNISSEUR');
  expect(nameOn(page('NOM : AFFACTURAGE SA'))?.value).toBe('BELLE ENSEIGNE');
});

const foot = (line: string) => `
Lieferant                          Käufer                             Rechnung KR-1
ENERGIEWERK NORD GMBH              MUSTER-KUNDE GMBH
Bahnhofstr. 9                      Kundenweg 88
99199 Musterhausen                 40235 Düsseldorf

Gesamtbetrag                                                  119,00 EUR






${line}`;

it('the company of the foot, with its VAT number and its domain, is the one whose branch a heading names', () => {
  const own = foot('STADTKONTOR GMBH          USt-IdNr: DE136695976          www.stadtkontor.de');
  expect(nameOn(own)?.value).toBe('STADTKONTOR GMBH');
  const without = foot('STADTKONTOR GMBH          www.stadtkontor.de');
  expect(nameOn(without)?.value).toBe('ENERGIEWERK NORD GMBH');
});

const sold = (heading: string, under: string) => `
Rechnung Nr. R-12            Datum 12.03.2026

${heading}
Name:            Nordlicht Handel GmbH
Anschrift:       Hafenweg 3
                 20457 Hamburg
${under}

Gesamtbetrag                                  119,00 EUR`;

it('what a heading, a legal form and a VAT number say together outweighs the domain of somebody else', () => {
  const mail = 'E-Mail:          jan@petersen-mail.de';
  const number = 'USt-IdNr.:       DE136695976';
  const all = nameOn(sold('Verkäufer', `${mail}\n${number}`));
  expect(all?.value).toBe('Nordlicht Handel GmbH');
  expect(all?.confidence).toBeGreaterThan(0.6);
  expect(nameOn(sold('Verkäufer', mail))?.confidence).toBeLessThanOrEqual(0.6);
});

const billed = (buyer: string, mail: string) => `
Harbour Fittings Ltd                     Invoice #: 1204
12 Quay Street                           Date: 12/03/2026
Dublin 2
VAT: IE6388047V

Bill to:      ${buyer}
              Hauptstr. 4
              06108 Halle
              ${mail}

Total                                                 119.00 EUR`;

it('a number far below its company’s name is its own where both stand under one heading', () => {
  const facts = Array.from({ length: 7 }, (_, at) => `Kennung ${at + 1}:       K-${at}`).join('\n');
  const number = 'USt-IdNr.:       DE136695976';
  expect(
    nameOn(sold('Verkäufer', `E-Mail:          jan@petersen-mail.de\n${facts}\n${number}`))?.confidence,
  ).toBeGreaterThan(0.6);
});

it.each([
  ['the buyer’s, under its heading', billed('Tideline Analytics GmbH', 'anna@tideline.eu'), true],
  ['nobody’s who is named', billed('Mondstein Analytics GmbH', 'anna@tideline.eu'), false],
])('a domain that is %s, says nothing against the supplier: %j', (_, page, isVouchedFor) => {
  const name = nameOn(page);
  expect(name?.value).toBe('Harbour Fittings Ltd');
  if (isVouchedFor) expect(name?.confidence).toBeGreaterThan(0.6);
  else expect(name?.confidence).toBeLessThanOrEqual(0.6);
});

const letter = (under: string) => `
Atelier Berthier SARL
12 rue des Fleurs
35000 Rennes
${under}

Facture n° FA-12           Date : 12/03/2026
Total TTC                                    120,00 EUR`;

it.each([
  ['a legal form and nothing else', letter(''), false],
  ['its VAT number in its block', letter('TVA : FR40303265045'), true],
  ['its VAT number far from it', `${letter('')}\n\n\n\n\n\n\n\n\n\n\n\n                  TVA : FR40303265045`, false],
  ['its own domain', letter('www.atelier-berthier.fr'), true],
  ['another’s domain', letter('www.grande-place.fr'), false],
  ['another’s domain and its VAT number', letter('TVA : FR40303265045\nwww.grande-place.fr'), false],
  ['a domain that is nobody’s and its VAT number', letter('TVA : FR40303265045\ninfo@localhost.local'), true],
  ['a placeholder’s domain and its VAT number', letter('TVA : FR40303265045\ncontact@exemple.fr'), true],
  ['a domain that is nobody’s and a legal form', letter('info@localhost.local'), false],
])('a name with %s: vouched for %j', (_, page, isVouchedFor) => {
  const name = nameOn(page);
  expect(name?.value).toBe('Atelier Berthier SARL');
  if (isVouchedFor) expect(name?.confidence).toBeGreaterThan(0.6);
  else expect(name?.confidence).toBeLessThanOrEqual(0.6);
});
