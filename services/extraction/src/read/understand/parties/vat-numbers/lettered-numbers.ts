import type { Word } from '../../../page-model.ts';
import type { Cell } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';

type Numbered = { readonly value: string; readonly printed?: string; readonly holds: boolean };

/**
 * 'CIF: B12345674' is ESB12345674 to all who compare it (EN 16931 BT-31), and stands on the page without its country's letters: so it is
 * given, for what was read is what is seen there; and 'CHE-123.456.788 TVA' with the tax behind it. A recogniser's 'OE' for 'DE' are letters that do
 * stand there.
 */
export function withoutLetters(
  value: string,
  words: readonly Word[],
  cell: Pick<Cell, 'words'>,
): { readonly printed?: string } {
  const suffix = SWISS.test(value) ? SUFFIX.exec(behindNumber(words, cell))?.[1] : undefined;
  if (suffix) return { printed: `${value}${suffix}` };
  const [letters] = /^[A-Z]{2}/.exec(value) ?? [];
  const own = cell.words.find(({ x0 }) => x0 === words[0]?.x0) ?? words[0];
  const seen = own?.text.replace(/[^A-Za-z0-9]/g, '').toUpperCase() ?? '';
  const isLettered = !letters || seen.startsWith(letters) || seen.charAt(0) !== value.charAt(letters.length);
  return isLettered ? {} : { printed: value.slice(letters.length) };
}

const SWISS = /^CHE\d{9}$/;
/** That its holder is registered for the tax, in one of Switzerland's languages: some of one supplier's papers have it and some do not. */
const SUFFIX = /^\(?(MWST|TVA|IVA|VAT)\b/;
const behindNumber = (words: readonly Word[], cell: Pick<Cell, 'words'>): string => {
  const last = words.at(-1);
  return (
    cell.words.find(({ x0, y0 }) => last !== undefined && x0 >= last.x1 && Math.abs(y0 - last.y0) < last.y1 - last.y0)
      ?.text ?? ''
  );
};

/**
 * 'NIP: 7811234563   NIP EU: PL7811234563': one number, said with its country's letters too, by which it is known in other countries
 * (EN 16931 BT-31). Wherever it stands it is given with them.
 */
export function withLettersSaidElsewhere<T extends Numbered>(numbers: readonly T[]): T[] {
  const lettered = new Map(
    numbers.flatMap(({ value, printed, holds }) =>
      holds && printed === undefined && /^[A-Z]{2}[A-Z]?\d/.test(value) ? [[value.slice(2), value]] : [],
    ),
  );
  return numbers.map(({ printed, ...one }) => {
    const value = lettered.get(printed ?? one.value);
    return { ...one, ...(value ? { value } : printed !== undefined && { printed }) } as T;
  });
}

/** The fields that hold a party's number. */
export const isTaxNumber = (field: string): boolean => field === 'supplierVatNumber' || field === 'buyerVatNumber';

/**
 * Whether two are one number: a VAT number is written with its country's letters or without them. With the letters of two countries
 * they are two.
 */
export function isOneTaxNumber(a: string, b: string): boolean {
  const [one, other] = [a, b].map((number) => squeeze(number).replace(/^(che\d{9})(?:mwst|tva|iva|vat)$/, '$1')) as [
    string,
    string,
  ];
  const bare = (number: string) => number.replace(/^[a-z]{2}(?=[a-z]?\d)/, '');
  return one === other || bare(one) === other || one === bare(other);
}
