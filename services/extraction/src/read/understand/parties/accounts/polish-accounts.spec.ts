import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const ibanOf = (account: string) =>
  understand([
    typedPage(`
Faktura nr FV/12/2026                  Data wystawienia: 17.03.2026
Razem do zapłaty   123,00 PLN
Nr rachunku bankowego: ${account}`),
  ]).fields.iban?.value;

it.each(['23 1090 2402 0000 0001 1234 5678', '23109024020000000112345678'])(
  'an account as Poland writes it at home is its IBAN without the country: %s',
  (account) => {
    expect(ibanOf(account)).toBe('PL23109024020000000112345678');
  },
);

it.each([
  '23 1090 2402 0000 0001 1234 5679',
  '23 1090 2402 0000 0001 1234 5678 1234',
  '4321 23 1090 2402 0000 0001 1234 5678',
])('what fails the check, or is part of a longer number, is none: %s', (account) => {
  expect(ibanOf(account)).toBeUndefined();
});
