import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

const letter = (closing: string, signature = 'Jonas Wald') => `
Invoice
Ines Keller                 Jonas Wald
Coed House                  2 Mill Cottages
Main Road                   Main Road
LL24 0SG                    LL24 0SG
Date: 24/6/26
Description         Quantity    Unit Price     Cost
Planting               1          £15.00      £15.00
Guttering              2          £15.00      £30.00
Total                                         £45.00
${closing}
${signature}`;

it.each(['Sincerely yours,', 'Kind regards', 'Mit freundlichen Grüßen', 'Cordialement,', 'Atentamente'])(
  'of two names on top the sender’s is the one under ‘%s’',
  (closing) => {
    expect(read(letter(closing)).supplierName).toBe('Jonas Wald');
    expect(read(letter(closing, 'Ines Keller')).supplierName).toBe('Ines Keller');
  },
);

it.each([
  ['no closing', 'Approved by', 'Jonas Wald'],
  ['a name that stands nowhere else', 'Sincerely yours,', 'Petra Bach'],
])('%s says nobody', (_what, closing, signature) => {
  expect(read(letter(closing, signature)).supplierName).not.toBe(signature);
});

it.each([
  ['Je soussignée, Mme KELLER Ines, Ostéopathe D.O', 'KELLER Ines'],
  ['Je soussigné Jonas Wald, kinésithérapeute', 'Jonas Wald'],
  ['Je soussigné Jonas Wald certifie avoir reçu 60€', 'Jonas Wald'],
])('who certifies by name what was paid is the sender: %s', (line, name) => {
  const page = `
NOTE D'HONORAIRES
ACTE                          HONORAIRES       TOTAL
CONSULTATION                      60€            60€
${line}
Certifie avoir reçu ce jour 24/03/2026 la somme de 60€
Ce document fait office de facture.`;
  expect(read(page).supplierName).toBe(name);
});

it.each(['Kind regards', 'Je soussigné Jonas Wald, gérant'])('who works for a company signs for it: %s', (closing) => {
  const page = `
Your contact
Jonas Wald
Invoice number 4711                  Date: 24/6/26
Total                                         £45.00
${closing}
Jonas Wald
Wald & Keller Ltd, 12 Mill Lane, Registered in England 4156089`;
  expect(read(page).supplierName).toBe('Wald & Keller Ltd');
});
