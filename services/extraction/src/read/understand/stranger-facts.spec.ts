// Who, when and which number, as programs of strangers set them.
import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { understand } from './understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('the first half of a compound word heads nobody’s block', () => {
  const { buyerName } = read(`
Gartenbau Heide GmbH                                       RECHNUNG 2026-118
Artikel-Nr.   Leistung                                 Menge        Einzelpreis    Gesamtpreis
01            An- und Rückfahrt der Maschinen          1 psch       80,00 €        80,00 €
02            Kunden- und Lieferantenpflege            2 Std        60,00 €        120,00 €
Gesamtsumme                                                                        238,00 €`);
  expect(buyerName).toBeUndefined();
});

it.each([
  'Kundennummer:        Datum:\n                                000000114            18.11.2026',
  'Unser Zeichen        Datum\n                                ls@heide.example     18.11.2026',
])('a day beside the customer’s facts is the invoice’s: %s', (facts) => {
  const { issueDate } = read(`
Gartenbau Heide GmbH
                                ${facts}
Rechnung Nr. 1001
Gesamtbetrag:      947.24 €`);
  expect([issueDate?.value, (issueDate?.confidence ?? 0) > 0.6]).toEqual(['2026-11-18', true]);
});

it('a day beside an order’s number may be the order’s', () => {
  const { issueDate } = read(`
Gartenbau Heide GmbH
Bestellung      Kundennummer     Datum
4411873         10300            03.11.2026
Rechnung Nr. 1001
Gesamtbetrag:      947.24 €`);
  expect(issueDate?.confidence ?? 0).toBeLessThan(0.6);
});

it('a day under its heading in a column of facts is the invoice’s', () => {
  const { issueDate, dueDate } = read(`
Invoice
Date:
 January 26, 2026
Pay By:
 February 25, 2026
Invoice Number:
 26-118
Total Due       65.33 $`);
  expect([issueDate?.value, dueDate?.value]).toEqual(['2026-01-26', '2026-02-25']);
  expect(issueDate?.confidence).toBeGreaterThan(0.6);
});

it('a day that is only told as the one to pay is not the day of issue', () => {
  const { issueDate, dueDate } = read(`
Webwerk Nord AG
Die Rechnungsnummer für diesen Vorgang lautet V-2204.
Bruttosumme 2.310,40 €
Zahlbar bis zum 10.04.2026.`);
  expect([issueDate, dueDate?.value]).toEqual([undefined, '2026-04-10']);
});

it.each([
  ["Merci de régler d'ici le 2026-03-20 par virement au compte suivant:", '2026-03-20'],
  ['Bitte überweise den Betrag bis 2026-03-20 auf folgendes Konto:', '2026-03-20'],
  ['Bitte überweisen Sie den Rechnungsbetrag bis 20.03.2026 auf unser Konto.', '2026-03-20'],
])('a sentence says when to pay: %s', (sentence, day) => {
  const { dueDate } = read(`
FACTURE / RECHNUNG 26-118
Date: 2026-03-10
Total: 120,00 €
${sentence}`);
  expect(dueDate?.value).toBe(day);
});

it('a number under the title, with nothing said, is the invoice’s and not sure', () => {
  const { invoiceNumber } = read(`
Gartenbau Heide GmbH
RECHNUNG                                       Lieferadresse
4471902                                        Sportplatz Süd
Projekt       Kunden-Nr.:       Datum
88-7         52210             18.11.2026
Gesamtbetrag:      947.24 €`);
  expect(invoiceNumber?.value).toBe('4471902');
  expect(invoiceNumber?.confidence).toBeLessThan(0.6);
});

it('a number of capitals in pieces behind the title', () => {
  expect(
    read(`
Brunner Technik GmbH
Invoice KLT-RW-8
Date:     30.06.2026
Total     4'212.15`).invoiceNumber?.value,
  ).toBe('KLT-RW-8');
});

it('a number behind its sign, over the day and set to the right as that is', () => {
  expect(
    read(`
FACTURE
ORIGINAL CLIENT
                                             N° GN-2026-07-031
                                              Date: 15/12/2026
                                       Période: 10/12 - 15/12
TOTAL HT    900,00 €`).invoiceNumber?.value,
  ).toBe('GN-2026-07-031');
});

it('who made the paper out is the seller', () => {
  const { supplierName, buyerName } = read(`
Rechnung
Empfänger                       Aussteller
Nadja Brandt                    Holger Weiss
Lindenweg 3                     Am Kanal 8
12345 Neustadt                  23456 Altstadt
Gesamtbetrag:    120,00 €`);
  expect([supplierName?.value, buyerName?.value]).toEqual(['Holger Weiss', 'Nadja Brandt']);
  expect(
    read('Rechnung Nr. 4455 Datum: 03. April 2026\nAussteller: Nordsee Strategie\nBrutto: 120,00 €').supplierName
      ?.value,
  ).toBe('Nordsee Strategie');
});

it.each([
  'Facture du mois de Mars',
  'DESCRIZIONE DEI LAVORI SVOLTI',
  'Rechnung für den Monat Juli',
  'Designation of goods',
])('nobody is called %s', (line) => {
  const { supplierName } = read(`
${line}
Editée le 11 Mai 2026
Total TTC     31,20 €`);
  expect(supplierName).toBeUndefined();
});

it('a department behind the company is no part of its name', () => {
  expect(
    read(`
Webwerk Nord AG Abteilung Buchhaltung
kontakt@webwerk-nord.example
Rechnung 26-118
Gesamtbetrag: 120,00 €`).supplierName?.value,
  ).toBe('Webwerk Nord AG');
});

it('an account of which the figures are hidden is none', () => {
  const { iban } = read(`
FACTURE 26-118
Total TTC     120,00 €
IBAN: FR76 XXXX XXXX XXXX XXXX XXXX XXX`);
  expect(iban).toBeUndefined();
});
