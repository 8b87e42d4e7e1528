import type { ReadFields } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';
import { hasLegalForm } from '../parties/names/party-names.ts';
import { fold, squeeze } from '../text/fold.ts';

/** Words of a name that are more than a form of law or a preposition. */
const TELLING = 4;
/** So many of them alike are the same house. */
const ALIKE = 2;

/** Whether another company, by its form of law, stands on the pages, which is not the buyer: who sells for whom, and a house's brand. */
export function hasRivalName(
  { names }: Pick<Considered, 'names'>,
  { supplierName, buyerName }: Pick<ReadFields, 'supplierName' | 'buyerName'>,
): boolean {
  if (!supplierName) return false;
  const known = [supplierName, buyerName].flatMap((name) => (name ? [squeeze(name.value)] : []));
  const own = tellingWords(supplierName.value);
  return names.some(({ value }) => {
    const other = squeeze(value);
    if (!hasLegalForm(value) || known.some((name) => other.includes(name) || name.includes(other))) return false;
    return [...tellingWords(value)].filter((word) => own.has(word)).length < ALIKE;
  });
}

const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= TELLING),
  );
