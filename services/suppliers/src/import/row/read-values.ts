import { CIVILITIES, countriesIn, LANGUAGES, LEGAL_FORMS, SUPPLIER_KINDS } from '@comptoir/contracts';
import { comparable } from '../../supplier/supplier.ts';

/** Words a sheet may have for a code, each as it is compared. */
type Words = ReadonlyMap<string, string>;

const wordsOf = (codes: Readonly<Record<string, readonly string[]>>): Words =>
  new Map(Object.entries(codes).flatMap(([code, words]) => [code, ...words].map((word) => [key(word), code] as const)));

const key = (word: string): string => comparable(word).replace(/[.\s]+/g, '');

const KINDS = wordsOf({
  [SUPPLIER_KINDS[0]]: ['fournisseur', 'proveedor', 'lieferant', 'مورد', 'مورّد', 'vendor'],
  [SUPPLIER_KINDS[1]]: ['client', 'client partenaire', 'partner client', 'cliente', 'kunde', 'عميل', 'partnerkunde'],
});
const CIVILITY = wordsOf({
  [CIVILITIES[0]]: ['m', 'mr', 'monsieur', 'sr', 'señor', 'herr', 'السيد'],
  [CIVILITIES[1]]: ['ms', 'mlle', 'mademoiselle', 'srta', 'señorita', 'الآنسة'],
  [CIVILITIES[2]]: ['mme', 'mrs', 'madame', 'sra', 'señora', 'frau', 'السيدة'],
});
const FORMS = wordsOf(Object.fromEntries(LEGAL_FORMS.map((form) => [form, []])));
const LANGUAGE_WORDS = wordsOf(Object.fromEntries(LANGUAGES.map((code) => [code, namesIn('language', code)] as const)));
const COUNTRIES: Words = new Map(
  LANGUAGES.flatMap((language) =>
    countriesIn(language).flatMap(({ countryCode, countryName }) => [
      [key(countryCode), countryCode] as const,
      [key(countryName), countryCode] as const,
    ]),
  ),
);

function namesIn(type: 'language', code: string): string[] {
  return LANGUAGES.map((language) => new Intl.DisplayNames(language, { type }).of(code) ?? code);
}

const codeIn =
  (words: Words) =>
  (text: string): string =>
    words.get(key(text)) ?? text;

/** Brings what people write in a cell to the code it means; what means none stays, and is refused by its field. */
export const READ_VALUE: Readonly<Partial<Record<string, (text: string) => string>>> = {
  kind: codeIn(KINDS),
  civility: codeIn(CIVILITY),
  legalForm: codeIn(FORMS),
  language: codeIn(LANGUAGE_WORDS),
  countryCode: codeIn(COUNTRIES),
  currency: (text) => text.toUpperCase().replace('€', 'EUR').replace('$', 'USD').replace('£', 'GBP'),
};
