import { expect, it } from 'vitest';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import { typedPage } from '../testing/typed-page.ts';
import { findValues } from './find-values.ts';

const NUMBERS = { decimal: ',', decimals: 2, group: 'none' } as const;

it.each([
  // A check digit may be a letter as well.
  ['33AAXFM4821B1ZB', '99AAAAA9999A9A9', 0.8],
  ['33AAXFM4821B1Z5', '99AAAAA9999A9A9', 1],
  ['RE-2026-0041', 'AA-9999-999', 0.95],
  ['33AAXFM4821B1Z', '99AAAAA9999A9A9', undefined],
  ['AAAAAAAAAAAAAAA', '99AAAAA9999A9A9', undefined],
])('%s keeps to the shape %s: %s', (seen, pattern, fits) => {
  const found = findValues(toDocumentText([typedPage(seen)]), { kind: 'code', pattern }, NUMBERS);
  expect(found.map((one) => one.fits)).toEqual(fits === undefined ? [] : [fits]);
});
