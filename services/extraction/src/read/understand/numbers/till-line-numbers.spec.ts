import { expect, it } from 'vitest';
import { looksOf } from '../../../testing/typed-receipt.ts';
import { understand } from '../understand.ts';

const numberOf = (...foot: readonly string[]) =>
  understand([
    looksOf(['BRANDT MARKT', ['MILCH', '1,09'], ['BROT', '2,49'], ['SUMME EUR', '3,58'], ['Bar EUR', '5,00'], ...foot]),
  ]).fields.invoiceNumber;

it('a till’s line has the receipt’s number under its heading', () => {
  const read = numberOf('Datum Uhrzeit Filiale Pos Bed Bon', '14.05.24 17:20 4471 002 011 3118');
  expect(read?.value).toBe('3118');
  expect(read?.confidence).toBeLessThan(0.9);
});

it.each([
  [['Datum Uhrzeit Filiale Pos Bed Bon', '14.05.24 17:20 4471 002 3118']],
  [['Artikel Uhrzeit Filiale Pos Bed Bon', 'Milch 17:20 4471 002 011 3118']],
])('and none where a word is missing, or nothing says the day: %s', (foot) => {
  expect(numberOf(...foot)).toBeUndefined();
});

it('Romania’s tills print the day’s report and the receipt in it', () => {
  expect(numberOf('Z: 0417 BF: 0038')?.value).toBe('0038');
  expect(numberOf('B/F: 0038')?.value).not.toBe('0038');
});
