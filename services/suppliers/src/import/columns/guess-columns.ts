import { IMPORT_FIELDS, type ImportField, LANGUAGES } from '@comptoir/contracts';
import { comparable } from '../../supplier/supplier.ts';
import { COLUMN_ALIASES, COLUMN_LABELS } from './labels.ts';

/** A header as it is compared and remembered: no case, accents, punctuation or mark of a required column. */
export const headerKey = (header: string): string =>
  comparable(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200);

const FIELD_OF_HEADER = new Map<string, ImportField>();
// The first to claim a word has it; labels come before what people write besides.
for (const wordsOf of [
  (field: ImportField) => [field, ...LANGUAGES.map((language) => COLUMN_LABELS[field][language])],
  (field: ImportField) => COLUMN_ALIASES[field] ?? [],
]) {
  for (const field of IMPORT_FIELDS) {
    for (const word of wordsOf(field)) {
      const key = headerKey(word);
      if (!FIELD_OF_HEADER.has(key)) FIELD_OF_HEADER.set(key, field);
    }
  }
}

/**
 * What each column is taken for: what somebody said of such a header before (null: that it is not read), else what its
 * words say. Nothing comes from two columns; the first one has it.
 */
export function guessColumns(
  header: readonly string[],
  remembered: ReadonlyMap<string, ImportField | null>,
): Array<ImportField | null> {
  const taken = new Set<ImportField>();
  return header.map((text) => {
    const key = headerKey(text);
    const said = remembered.get(key);
    const field = said === undefined ? FIELD_OF_HEADER.get(key) : said;
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Whether columns can be read so: one is the name, and nothing comes from two. */
export function isMapping(columns: ReadonlyArray<ImportField | null>): boolean {
  const named = columns.filter((field) => field !== null);
  return named.includes('raisonSociale') && new Set(named).size === named.length;
}
