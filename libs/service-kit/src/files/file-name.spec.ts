import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileName, LONGEST_NAME } from './file-name.ts';

it.each([
  ['facture.pdf', 'facture.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\scan.tiff', 'scan.tiff'],
  ['e\u0301te\u0301.pdf', 'été.pdf'],
  ['  two \t words .pdf ', 'two words .pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['line\r\nbreak.pdf', 'linebreak.pdf'],
  ['فاتورة ١٢.pdf', 'فاتورة ١٢.pdf'],
  ['', undefined],
  ['..', undefined],
  ['a/', undefined],
  ['\u0000\u0007', undefined],
])('keeps ‘%s’ as ‘%s’', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

it('shortens a long name before its ending, without cutting a character in two', () => {
  const name = cleanFileName(`${'😀'.repeat(300)}.pdf`) ?? '';
  expect([...name]).toHaveLength(LONGEST_NAME);
  expect(name).toMatch(/^(?:😀)+…\.pdf$/u);
  expect([...(cleanFileName('x'.repeat(300)) ?? '')]).toHaveLength(LONGEST_NAME);
});

it('gives, of anything, a clean name or none, and of a clean name the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = cleanFileName(given);
      if (name === undefined) return;
      expect(name).not.toMatch(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]|^\.*$/u);
      expect(name.isWellFormed()).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});
