/** The shared patterns of specification 000 §5, as predicates on trimmed text. */

/** Letters including accented ones, spaces, apostrophe, comma, hyphen, dot; at most 25, at least one letter. */
export const isPersonName = (text: string): boolean => /^(?=.*\p{L})[\p{L}\p{M} '’,.-]{1,25}$/u.test(text);

/** Local part, one @, and a domain with a dot; ASCII, as every mail server takes it (RFC 5321 §4.5.3.1 for lengths). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(text) &&
  !/^\.|\.\.|\.@/.test(text);

/** + then 6 to 18 digits; or, formatted, + then 8 to 20 digits, spaces or brackets that hold 6 to 18 digits. */
export function isPhone(text: string): boolean {
  if (!/^\+\d{6,18}$/.test(text) && !/^\+[\d ()]{8,20}$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 18;
}

/** Up to 12 digits with up to 2 decimals. */
export const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(text);

/** Digits and spaces only, with a digit. */
export const isNumber = (text: string): boolean => /^[\d ]*\d[\d ]*$/.test(text);

/** A page of LinkedIn over https: nothing else that a browser would follow. */
export const isLinkedIn = (text: string): boolean =>
  /^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/[\w\-./%?=&]{1,250}$/i.test(text);

/** Outer spaces off, inner runs of spaces made one: how the supplier username and the VAT number are kept. */
export const collapseSpaces = (text: string): string => text.trim().replace(/\s+/gu, ' ');
