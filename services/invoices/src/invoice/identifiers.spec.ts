import { expect, it } from 'vitest';
import { sameIdentifier, sameVatNumber, vatKeysOf } from './identifiers.ts';

it.each([
  ['FR76 3000 6000 0112 3456 7890 189', 'fr7630006000011234567890189', true],
  ['NO 987 654 325 MVA', 'NO987654325', true],
  ['NO987654325', 'NO987654333', false],
  ['NL111222333B01', 'NL111222333', false],
  ['CHE-123.456.788 TVA', 'CHE123456788', true],
])('%s and %s: the same is %s', (one, other, same) => {
  expect(sameIdentifier(one, other)).toBe(same);
});

it('nothing is the same as nothing', () => {
  expect(sameIdentifier(undefined, undefined)).toBe(false);
});

it.each([
  ['ESB12345674', 'B-12345674', true],
  ['B12345674', 'ES B12345674', true],
  ['220 4302 31', 'GB220430231', true],
  ['915 852 467 MVA', 'NO915852467', true],
  ['CHE-123.456.788 MWST', 'CHE-123.456.788 TVA', true],
  ['ESB12345674', 'B12345682', false],
  ['DE811907980', 'AT811907980', false],
  ['FR40303265045', '303265045', false],
])('VAT numbers %s and %s: the same is %s', (one, other, same) => {
  expect([sameVatNumber(one, other), sameVatNumber(other, one)]).toEqual([same, same]);
});

it('no VAT number is the same as none', () => {
  expect(sameVatNumber(undefined, undefined)).toBe(false);
  expect(sameVatNumber('ESB12345674', undefined)).toBe(false);
});

it('a number is found under the key that has its letters, and under the one that has not', () => {
  expect(vatKeysOf('NO 987 654 325 MVA')).toEqual(['NO987654325', 'NO987654325MVA', '987654325']);
  expect(vatKeysOf('CHE-123.456.788 TVA')).toEqual(
    expect.arrayContaining(['CHE123456788', 'CHE123456788MWST', 'CHE123456788TVA', 'CHE123456788IVA']),
  );
  expect(vatKeysOf('FR 40 303 265 045')).toEqual(['FR40303265045', '40303265045']);
  expect(vatKeysOf('B-12345674')).toEqual(expect.arrayContaining(['B12345674', 'ESB12345674']));
  expect(vatKeysOf('987 654 325')).toEqual(expect.arrayContaining(['987654325', 'NO987654325', 'NO987654325MVA']));
});
