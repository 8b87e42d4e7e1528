import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const ibanOn = (line: string) =>
  understand([typedPage(`Rechnung Nr. 2600412\nDatum 31.03.2026\nGesamt   119,00 EUR\n${line}`)]).fields.iban?.value;

it.each([
  'Lastschrifteinzug erfolgt am 15.04.26 von Konto DE02 1203 0000 0000 2020 51',
  'Der Betrag wird am 15.04.2026 von Ihrem Konto DE02 1203 0000 0000 2020 51 eingezogen.',
  'Ihre Bankverbindung: IBAN DE02 1203 0000 0000 2020 51',
  'Ce montant sera prélevé sur votre compte IBAN DE02 1203 0000 0000 2020 51',
  'We will debit your account DE02 1203 0000 0000 2020 51 on 15 April 2026',
  'Se cargará en su cuenta DE02 1203 0000 0000 2020 51',
  'Debtor IBAN: DE02 1203 0000 0000 2020 51',
])('the account that the money is fetched from is not the supplier’s: %s', (line) => {
  expect(ibanOn(line)).toBeUndefined();
  expect(ibanOn(`${line}\n\nIBAN: FR76 3000 6000 0112 3456 7890 189`)).toBe('FR7630006000011234567890189');
});

it.each([
  'Bitte überweisen Sie auf unser Konto DE02 1203 0000 0000 2020 51',
  'IBAN: DE02 1203 0000 0000 2020 51',
  'Bitte geben Sie bei Ihrer Zahlung die Nummer an. Konto DE02 1203 0000 0000 2020 51',
  'Veuillez régler sur notre compte DE02 1203 0000 0000 2020 51',
  'Please transfer to account DE02 1203 0000 0000 2020 51',
  'Net à payer sur IBAN DE02 1203 0000 0000 2020 51',
  'Bitte leisten Sie Ihre Zahlung auf Konto DE02 1203 0000 0000 2020 51',
  'Ihre Zahlung an IBAN DE02 1203 0000 0000 2020 51',
  'Überweisen Sie bitte von Ihrem Konto auf unsere IBAN DE02 1203 0000 0000 2020 51',
  'Votre règlement : IBAN DE02 1203 0000 0000 2020 51',
  'Bonifico Bancario su IBAN: DE02 1203 0000 0000 2020 51',
  'Your payment reference 4411, our account DE02 1203 0000 0000 2020 51',
])('the account that is paid is: %s', (line) => {
  expect(ibanOn(line)).toBe('DE02120300000000202051');
});
