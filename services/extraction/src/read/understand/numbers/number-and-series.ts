// A number with its series behind it, as Brazil's law has it on every fiscal paper.
import { type Candidate, candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { namesSeries } from './names-series.ts';

/** 'Número', 'Nº': what stands right before it. */
const CALLED = /^(?:numero|num|nro|n[o°º])\W*$/;
/** Nine figures, in groups or without their noughts. */
const NUMBER = /^\d{3}(?:\.\d{3}){2}$|^\d{1,9}$/;
const BY_ITS_SERIES = 0.7;

/** 'Número 000.061.207 Série 022': the only such number on the pages. */
export function numberedInSeries({ cells }: DocumentText): Candidate[] {
  const found = cells.flatMap(({ words, page }) =>
    words.flatMap((word, at) => {
      const isCalled = CALLED.test(fold(words[at - 1]?.text ?? ''));
      return isCalled && NUMBER.test(word.text) && namesSeries(words[at + 1]) ? [{ word, page }] : [];
    }),
  );
  const [first] = found;
  const isOnly = first !== undefined && found.every(({ word }) => word.text === first.word.text);
  return isOnly ? [candidate(first.word.text, BY_ITS_SERIES, first.page, [first.word])] : [];
}
