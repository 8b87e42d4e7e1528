import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['  ATELIER\n\tDUBOIS \u0000 ', 'ATELIER DUBOIS'],
  ['Société \u202Eevil\u202C', 'Société evil'],
  ['شركة النور', 'شركة النور'],
  ['<b>x</b>', '<b>x</b>'],
  ['\u200B\u200F', undefined],
  ['', undefined],
  [7, undefined],
  [null, undefined],
  [{ toString: () => 'x' }, undefined],
])('%j is kept as %j', (given, kept) => {
  expect(plainText(given, 100)).toBe(kept);
});

test('whatever comes is one line of plain text, no longer than it may be, and stays what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (given, most) => {
      const text = plainText(given, most);
      if (text === undefined) return;
      expect([...text].length).toBeLessThanOrEqual(most);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(text).toBe(text.trim());
      expect(plainText(text, most)).toBe(text);
    }),
  );
});
