import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokensOf, wordsOf } from './search.ts';

it('reads a text as plain words', () => {
  expect(wordsOf('  Société Générale, n° F-2024/0012 ')).toEqual(['societe', 'generale', 'n', 'f', '2024', '0012']);
  expect(wordsOf('مؤسسة النور')).toEqual(['موسسة', 'النور']);
  expect(wordsOf('--- !')).toEqual([]);
});

it('finds each beginning of each word of any text, and stays bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(15), (text, length) => {
      const tokens = tokensOf(text);
      expect(tokens.length).toBeLessThanOrEqual(24 * 16);
      for (const word of wordsOf(text)) expect(tokens).toContain([...word].slice(0, length + 1).join(''));
    }),
  );
});
