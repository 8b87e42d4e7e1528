/**
 * An IBAN, BIC or VAT number without spaces, dots and dashes, in capitals, and the VAT numbers of Norway and Switzerland without the letters
 * that end them, which are as often left out: how two of them are compared.
 */
export const normalIdentifier = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/^(NO\d{9})MVA$|^(CHE\d{9})(?:MWST|TVA|IVA)$/, '$1$2');

/** Whether two identifiers are the same once spacing goes; nothing is the same as nothing. */
export const sameIdentifier = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && normalIdentifier(one) === normalIdentifier(other);
