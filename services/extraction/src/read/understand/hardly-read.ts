import type { PageText } from '../page-model.ts';
import type { Candidate } from './candidate.ts';
import type { Total, TotalName } from './totals/total.ts';

/**
 * The mean certainty of letters below which a value is worth less than none: of 17 numbers, sums and names on worn pictures that
 * were read with less, two were right.
 */
const LEAST = 0.55;
/** A number of figures alone is right more often than its recogniser believes: on bad copies each was. */
const FIGURES = /^\d{5,}$/;
/** What others add up to is as sure as they are, however its own letters were read. */
const PROVED = 0.8;

/** The value, unless a recogniser itself hardly believes what it read of it: 'wen' for a firm's name, '100174.00' for 100194.00. */
export function unlessHardlyRead(pages: readonly PageText[], found: Candidate | undefined): Candidate | undefined {
  if (!found || FIGURES.test(found.value)) return found;
  const page = pages.find(({ number }) => number === found.page);
  // Of what was looked at in several ways no look tells alone.
  if (page?.source !== 'ocr' || page.again?.length) return found;
  const { box } = found;
  const words = page.rows
    .filter(({ y0, y1 }) => y1 > box.y0 && y0 < box.y1)
    .flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    .filter(({ x0, x1, y0, y1 }) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
    });
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const certainty = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
  return letters > 0 && certainty < LEAST ? undefined : found;
}

/** The totals without those that nothing proves and that are hardly read. */
export function totalsRead<T extends { readonly [name in TotalName]?: Total }>(
  pages: readonly PageText[],
  totals: T,
): T {
  return Object.fromEntries(
    Object.entries<Total | undefined>(totals).filter(([, total]) => {
      if (!total || total.confidence >= PROVED) return true;
      const { cell, box } = total.amount;
      return unlessHardlyRead(pages, { value: total.value.toFixed(2), score: total.confidence, page: cell.page, box });
    }),
  ) as T;
}
