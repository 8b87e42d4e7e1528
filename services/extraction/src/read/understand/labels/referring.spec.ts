import { expect, it } from 'vitest';
import { isOfAnotherPaper } from './referring.ts';

const paperAt = (line: string, word: string) => {
  const words = line.split(' ').map((text) => ({ text }));
  return isOfAnotherPaper(
    words,
    words.findIndex(({ text }) => text === word),
  );
};

it.each([
  ['Rechnungskorrektur zur Rechnung 12', 'Rechnung', true],
  ['Avoir sur la facture 12', 'facture', true],
  ['Rectifica a la factura 12', 'factura', true],
  ['error in the invoice 12', 'invoice', true],
  ['Erreur dans la facture 12', 'facture', true],
  ['error en la factura 12', 'factura', true],
  ['incluso nella fattura 12', 'fattura', true],
  ['included in invoice 12', 'invoice', true],
  ['Rif. Fattura pro-forma 12', 'Fattura', true],
  ['for invoice No. 12 from 3 May', 'invoice', true],
  ['pour la facture 12', 'facture', true],
  ['Thank you for invoice 12', 'invoice', false],
  ['Rechnung Nr. 12', 'Rechnung', false],
  ['Votre facture 12', 'facture', false],
  ['la facture 12', 'facture', false],
])('%s: %s is another paper’s: %j', (line, word, isOther) => {
  expect(paperAt(line, word)).toBe(isOther);
});
