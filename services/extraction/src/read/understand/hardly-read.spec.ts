import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import type { PageText } from '../page-model.ts';
import { understand } from './understand.ts';

const INVOICE = `
Harbour Light Supplies Ltd
12 Quay Street, Bristol BS1 4AA

Invoice No. HL20417            Date 14/03/2023

Rope, 20 m                              120.00
Total                                   120.00`;

/** The page with words that a recogniser was so sure of. */
const withCertainty = (page: PageText, sure: Readonly<Record<string, number>>): PageText => ({
  ...page,
  rows: page.rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment) => ({
      ...segment,
      words: segment.words.map((word) => ({ ...word, confidence: sure[word.text] ?? word.confidence })),
    })),
  })),
});
const read = (sure: Readonly<Record<string, number>>, source: 'text' | 'ocr' = 'ocr') => {
  const { fields } = understand([withCertainty(typedPage(INVOICE, 1, source), sure)]);
  return [fields.supplierName?.value, fields.invoiceNumber?.value, fields.grossTotal?.value];
};
const ALL = ['Harbour Light Supplies Ltd', 'HL20417', '120.00'];
const name = (sure: number) => ({ Harbour: sure, Light: sure, Supplies: sure, Ltd: sure });

it('a value is given that the recogniser is half sure of, and of a firm one word alone may be doubtful', () => {
  expect(read({ HL20417: 0.6, '120.00': 0.6, ...name(0.65) })).toEqual(ALL);
  expect(read({ Light: 0.2 })).toEqual(ALL);
});

it('none is that it hardly believes: a name, a number, a total that nothing proves', () => {
  expect(read(name(0.45))[0]).not.toBe(ALL[0]);
  expect(read({ HL20417: 0.4 })[1]).toBeUndefined();
  expect(read({ '120.00': 0.4 })[2]).toBeUndefined();
});

it('a number of figures alone is given all the same', () => {
  const page = typedPage(INVOICE.replace('HL20417', '720417'), 1, 'ocr');
  expect(understand([withCertainty(page, { 720417: 0.4 })]).fields.invoiceNumber?.value).toBe('720417');
});

it('print that no recogniser read is left as it is', () => {
  expect(read({ HL20417: 0.4, '120.00': 0.4, ...name(0.4) }, 'text')).toEqual(ALL);
});
