import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

const linked = (comment: string) => linksIn(comment).flatMap(({ href }) => href ?? []);

test.each<[string, readonly string[]]>([
  ['see https://portal.example/invoices/1.', ['https://portal.example/invoices/1']],
  ['(https://a.example/b)', ['https://a.example/b']],
  ['https://fr.wikipedia.org/wiki/Facture_(commerce)', ['https://fr.wikipedia.org/wiki/Facture_(commerce)']],
  ['« https://a.example/b » et http://c.example, non ?', ['https://a.example/b', 'http://c.example/']],
  ['انظر https://a.example/b؟', ['https://a.example/b']],
  ['HTTPS://A.EXAMPLE/B?c=d&e=f#g', ['https://a.example/B?c=d&e=f#g']],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd ftp://a.example', []],
  ['www.a.example, a@b.example and xhttps://a.example', []],
  ['https:// http://', []],
  ['https://bank.example@evil.example/', []],
  ['https://a.example/<script>', ['https://a.example/']],
  ['https://a.example/\u202egnp.exe', ['https://a.example/']],
])('in %j the addresses are %j', (comment, addresses) => {
  expect(linked(comment)).toEqual(addresses);
});

test('the pieces of anything put together are what was written, and no link leads but to the web', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.constantFrom('http://', 'https://', 'javascript:', '@', '(', ')', '.', '\n', ' ', '<a href=', '\u202e'),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const comment = words.join('');
      const pieces = linksIn(comment);
      expect(pieces.map(({ text }) => text).join('')).toBe(comment);
      for (const { href, text } of pieces) {
        if (href === undefined) continue;
        expect(href).toMatch(/^https?:\/\/[^/@]+/);
        expect(text).toMatch(/^https?:\/\//i);
        expect(text).not.toMatch(/[\s\p{Cf}\p{Cc}]/u);
      }
    }),
    { numRuns: 500 },
  );
});

test('what was made to be slow to look at is looked at in no time', () => {
  const began = performance.now();
  for (const piece of ['https://', 'http://a.b(', 'https://a.example/.', 'https://a.example/)', '.,;:!?'])
    linksIn(piece.repeat(5_000 / piece.length));
  expect(performance.now() - began).toBeLessThan(500);
});
