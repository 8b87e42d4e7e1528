import { type Candidate, candidate } from '../candidate.ts';
import { weightOf } from '../labels/label.ts';
import type { DocumentText } from '../text/document-text.ts';
import { neighboursOf } from '../text/neighbours.ts';

/** '9/07/2026': the ninth of July's invoices, as Polish programs number, where it could be a day as well. */
const IN_MONTH = /^\d{1,2}\/(?:0[1-9]|1[0-2])\/20\d{2}$/;
/** A day in the same figures and signs. */
const LIKE_A_DAY = /(?<![\d/])\d{1,2}\/\d{1,2}\/(?:20)?\d{2}(?![\d/])/;

/**
 * A number that looks like a day, right at the label of an invoice's number, where no day of the pages is written with strokes: the page
 * has its own way with days.
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
  const isDay = text.cells.some((cell) => LIKE_A_DAY.test(cell.text.replaceAll(first.word.text, '')));
  return isDay ? [] : [candidate(first.word.text, first.score, first.cell.page, [first.word])];
}

const SURE = 0.9;
