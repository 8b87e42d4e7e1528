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
  ['Rechnung Nr. 12', 'Rechnung', false],
  ['Votre facture 12', 'facture', false],
  ['la facture 12', 'facture', false],
])('%s: %s is another paper’s: %j', (line, word, isOther) => {
  expect(paperAt(line, word)).toBe(isOther);
});
