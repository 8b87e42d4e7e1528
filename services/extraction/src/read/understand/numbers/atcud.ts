// The number of a Portuguese invoice by the code of its tax office (ATCUD, Portaria 195/2020).
import { type Candidate, candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/** 'ATCUD:CSDF7T5H-00035', or its code alone: the validation code of a series, and the document's number in it. */
const ATCUD = /^(?:ATCUD:?)?(?=\d*[A-Z])[A-Z\d]{8,}-0*(\d+)$/;
/** What only Portugal's papers say: without it such a code may be anything's. */
const PORTUGUESE = /\batcud\b|\bprocessado por programa certificado\b/;
/** Which documents are invoices and credit notes, in the letters that their numbers begin with (SAF-T PT, 4.1.4.8). */
const TYPE = /^(?:F[TSRA]?|FAC|NC|ND|VD)$/;
const PROVED = 0.98;

/** 'FT 2026A/35' where an ATCUD ends with the same number: type, series and number, as the tax office knows it. */
export function numbersByAtcud({ cells }: DocumentText): Candidate[] {
  if (!cells.some(({ text }) => PORTUGUESE.test(fold(text)))) return [];
  const numbers = new Set(cells.flatMap(({ words }) => words.flatMap(({ text }) => ATCUD.exec(text)?.[1] ?? [])));
  const [number] = numbers;
  if (numbers.size !== 1) return [];
  const inSeries = new RegExp(`^[\\p{L}\\d.-]+/0*${number}$`, 'u');
  return cells.flatMap(({ words, page }) =>
    words.flatMap((word, at) => {
      const type = words[at - 1];
      const whole = type && TYPE.test(type.text) && inSeries.test(word.text) ? [type, word] : [];
      return whole.length > 0 ? [candidate(whole.map(({ text }) => text).join(' '), PROVED, page, whole)] : [];
    }),
  );
}
