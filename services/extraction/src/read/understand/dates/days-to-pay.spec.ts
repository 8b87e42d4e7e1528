// On which day what is billed is due, and on which not.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

const DATED = (rest: string) =>
  read(`
Rechnung Nr. 4711
Rechnungsdatum: 05.01.2026
Endbetrag          1.190,00 EUR
${rest}`);

it.each([
  ['bis zum 15.01.2026 gewähren wir 2,000 % Skonto, bis zum 04.02.2026 ohne Abzug.'],
  ['zahlbar bis 04.02.2026 ohne Abzug, bis zum 15.01.2026 mit 2 % Skonto.'],
  ['zahlbar bis zum 04.02.2026 rein netto, bis zum 15.01.2026 abzüglich 3 % Skonto'],
  ['Zahlbar bis 15.01.2026 mit 2 % Skonto = 1.166,20 EUR, bis 04.02.2026 netto.'],
  ['Zahlbar bis 15.01.2026 mit 2 % Skonto = 1.166,20 EUR,\nbis 04.02.2026 ohne Abzug'],
  ['Zahlbar bis 15.01.2026 mit 2 % Skonto, netto bis 04.02.2026'],
  ['Zahlungsbedingung: Bis zum 15.01.2026 erhalten Sie 3,000   % Skonto.\n          Bis zum 04.02.2026 ohne Abzug'],
  ['payable by 15.01.2026 less 2 % discount, net by 04.02.2026'],
  ['zahlbar bis 04.02.2026\n3 % Skonto innerhalb von 10 Tagen'],
])('nothing is due on the last day of an offer to pay less: %s', (terms) => {
  const fields = read(`
Rechnung Nr. 4711
Rechnungsdatum: 05.01.2026
Endbetrag          1.190,00 EUR
${terms}`);
  expect(fields.dueDate?.value).toBe('2026-02-04');
});

it.each([
  ['Zahlbar bis 15.01.2026 mit 2 % Skonto = 1.166,20 EUR.'],
  ['Zahlbar bis 15.01.2026 mit 2 % Skonto = 1.166,20 EUR. Lieferung am 04.02.2026 netto 3 kg'],
])('an offer alone says no day on which all is due: %s', (terms) => {
  const fields = read(`
Rechnung Nr. 4711
Rechnungsdatum: 05.01.2026
Endbetrag          1.190,00 EUR
${terms}`);
  expect(fields.dueDate).toBeUndefined();
});

it('the day in a sentence about a direct debit is the day it is due', () => {
  const fields = read(`
Fecha de emisión: 14/10/2026
TOTAL A PAGAR      115,57 €
Cargaremos el importe en tu cuenta ES** **** **** el 26/10/2026.`);
  expect(fields.dueDate?.value).toBe('2026-10-26');
});

it.each(['Payment until: 30.07.2026', 'TOTAL DUE BY 30.07.2026'])('a day to pay: %s', (due) => {
  expect(read(`INVOICE 42     Date: 30.06.2026\n${due}      8 390.40`).dueDate?.value).toBe('2026-07-30');
});

it('a day under what is due, with its amount, is when it is', () => {
  const fields = read(`
Factura Nº 162       Fecha: 27/03/2026
Vencimiento:
Fecha         Importe
26/04/2026    6.292,00 €          Total:     6.292,00 €`);
  expect([fields.issueDate?.value, fields.dueDate?.value]).toEqual(['2026-03-27', '2026-04-26']);
});

it('a German appointment is no day to pay', () => {
  const { dueDate } = read('Rechnung Nr. 12\nRechnungsdatum: 05.01.2026\nTermin: 12.01.2026\nEndbetrag 119,00 EUR');
  expect(dueDate).toBeUndefined();
});

it.each([
  ['Bis 19.01.2026 2,000 % Skonto (58,41 EUR), bis 04.02.2026 ohne Abzug'],
  ['Den Betrag überweisen Sie bitte bis spätestens 04.02.2026 unter Angabe Ihres Vertragskontos.'],
  ['Den Nachzahlungsbetrag überweisen Sie bitte zum 04.02.2026.'],
  ['Puedes hacerme la transferencia hasta el 04/02/2026 indicando el número.'],
])('a sentence says the day it is due: %s', (rest) => {
  expect(DATED(rest).dueDate?.value).toBe('2026-02-04');
});

it.each([
  ['À régler pour le 04/02/2026'],
  ['Prélevée le 04/02/2026'],
  ['Se cargará el 04/02/2026'],
  ['Pay this amount by 4 February 2026'],
])('a label does: %s', (rest) => {
  expect(DATED(rest).dueDate?.value).toBe('2026-02-04');
});

it('of an instalment before and this one the latter is due', () => {
  const { dueDate } = DATED('Prélèvement le    04/02/2026\nÉchéance du 04/01/2026 (avis 2412)    1 107,52');
  expect(dueDate?.value).toBe('2026-02-04');
});

it.each([
  ['an older invoice', 'INV-710/A    12-Dec-25    due 11-Jan-26    GBP 2,206.18'],
  ['a plan', 'fällig jeweils zum 1. eines Monats:\n01.02.2026 945,00 € 01.03.2026 945,00 € 01.04.2026 945,00 €'],
  ['an offer that was said before', 'Escompte 2 % si règlement avant le 25/01/2026, soit 27,75 à déduire.'],
])('nothing is due on the day of %s', (_what, rest) => {
  expect(DATED(rest).dueDate).toBeUndefined();
});

it.each([
  ['spätestens jedoch am\n04.02.2026 rein netto.'],
  ['Escompte pour paiement anticipé néant – à régler avant le 04/02/2026'],
  ['Settle before    04/02/2026'],
  ['Pagadera el 04/02/2026'],
  ['Par virement, date de valeur 04/02/2026, sur votre compte'],
])('but on this it is: %s', (rest) => {
  expect(DATED(rest).dueDate?.value).toBe('2026-02-04');
});

it.each([
  [
    'a guarantee',
    'A regler le      04/02/2026\nGarantie financière ATRADIA, montant garanti 4 127 000 euros, échéance 30/06/2026.',
  ],
  ['a contract', 'Vto.      04-02-2026\nContrato de franquicia de 01-09-2021, vencimiento 31-08-2028.'],
])('a fact says it, and not a sentence of %s', (_what, rest) => {
  expect(DATED(rest).dueDate?.value).toBe('2026-02-04');
});

it('of two days that are both called due neither is sure', () => {
  const sureOf = (slip: string) =>
    read(`
Factura Nº 162
Emisión: 20/04/2026      Vencimiento: 15/05/2026
Total                    21.507,25 €
Vencimiento: ${slip}`).dueDate?.confidence ?? 0;
  expect(sureOf('15/05/2026')).toBeGreaterThan(0.7);
  expect(sureOf('21/04/2026')).toBeLessThan(0.5);
});

it.each(['Kündigungsfrist: 1 Monat - Eingang der Kündigung spätestens am: 13.07.2026', 'Widerruf bis zum 13.07.2026'])(
  'the last day on which one may leave is none on which something is due: %s',
  (notice) => {
    const fields = read(`
Datum                  11.06.2026
Rechnungsnummer        904 417 3301
Rechnungsbetrag        59,94 €
Den Betrag von 59,94 € buchen wir am 22.06.2026 ab.
${notice}`);
    expect(fields.dueDate?.value).toBe('2026-06-22');
  },
);

it('a day and the sum that is due on it are two, though no space is between them', () => {
  expect(DATED('Fällig: 04.02.20261.190,00').dueDate?.value).toBe('2026-02-04');
});

it('an umlaut in two letters is one', () => {
  const { dueDate } = understand([
    typedPage('Rechnung 12\nRechnungsdatum: 03.07.2026\nFaellig bis: 17.07.2026\nBetrag 12,00'),
  ]).fields;
  expect(dueDate?.value).toBe('2026-07-17');
});

it('a number with a day in it begins no period that ends when the invoice is due', () => {
  const { dueDate } = read(`
Rechnung                                          Berlin, 26.05.2026
Bitte zahlen Sie den Betrag unter Angabe der Rechnungsnummer (20260526-1) bis zum 26.06.2026
auf das angegebene Konto ein.
Betrag          1.190,00 EUR`);
  expect(dueDate?.value).toBe('2026-06-26');
});

it.each([
  'Merci de régler cette facture avant le 12 août 2026.',
  'Veuillez acquitter la totalité de cette facture avant le 12 août 2026.',
])('by when an invoice is asked for: %s', (line) => {
  const { dueDate } = read(`Facture 4711                Date: 12/07/2026\nTotal TTC    100,00 EUR\n${line}`);
  expect(dueDate?.value).toBe('2026-08-12');
});

const instalments = (heading: string) => `
MOLINO MODELO S.L.                             FACTURA
Número 2600377                 Fecha 08/06/2026
                          Base Imponible  225,77   IVA 24,30   TOTAL 250,07
FORMA DE PAGO: Contado      VENCIMIENTOS:    ${heading}       Concepto             Importe
DOMICILIACIÓN:                               08/07/2026    Plazo nº 1        250,07 Euros`;

it('the day in a table of what falls due when', () => {
  expect(read(instalments('Fecha'))).toMatchObject({
    dueDate: { value: '2026-07-08' },
    issueDate: { value: '2026-06-08' },
  });
  expect(read(instalments('Fecha pedido')).dueDate).toBeUndefined();
  expect(read(instalments('Fecha').replace('VENCIMIENTOS:', 'VENCIMIENTOS ')).dueDate).toBeUndefined();
});
