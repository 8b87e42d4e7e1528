import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, squeeze } from './fold.ts';

const ascii = fc.string({ unit: fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)) });

it('folds plain text as it does the same beside a letter that is not', () => {
  const isAlike = (text: string) => fold(`É${text}`) === `e${fold(text)}`;
  fc.assert(fc.property(ascii, isAlike), { numRuns: 2000 });
});

it.each([
  ['Œuvre d`Été n° 5', "oeuvre d'ete no 5"],
  ['STRAẞE, Straße', 'strasse, strasse'],
  ['تاریخ الفاتورة، الکمیة', 'تاريخ الفاتوره، الكميه'],
  ['TOTAL T.T.C.', 'total t.t.c.'],
])('folds %s', (text, folded) => expect(fold(text)).toBe(folded));

it('squeezes to letters, figures, # and %', () =>
  expect(squeeze('N° de Facture : #12 (20 %)')).toBe('nodefacture#1220%'));
