import { expect, it } from 'vitest';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import { typedPage } from '../testing/typed-page.ts';
import { findPhrases } from './phrases.ts';

it.each([
  ['Summe I', 'summei'],
  ['Summe II', 'summeii'],
  // As far from the one as from the other, and as long as this one.
  ['Summe Il', 'summeii'],
])('%s, recognised, is %s', (seen, label) => {
  const text = toDocumentText([typedPage(seen, 1, 'ocr')]);
  for (const wanted of [
    ['summei', 'summeii'],
    ['summeii', 'summei'],
  ])
    expect([...findPhrases(text, new Set(wanted)).keys()]).toEqual([label]);
});
