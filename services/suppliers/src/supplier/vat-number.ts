import { checkVAT, countries } from 'jsvat';

/** Greece numbers itself EL, which jsvat knows only where the rest fits. */
const GREECE = 'EL';

/**
 * A VAT number as it is kept (upper case, no spaces, dots or hyphens), or undefined where it is none. Numbers that
 * begin with a country jsvat knows must have its form and check digits; of others 4 to 20 letters and digits.
 */
export function normaliseVatNumber(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '');
  const { isValid, isSupportedCountry } = checkVAT(plain, countries);
  if (isValid) return plain;
  if (isSupportedCountry || plain.startsWith(GREECE)) return undefined;
  return /^(?=.*\d)[A-Z0-9]{4,20}$/.test(plain) ? plain : undefined;
}
