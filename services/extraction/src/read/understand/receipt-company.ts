import type { Word } from '../page-model.ts';
import { best, type Candidate, candidate } from './candidate.ts';
import type { DocumentText, TextRow } from './document-text.ts';
import { weightOf } from './find-labels.ts';
import { endsName, hasLegalForm, looksLikeName, nameOfLine, namesBusiness } from './party-names.ts';

/** Lines of print at the top among which the seller's name stands. */
const HEAD_LINES = 10;

/**
 * Who sold: one of the first lines of a receipt, most likely one with a legal form, a word of business, or in large
 * letters; never 'TAX INVOICE', an address or a number. A name may end on the line below.
 */
export function receiptCompany(text: DocumentText): Candidate | undefined {
  const rows = headOf(text);
  const heights = text.cells.flatMap((cell) => cell.words.map(heightOf)).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const found = rows.flatMap((row, index): Candidate[] => {
    const words = row.cells.flatMap((cell) => cell.words);
    const line = nameOfLine(textOf(words));
    if (!looksLikeName(line) || isScrawl(words)) return [];
    const next = rows[index + 1];
    const ending = next && !hasLegalForm(line) && endsName(next.text) ? next.cells.flatMap((cell) => cell.words) : [];
    const name = ending.length > 0 ? `${line} ${nameOfLine(textOf(ending))}` : line;
    const score =
      0.62 +
      (hasLegalForm(name) ? 0.16 : 0) +
      (namesBusiness(name) ? 0.1 : 0) +
      (median(words.map(heightOf)) > 1.25 * usual ? 0.06 : 0) -
      (/^\p{Ll}/u.test(name) ? 0.1 : 0) -
      0.03 * index;
    return [candidate(name, score, row.page, [...words, ...ending])];
  });
  return best(found);
}

/** The rows above the first that is labelled, dated or priced. */
function headOf(text: DocumentText): TextRow[] {
  const printed = text.rows.filter((row) => /\p{L}{3}/u.test(row.text));
  const end = printed.findIndex((row) =>
    row.cells.some((cell) =>
      cell.labels.some((label) => label.from === 0 && weightOf(label, 'title') + weightOf(label, 'invoiceNumber') > 0),
    ),
  );
  return printed.slice(0, Math.min(HEAD_LINES, end > 0 ? end : HEAD_LINES));
}

/** Writing by hand and dirt, read as letters: hardly a word of it is sure. */
function isScrawl(words: readonly Word[]): boolean {
  return words.every((word) => word.confidence < 0.4);
}

const heightOf = (word: Word) => word.y1 - word.y0;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(' ');
