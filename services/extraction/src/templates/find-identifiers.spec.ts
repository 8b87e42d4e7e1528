import { expect, it } from 'vitest';
import { findIdentifiers } from './find-identifiers.ts';

const found = (line: string) =>
  findIdentifiers(
    line.split(' ').map((text, at) => ({ text, confidence: 1, x0: 10 * at, x1: 10 * at + 9, y0: 0, y1: 9 })),
  ).map(({ kind, value }) => `${kind} ${value}`);

it.each([
  ['UID ATU13585627 Wien', 'vatNumber ATU13585627'],
  ['USt-IdNr.DE136695976', 'vatNumber DE136695976'],
  ['NIF ES B58378431', 'vatNumber ESB58378431'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'iban DE89370400440532013000'],
  ['IBAN:NL91ABNA0417164300', 'iban NL91ABNA0417164300'],
])('a number is found by its check digits, whichever letters it begins with: %s', (line, number) => {
  expect(found(line)).toContain(number);
});

it('words before figures begin none', () => {
  expect(found('RECHNUNG NUMMER 12345678 SEITE 1')).toEqual([]);
});
