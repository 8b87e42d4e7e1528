/**
 * An IBAN, BIC or VAT number without spaces, dots and dashes, in capitals, and Norway's and Switzerland's VAT numbers without their last letters,
 * which are as often left out: how two of them are compared.
 */
export const normalIdentifier = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/^((?:NO)?\d{9})MVA$/, '$1')
    .replace(/^(CHE\d{9})(?:MWST|TVA|IVA|VAT)$/, '$1');

/** Whether two identifiers are the same once spacing goes; nothing is the same as nothing. */
export const sameIdentifier = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && normalIdentifier(one) === normalIdentifier(other);

/**
 * Whether two are one VAT number: pages and files have it with its country's letters or without them, as Spain's and Britain's
 * companies print it.
 */
export function sameVatNumber(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return vatKeysOf(one).includes(normalIdentifier(other)) || vatKeysOf(other).includes(normalIdentifier(one));
}

/** The letters that VAT numbers begin with (VIES; Great Britain, Norway and Switzerland besides). */
const LETTERS = 'AT BE BG CH CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK XI'.split(
  ' ',
);
const LETTERED = new RegExp(`^(?:${LETTERS.join('|')})[A-Z]?\\d`);
/** As long as those of that many countries, and no street number. */
const BARE = /^[A-Z]?\d[\dA-Z]{6,12}$/;

/**
 * The keys that a VAT number may be kept under: with its country's letters and without them, for who keeps it has the ones or the
 * others; and copies made before Norway's and Switzerland's last letters were left out have them.
 */
export const vatKeysOf = (text: string): readonly string[] => {
  const key = normalIdentifier(text);
  if (/^NO\d{9}$/.test(key)) return [key, `${key}MVA`, key.slice(2)];
  if (/^CHE\d{9}$/.test(key)) return [key, ...['MWST', 'TVA', 'IVA'].map((tax) => `${key}${tax}`), key.slice(2)];
  if (LETTERED.test(key)) return [key, key.slice(2)];
  return BARE.test(key) ? [key, ...LETTERS.map((letters) => `${letters}${key}`), `NO${key}MVA`] : [key];
};
