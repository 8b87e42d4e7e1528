import fc from 'fast-check';
import { checkVAT, countries } from 'jsvat';
import { expect, test } from 'vitest';
import { holdsVat } from './european-vat.ts';

test.each([
  ['FR83404833048', true],
  ['FR83404833049', false],
  ['DE136695976', true],
  ['EL094259216', true],
  ['GR094259216', false],
  ['CHE107787577IVA', true],
  ['ESB58378431', true],
  ['EST100594102', false],
  ['XX123456789', false],
  ['', false],
  ['F', false],
])('%s: %s', (value, holds) => {
  expect(holdsVat(value)).toBe(holds);
});

const LETTERS = [...new Set([...countries.flatMap(({ codes }) => codes.slice(0, 2)), 'EL', 'XI', 'US'])];

test('says what is said when every country is asked', () => {
  const value = fc
    .tuple(fc.constantFrom(...LETTERS), fc.stringMatching(/^[A-Z0-9]{0,4}\d{6,10}$/))
    .map(([letters, rest]) => letters + rest);
  fc.assert(
    fc.property(value, (number) => holdsVat(number) === checkVAT(number, countries).isValid),
    {
      numRuns: 2_000,
    },
  );
});
