import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';
import { looksLikeName } from './party-names.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it.each([
  ...['Geachte medewerkers van het Zeecollege', 'Sehr geehrte Damen und Herren', 'Dear customer', 'Szanowni Państwo'],
  ...['Estimado cliente', 'Madame, Monsieur', 'Hartelijk dank, Wim de Boer', 'Cordialement', 'Kind regards'],
  ...['Financiële administratie', 'Debiteurenadministratie', 'Abteilung Buchhaltung', 'Ufficio amministrativo'],
  ...['Dział księgowości', 'Departamento financiero', 'Customer Service', 'Service facturation'],
  ...['VOTRE ENTREPRISE', 'Your Company Name', 'Nom du client', 'Ihre Firma'],
])('“%s” is nobody’s name', (line) => {
  expect(looksLikeName(line)).toBe(false);
});

it.each(['Finance Partners GmbH', 'Dear Green Bakery', 'Verwaltung Nord AG', 'Team Muster', 'Centrale Muster'])(
  '%s may be a name',
  (line) => {
    expect(looksLikeName(line)).toBe(true);
  },
);

it('a letter that begins and ends as letters do names its writer where it says whom to pay', () => {
  const { supplierName } = read(`
     Factuur
     Geachte medewerkers van het Zeecollege,
     Graag wil ik 121.00 euro factureren voor een cursus.
     Het bedrag graag overmaken, ten name van Wim J.K. de Boer.
     Hartelijk dank, Wim de Boer
     Totaal: 121.00 EUR`);
  expect(supplierName).toBe('Wim J.K. de Boer');
});

it('who certifies the form for its writer is not its writer', () => {
  const { supplierName, supplierVatNumber } = read(`
  Almacén Norte, Sociedad Anónima          Factura
  NIT: 7654321-0                           No.: 4417
  Ciudad Norte                             Fecha: 08/10/2025
  TOTAL     Q 1,120.00
  CERTIFICADOR: FORMULARIOS, S.A.
  NIT: 12876540`);
  expect(supplierName).toBe('Almacén Norte, Sociedad Anónima');
  expect(supplierVatNumber).not.toBe('12876540');
});
