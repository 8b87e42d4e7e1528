import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { withLettersOfTax } from './letters-of-tax.ts';

it.each([
  ['NO987654325', 'Foretaksregisteret NO 987 654 325 MVA', 'NO987654325MVA'],
  ['NO987654325', 'Org.nr. 987 654 325', 'NO987654325'],
  ['CHE123456788', 'CHE-123.456.788 MWST', 'CHE123456788MWST'],
  ['CHE123456788', 'CHE-123.456.788 TVA', 'CHE123456788TVA'],
  ['CHE123456788', 'UID CHE-123.456.788', 'CHE123456788'],
  ['DE136695976', 'DE136695976 MWST', 'DE136695976'],
])('%s in the line %s is %s', (value, text, whole) => {
  expect(withLettersOfTax(value, { text })).toBe(whole);
});

it('a Swiss number ends with the tax that the page calls', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Muster Werkstatt AG
Seestrasse 12, 6003 Luzern
CHE-123.456.788 MWST
Rechnung Nr. 4471        Datum 17.11.2026
Total CHF   133.20`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('CHE123456788MWST');
});
