import { pairsOf, tokensOf, wordsOf } from '@comptoir/storage';
import type { SupplierKind, SupplierState } from './supplier.ts';

type Found = Pick<SupplierState, 'kind' | 'raisonSociale' | 'code' | 'locpt' | 'vatNumber' | 'companySiret' | 'email'>;

/** A token that only rows of one kind have: a space is in no word, so it cannot be typed into a search. */
const ofKind = (kind: SupplierKind, word: string): string => `${kind} ${word}`;

/**
 * What a supplier is found by: name, code, third-party account, VAT number, SIRET and email, each by the beginnings of
 * its words; and the same again for its kind, so that one index serves a search within a kind as well.
 */
export function supplierTokens(supplier: Found): string[] {
  const { kind } = supplier;
  const tokens = tokensOf(...textsOf(supplier));
  return [...tokens, ofKind(kind, ''), ...tokens.map((token) => ofKind(kind, token))];
}

/** The same words by twos, for searches of common ones. */
export const supplierPairs = (supplier: Found): string[] => pairsOf(...textsOf(supplier));

const textsOf = ({ raisonSociale, code, locpt, vatNumber, companySiret, email }: Found) =>
  [raisonSociale, code, locpt, vatNumber, companySiret, email] as const;

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
