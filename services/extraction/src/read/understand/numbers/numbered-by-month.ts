import { type Candidate, candidate } from '../candidate.ts';
import { weightOf } from '../labels/label.ts';
import type { DocumentText } from '../text/document-text.ts';
import { neighboursOf } from '../text/neighbours.ts';

/** '9/07/2026': the ninth of July's invoices, as Polish programs number, and '25/01/01', January's first: either could be a day as well. */
export const IN_MONTH = /^(?:\d{1,2}\/(?:0[1-9]|1[0-2])\/20\d{2}|2\d\/(?:0[1-9]|1[0-2])\/\d{2,3})$/;
/** A day in the same figures and signs. */
const LIKE_A_DAY = /(?<![\d/])\d{1,2}\/\d{1,2}\/(?:20)?\d{2}(?![\d/])/;
const WITH_OTHER_SIGNS = /(?<!\d)(?:\d{1,2}([.-])\d{1,2}\1\d{4}|\d{4}([.-])\d{1,2}\2\d{1,2})(?!\d)/;
/** '6 janvier 2025' */
const IN_WORDS = /(?<!\d)\d{1,2}(?:er|\.)? (?:de )?\p{L}{3,10}\.? (?:de )?20\d{2}(?!\d)/u;

/**
 * A number that looks like a day, right at the label of an invoice's number, where days of the pages are written with
 * other signs or in words, and none with strokes.
 */
export function numberedByMonth(text: DocumentText): Candidate[] {
  const labelled = text.cells.flatMap((cell) =>
    cell.labels.flatMap((label) => {
      const weight = weightOf(label, 'invoiceNumber');
      if (weight < 1) return [];
      const place = neighboursOf(text, cell, label)[0];
      const [word, ...others] = place?.words ?? [];
      if (!place || !word || others.length > 0 || !IN_MONTH.test(word.text)) return [];
      return [{ word, cell: place.cell, score: SURE * place.nearness }];
    }),
  );
  const [first] = labelled;
  if (!first) return [];
  const others = text.cells.map((cell) => cell.text.replaceAll(first.word.text, ''));
  const isDay = (one: string) => WITH_OTHER_SIGNS.test(one) || IN_WORDS.test(one);
  const isOtherwise = others.some(isDay) && !others.some((one) => LIKE_A_DAY.test(one));
  return !isOtherwise ? [] : [candidate(first.word.text, first.score, first.cell.page, [first.word])];
}

const SURE = 0.9;
