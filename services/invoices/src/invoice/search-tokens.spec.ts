import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedTokens, searchTokens } from './search-tokens.ts';

const finds = (typed: string, ...texts: [string | undefined, ...string[]]): boolean => {
  const tokens = searchTokens(...texts);
  return searchedTokens(typed).length > 0 && searchedTokens(typed).every((token) => tokens.includes(token));
};

test.each(['FA-2024-0012', 'fa2024', '2024-00', '0012', 'fa 0012', 'Éclair', 'eclair sarl', 'scan'])(
  '%j finds the invoice',
  (typed) => {
    expect(finds(typed, 'FA-2024-0012', 'Éclair Sarl', 'scan 7')).toBe(true);
  },
);

test.each(['', ' ', '-', '4', '012', 'clair', 'fa 0013'])('%j does not', (typed) => {
  expect(finds(typed, 'FA-2024-0012', 'Éclair Sarl', 'scan 7')).toBe(false);
});

test('every beginning of two letters and more of a number finds it, punctuation aside', () => {
  const part = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.nat(), (parts, cut) => {
      const number = parts.join('-');
      const typed = number.slice(0, 2 + (cut % number.length));
      fc.pre(typed.replace(/-/g, '').length >= 2);
      expect(finds(typed, number)).toBe(true);
    }),
  );
});
