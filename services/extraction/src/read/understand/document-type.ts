import { type Candidate, candidate } from './candidate.ts';
import type { DocumentText } from './document-text.ts';
import { weightOf } from './find-labels.ts';

/** UNTDID 1001: 380 commercial invoice, 381 credit note, 384 corrected invoice; a code written behind the title ('(384)') wins. */
export function findTypeCode(text: DocumentText): Candidate | undefined {
  const titles = text.cells.flatMap((cell) =>
    cell.labels
      .filter((label) => label.from <= 1 && (label.announces || cell.words.length <= 7))
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
  const first = titles.find((title) => title.written) ?? titles.find((title) => title.alone) ?? titles[0];
  return (
    first && candidate(first.value, first.written ? 0.95 : first.alone ? 0.85 : 0.75, first.cell.page, first.words)
  );
}

function codeOf(phrase: string, isCredit: boolean): string {
  if (/korrektur|corrected/.test(phrase)) return '384';
  return isCredit || /avoir|credit|gutschrift/.test(phrase) ? '381' : '380';
}
