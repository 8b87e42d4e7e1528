/** An IBAN as it is typed on paper: capitals, in groups of four. */
export const formatIban = (iban: string): string =>
  normaliseIban(iban)
    .replace(/(.{4})(?=.)/g, '$1 ')
    .trim();

export const normaliseIban = (iban: string): string => iban.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** Whether an IBAN's check digits hold (ISO 13616: rearranged, letters as numbers, remainder 1 by 97). */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** ISO 9362: 8 or 11 characters. */
export const isBic = (text: string): boolean =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text.trim().toUpperCase());
