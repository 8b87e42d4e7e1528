import { expect, it } from 'vitest';
import { sameIdentifier, vatKeysOf } from './identifiers.ts';

it.each([
  ['FR76 3000 6000 0112 3456 7890 189', 'fr7630006000011234567890189', true],
  ['NO 987 654 325 MVA', 'NO987654325', true],
  ['NO987654325', 'NO987654333', false],
  ['NL111222333B01', 'NL111222333', false],
])('%s and %s: the same is %s', (one, other, same) => {
  expect(sameIdentifier(one, other)).toBe(same);
});

it('nothing is the same as nothing', () => {
  expect(sameIdentifier(undefined, undefined)).toBe(false);
});

it('a Norwegian number is found under either of its keys, any other under its own', () => {
  expect(vatKeysOf('NO 987 654 325 MVA')).toEqual(['NO987654325', 'NO987654325MVA']);
  expect(vatKeysOf('FR 40 303 265 045')).toEqual(['FR40303265045']);
});
