import { type Country, checkVAT, countries } from 'jsvat';

/** Greece's letters for its VAT numbers, which are not its code (ISO 3166-1). */
const GREEK = 'EL';
/** By the first two signs of their codes: asking all thirty of one number costs more than its check digits. */
const countriesBySigns = Map.groupBy(
  countries.flatMap((country) =>
    [...new Set([...country.codes, ...(country.name === 'Greece' ? [GREEK] : [])].map((code) => code.slice(0, 2)))].map(
      (signs) => ({ signs, country }),
    ),
  ),
  ({ signs }) => signs,
);
const CHECKED: ReadonlyMap<string, readonly Country[]> = new Map(
  [...countriesBySigns].map(([signs, some]) => [signs, some.map(({ country }) => country)]),
);

/**
 * Whether a number is written as its country writes VAT numbers and its check digits hold, where that country has some.
 * @param value in capitals, its country's letters first, nothing but letters and figures
 */
export function holdsVat(value: string): boolean {
  const own = CHECKED.get(value.slice(0, 2));
  return own !== undefined && checkVAT(value, own).isValid;
}
