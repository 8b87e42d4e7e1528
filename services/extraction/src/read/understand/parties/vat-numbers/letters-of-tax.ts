// What ends the VAT numbers of Norway and of Switzerland, and is as often left out.
import type { Cell } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';

/** 'MVA' (Peppol BIS, rule NO-R-001), and the tax in a language of Switzerland (MWSTG, art. 18 § 1 with UIDV, art. 5). */
const LETTERS: readonly (readonly [number: RegExp, letters: readonly string[]])[] = [
  [/^NO\d{9}$/, ['MVA']],
  [/^CHE\d{9}$/, ['MWST', 'TVA', 'IVA']],
];

/** A number with the letters that stand behind its figures in the line. */
export function withLettersOfTax(value: string, { text }: Pick<Cell, 'text'>): string {
  const line = squeeze(text);
  const letters = LETTERS.find(([number]) => number.test(value))?.[1] ?? [];
  const own = letters.find((one) => line.includes(`${value.replace(/\D/g, '')}${one.toLowerCase()}`));
  return own ? `${value}${own}` : value;
}
