import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const numberIn = (typed: string) =>
  understand([typedPage(`${typed}\nFecha 18/02/2026\nTotal  123,00 EUR`)]).fields.invoiceNumber?.value;

it.each([
  ['the sign of a number, set close', 'FACTURA No012026-ALQ', '012026-ALQ'],
  ['the stars of a code of bars', 'Factura nº: *4471902*', '4471902'],
  ['a stroke with nothing behind it', 'Rechnungs.-Nr. 447120 /     Beleg Nr.  : 71204', '447120'],
  [
    'a series and a dash under the title',
    '                    FACTURA\n                    QRX - 0044711',
    'QRX - 0044711',
  ],
])('%s is no part of it', (_what, typed, number) => {
  expect(numberIn(typed)).toBe(number);
});
