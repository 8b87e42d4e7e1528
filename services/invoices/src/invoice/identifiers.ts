/**
 * An IBAN, BIC or VAT number without spaces, dots and dashes, in capitals, and Norway's VAT number without its last letters, which are as
 * often left out: how two of them are compared.
 */
export const normalIdentifier = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/^(NO\d{9})MVA$/, '$1');

/** Whether two identifiers are the same once spacing goes; nothing is the same as nothing. */
export const sameIdentifier = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && normalIdentifier(one) === normalIdentifier(other);

/** The keys that a VAT number may be kept under: copies made before Norway's last letters were left out have them. */
export const vatKeysOf = (text: string): readonly string[] => {
  const key = normalIdentifier(text);
  return /^NO\d{9}$/.test(key) ? [key, `${key}MVA`] : [key];
};
