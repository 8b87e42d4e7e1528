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

/** What a kind, if one is given, and each word typed ask of a row: one index serves each of them in the order of any list. */
export function askedTokens({ q = '', kind }: SupplierWords): Array<Record<string, unknown>> {
  const words = wordsOf(q).sort((a, b) => b.length - a.length);
  const tokens = kind ? (words.length === 0 ? [''] : words).map((word) => ofKind(kind, word)) : words;
  return tokens.map((token) => ({ tokens: token }));
}

/** The filter for rows of a kind, if one is given, that hold a word beginning with each word typed. */
export function tokenFilter(asked: SupplierWords): Record<string, unknown> {
  const tokens = askedTokens(asked);
  return tokens.length === 0 ? {} : { $and: tokens };
}

interface SupplierWords {
  readonly q?: string | undefined;
  readonly kind?: SupplierKind | undefined;
}
