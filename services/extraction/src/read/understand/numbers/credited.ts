// The number of the invoice that a credit note corrects, beside its own.
import type { Candidate } from '../candidate.ts';
import { type Label, weightOf } from '../labels/label.ts';
import { isOfAnotherPaper } from '../labels/referring.ts';
import type { DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';

/** A title stands in the upper part of the first page, and is no sentence. */
const HEAD = 0.5;
const MOST_WORDS = 6;

/** Whether a paper is titled a credit note, and no invoice as well ('Rechnung / Gutschrift'). */
export function isCreditNote({ cells, pages: [page] }: DocumentText): boolean {
  const titles = cells.filter(
    (cell) => cell.page === page?.number && cell.y0 < HEAD * page.height && cell.words.length <= MOST_WORDS,
  );
  const isTitled = (meaning: 'title' | 'creditTitle') =>
    titles.some(({ labels, words }) =>
      labels.some(
        (label) =>
          label.from === 0 &&
          weightOf(label, meaning) > 0 &&
          (meaning === 'creditTitle' || weightOf(label, 'creditTitle') === 0) &&
          !isOfAnotherPaper(words, 0),
      ),
    );
  return isTitled('creditTitle') && !isTitled('title');
}

/** 'Factuurnummer', 'Invoice No': what names an invoice, and no credit or document. */
export const namesInvoice = ({ phrase }: Label): boolean =>
  /factu|invoice|rechnung|fattura|faktur/.test(phrase) && !CREDIT.test(phrase);
const CREDIT = /credit|avoir|gutschrift|abono|korrektur|kredit|nota/;

/** Where a credit note says another number too, at its title or beside its day, that of the invoice is not its own. */
const CREDITED = 0.5;

/**
 * 'CREDIT NOTE 2207' over 'Invoice number: 2150', 'Volgnummer | Datum | Factuurnummer': of two numbers on a credit note the one that is
 * called an invoice's is the credited one's.
 * @param ofInvoices those whose labels name an invoice
 */
export function withoutCredited(codes: readonly Candidate[], ofInvoices: ReadonlySet<Candidate>): readonly Candidate[] {
  const own = codes.filter((code) => !ofInvoices.has(code) && code.score >= CREDITED);
  if (own.length === 0) return codes;
  const values = own.map(({ value }) => squeeze(value));
  return codes.map((code) =>
    ofInvoices.has(code) && !values.includes(squeeze(code.value)) ? { ...code, score: CREDITED * code.score } : code,
  );
}
