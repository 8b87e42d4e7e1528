import { isValidIBAN } from 'ibantools';
import type { Word } from '../read/page-model.ts';
import { holdsVat } from '../rules/european-vat.ts';
import { holdsLuhn } from '../rules/french-vat.ts';

/** A number that names somebody, held by its check digits: words `from` (inclusive) to `to` (exclusive). */
export type Identifier = {
  readonly kind: 'vatNumber' | 'iban' | 'siren';
  readonly value: string;
  readonly from: number;
  readonly to: number;
};

/** An IBAN printed in groups of four has nine at most. */
const LONGEST_RUN = 9;

/** VAT numbers, IBANs and SIRENs among words of one base line. */
export function findIdentifiers(words: readonly Word[]): Identifier[] {
  // All of them have figures.
  if (!words.some(({ text }) => /\d/.test(text))) return [];
  const pieces = words.map((word) => normal(word.text));
  return words.flatMap((_, from) => identifiersAt(pieces, from));
}

function identifiersAt(pieces: readonly string[], from: number): Identifier[] {
  const found: Identifier[] = [];
  const first = pieces[from] ?? '';
  // Every word of a sentence has two letters; five before a figure begin neither an IBAN nor the VAT number of any country.
  if (!/^[A-Z]{2}(?![A-Z]{3})|^\d{3,14}$/.test(first)) return found;
  let written = '';
  for (let to = from + 1; to <= Math.min(pieces.length, from + LONGEST_RUN); to++) {
    written += pieces[to - 1] ?? '';
    if (written.length > 36) break;
    if (!/^[A-Z]{2}/.test(written)) {
      if (/^\d{9}$|^\d{14}$/.test(written) && holdsLuhn(written) && holdsLuhn(written.slice(0, 9)))
        found.push({ kind: 'siren', value: written.slice(0, 9), from, to });
      continue;
    }
    // Any word in capitals may begin one; without a digit yet it is none, and thirty countries need not be asked.
    if (!/\d/.test(written)) continue;
    if (written.length >= 15 && isValidIBAN(written)) found.push({ kind: 'iban', value: written, from, to });
    if (written.length >= 8 && written.length <= 15 && holdsVat(written))
      found.push({ kind: 'vatNumber', value: written, from, to });
  }
  return found;
}

/** 'IBAN:DE12…' and 'USt-IdNr.DE123…' are glued now and then. */
function normal(text: string): string {
  return text
    .replace(/^.*[:.](?=\S)/u, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(/^IBAN(?=[A-Z]{2}\d{2})/, '');
}
