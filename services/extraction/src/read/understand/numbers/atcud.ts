// The number of a Portuguese invoice, proved by the code of its tax office (ATCUD, Portaria 195/2020).
import { type Candidate, candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';

/** 'ATCUD:CSDF7T5H-00035', or its code alone: the validation code of a series, and the document's number in it. */
const ATCUD = /^(?:ATCUD:?)?(?=\d*[A-Z])[A-Z\d]{8,}-0*(\d+)$/;
/** 'FT', 'F', 'NC' before '2026A/35': the letters of the document's type, which its number begins with. */
const TYPE = /^\p{Lu}{1,4}$/u;
const PROVED = 0.98;
/** '5/1' may be a page or a part; without the letters of a type, a number of fewer figures proves nothing. */
const FEWEST = 3;

/** 'FT 2026A/35' where an ATCUD ends with the same number: type, series and number, as Portugal's tax office knows it. */
export function numbersByAtcud({ cells }: DocumentText): Candidate[] {
  const numbers = new Set(cells.flatMap(({ words }) => words.flatMap(({ text }) => ATCUD.exec(text)?.[1] ?? [])));
  if (numbers.size !== 1) return [];
  const [number] = numbers;
  const inSeries = new RegExp(`^[\\p{L}\\d.-]+/0*${number}$`, 'u');
  return cells.flatMap(({ words, page }) =>
    words.flatMap((word, at) => {
      if (!inSeries.test(word.text)) return [];
      const type = words[at - 1];
      const isTyped = type !== undefined && TYPE.test(type.text);
      if (!isTyped && (number ?? '').length < FEWEST) return [];
      const whole = isTyped ? [type, word] : [word];
      return [candidate(whole.map(({ text }) => text).join(' '), PROVED, page, whole)];
    }),
  );
}
