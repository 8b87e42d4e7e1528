import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { candidate } from '../../candidate.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { doubtedInPicture, isBrand, isScrap } from './name-doubts.ts';

const name = (value: string) =>
  candidate(value, 0.9, 1, [{ text: value, confidence: 0.9, x0: 0, y0: 0, x1: 9, y1: 9 }]);

it('so few letters that were recognised may be what is left of a name; in print they are one', () => {
  const [picture, print] = (['ocr', 'text'] as const).map((source) => toDocumentText([typedPage('Com', 1, source)]));
  expect(picture && isScrap(picture, name('Com'))).toBe(true);
  expect(picture && isScrap(picture, name('T Com'))).toBe(false);
  expect(print && isScrap(print, name('3M'))).toBe(false);
  expect(picture && isScrap(picture, name('uster Handel'))).toBe(true);
  expect(picture && isScrap(picture, name('eBay'))).toBe(false);
  expect(print && isScrap(print, name('uster Handel'))).toBe(false);
});

it('a name without a legal form, or an Arabic one, is not sure in a picture; others, and in print, are as sure as they were', () => {
  const [picture, print] = (['ocr', 'text'] as const).map((source) =>
    toDocumentText([typedPage('Invoice', 1, source)]),
  );
  if (!picture || !print) throw new Error('two pages were typed');
  const scores = [
    doubtedInPicture(picture, name('Fernside Press')),
    doubtedInPicture(picture, name('شركة النخيل')),
    doubtedInPicture(picture, name('Fernside Press Ltd')),
    doubtedInPicture(print, name('شركة النخيل')),
    doubtedInPicture(print, name('Fernside Press')),
  ].map(({ score }) => score);
  for (const score of scores.slice(0, 2)) expect(score).toBeLessThan(0.7);
  expect(new Set(scores.slice(2))).toEqual(new Set([name('').score]));
});

it('a name without a legal form is a brand where a company in law has the VAT number, and one that has a form is none', () => {
  const names = [name('Ferrodor'), name('Puertas Exemplar, S.A.')];
  const isBrandWith = (found: string, ...numbered: string[]) =>
    isBrand(name(found), { names, vouchers: { cores: ['ferrodor'], said: new Set(), numbered: new Set(numbered) } });
  expect(isBrandWith('Ferrodor', 'puertasexemplarsa')).toBe(true);
  expect(isBrandWith('Ferrodor', 'ferrodor')).toBe(false);
  expect(isBrandWith('Ferrodor GmbH', 'puertasexemplarsa')).toBe(false);
});
