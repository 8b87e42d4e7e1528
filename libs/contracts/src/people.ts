/** The shared patterns of people's data (specification 000 §5), as predicates on trimmed text. */

/** Letters including accented ones, spaces, apostrophe, comma, hyphen, dot; at most 25, at least one letter. */
export const isPersonName = (text: string): boolean => /^(?=.*\p{L})[\p{L}\p{M} '’,.-]{1,25}$/u.test(text);

/** Local part, one @, and a domain with a dot; ASCII, as every mail server takes it (RFC 5321 §4.5.3.1 for lengths). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(text) &&
  !/^\.|\.\.|\.@/.test(text);
