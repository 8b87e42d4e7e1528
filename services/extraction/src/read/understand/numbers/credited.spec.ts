import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const numberOf = (typed: string) => understand([typedPage(typed)]).fields.invoiceNumber?.value;

it.each([
  [
    'Flanders',
    '2025/SD/0267',
    `
Schoonwerk Dijle
CREDITNOTA
Volgnummer       Datum            Factuurnummer
2025/SD/0267     2025-02-03       2025/SD/0250
Totaal incl BTW  -600,00`,
  ],
  [
    'England',
    '2207',
    `
Harbour Freight Ltd
Credit Note 2207
Date: 03/02/2025
Invoice Number: 2150
Total  -600.00`,
  ],
  [
    'France',
    'AV-2207',
    `
Boutique Lumen SARL
AVOIR
Numéro : AV-2207
Date : 03/02/2025
Facture n° : FA-2150
Total TTC  -600,00`,
  ],
])('of two numbers on a credit note the invoice’s is the credited one’s: %s', (_, number, typed) => {
  expect(numberOf(typed)).toBe(number);
});

it('a credit note that calls its own number an invoice’s says no other', () => {
  expect(
    numberOf(`
Kontor Nord GmbH
GUTSCHRIFT
Rechnungsnummer: 4471
Datum: 03.02.2025
Gesamtbetrag  600,00`),
  ).toBe('4471');
});

it('an invoice that names a credit note keeps its number', () => {
  expect(
    numberOf(`
Harbour Freight Ltd
INVOICE
Invoice Number: 2150
Date: 03/02/2025
Credit note 2207 was taken into account
Total  600.00`),
  ).toBe('2150');
});
