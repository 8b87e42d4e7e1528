import { tokensOf, wordsOf } from '@comptoir/storage';
import type { SupplierKind, SupplierState } from './supplier.ts';

/** A token that only rows of one kind have: a space is in no word, so it cannot be typed into a search. */
const ofKind = (kind: SupplierKind, word: string): string => `${kind} ${word}`;

/**
 * What a supplier is found by: name, code, third-party account, VAT number, SIRET and email, each by the beginnings of
 * its words; and the same again for its kind, so that one index serves a search within a kind as well.
 */
export function supplierTokens(supplier: SupplierState): string[] {
  const { kind, raisonSociale, code, locpt, vatNumber, companySiret, email } = supplier;
  const tokens = tokensOf(raisonSociale, code, locpt, vatNumber, companySiret, email);
  return [...tokens, ofKind(kind, ''), ...tokens.map((token) => ofKind(kind, token))];
}

/** The filter for rows of a kind, if one is given, that hold a word beginning with each word typed. */
export function tokenFilter({
  q = '',
  kind,
}: {
  q?: string | undefined;
  kind?: SupplierKind | undefined;
}): Record<string, unknown> {
  const words = wordsOf(q).sort((a, b) => b.length - a.length);
  const tokens = kind ? (words.length === 0 ? [''] : words).map((word) => ofKind(kind, word)) : words;
  return tokens.length === 0 ? {} : { $and: tokens.map((token) => ({ tokens: token })) };
}
