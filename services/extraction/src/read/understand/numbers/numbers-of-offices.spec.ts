import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const numberIn = (...facts: readonly string[]) =>
  understand([
    typedPage(`
Suministros del Este S.R.L.            ${facts[0] ?? ''}
Calle Duarte 7                         ${facts[1] ?? ''}
Total        1,180.00`),
  ]).fields.invoiceNumber;

it('what the tax office counts an invoice by is its number, unless its sender counts it otherwise', () => {
  const alone = numberIn('NCF: B0100000131');
  expect(alone?.value).toBe('B0100000131');
  const beside = numberIn('NCF: B0100000131', 'FACTURA NRO.   4087');
  expect(beside?.value).toBe('4087');
  // Of one or two figures in a picture nobody can be sure: then neither is.
  const short = understand([typedPage('NCF       B0100000131\nFACTURA NRO.   64\nTotal  1,180.00', 1, 'ocr')]);
  expect(short.fields.invoiceNumber?.confidence).toBeLessThan(0.6);
});

it('a piece behind its count is how goods are counted, and no paper', () => {
  const read = (line: string) =>
    understand([typedPage(`Facture\n${line}\nTotal TTC  120,00 EUR`)]).fields.invoiceNumber;
  expect(read('Joint de culasse      3     PIECE     48300')).toBeUndefined();
  expect(read('Pièce :   48300')?.value).toBe('48300');
});
