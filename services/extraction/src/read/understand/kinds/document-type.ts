import { type Candidate, candidate } from '../candidate.ts';
import { weightOf } from '../labels/label.ts';
import { isOfAnotherPaper } from '../labels/referring.ts';
import type { DocumentText } from '../text/document-text.ts';
import { oncePerDocument } from '../text/once-per-document.ts';
import { codeOfTitle } from './title-codes.ts';

/** A title that says its kind stands near the top of the first page, and is no sentence. */
const MOST_TITLE_WORDS = 10;
const TITLE_REACH = 0.5;

/**
 * UNTDID 1001: 380 commercial invoice, 381 credit note, 384 corrected, 386 prepayment, 389 self-billed invoice. A code
 * written behind the title ('(384)') wins, then a title that says its kind in its own words.
 */
export const findTypeCode: (text: DocumentText) => Candidate | undefined = oncePerDocument((text) => {
  const titles = text.cells.flatMap((cell) =>
    cell.labels
      .filter((label) => label.from <= 1 && (label.announces || cell.words.length <= 7))
      // 'sur facture FA-12' under 'AVOIR N° 3'.
      .filter((label) => !isOfAnotherPaper(cell.words, label.from))
      .flatMap((label) => {
        const credit = weightOf(label, 'creditTitle') > 0;
        if (!credit && weightOf(label, 'title') === 0 && weightOf(label, 'invoiceNumber') < 1) return [];
        const written = /\((380|381|384|386|389)\)/.exec(cell.text)?.[1];
        const alone = weightOf(label, 'invoiceNumber') === 0;
        return [
          {
            value: written ?? codeOf(label.phrase, credit),
            written,
            alone,
            cell,
            words: cell.words.slice(label.from, label.to),
          },
        ];
      }),
  );
  const named = namedKind(text);
  if (named && !titles.some((title) => title.written)) return named;
  const first = titles.find((title) => title.written) ?? titles.find((title) => title.alone) ?? titles[0];
  return (
    first && candidate(first.value, first.written ? 0.95 : first.alone ? 0.85 : 0.75, first.cell.page, first.words)
  );
});

/** `Facture d'acompte n° 12`, `Self-billed invoice`: the first title that says its kind. */
function namedKind(text: DocumentText): Candidate | undefined {
  const [page] = text.pages;
  for (const cell of text.cells) {
    if (cell.page !== page?.number || cell.words.length > MOST_TITLE_WORDS || cell.y0 > TITLE_REACH * page.height)
      continue;
    // 'COMMISSION STATEMENT / SELF-BILLING INVOICE'
    const second = cell.words.findIndex(({ text: mark }) => mark === '/') + 1;
    for (const from of new Set([0, second])) {
      const title = cell.words.slice(from);
      const found = codeOfTitle(title.map(({ text: word }) => word).join(' '));
      if (found) return candidate(found.code, 0.88, cell.page, title.slice(0, found.words));
    }
  }
  return undefined;
}

function codeOf(phrase: string, isCredit: boolean): string {
  if (/korrektur|corrected/.test(phrase)) return '384';
  return isCredit || /avoir|credit|gutschrift/.test(phrase) ? '381' : '380';
}
