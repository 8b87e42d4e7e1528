/**
 * What can be said against a French VAT number by arithmetic: its key is 12 + 3 × (SIREN mod 97), mod 97, and a SIREN
 * ends with a check digit (Luhn). Keys with a letter have no published rule; what is no French number has no key.
 * @returns 'WRONG_KEY' where the SIREN holds and the key does not, or where the key is the 00 of who did not know it;
 * 'NO_SIREN' where neither holds: nobody has that number, and what its key would be says nothing
 */
export function complaintOfFrenchVat(vatNumber: string | undefined): 'WRONG_KEY' | 'NO_SIREN' | undefined {
  const [, key = '', siren] = /^FR(\d{2})(\d{9})$/.exec(vatNumber ?? '') ?? [];
  if (siren === undefined || Number(key) === keyOfSiren(siren)) return undefined;
  return key === '00' || holdsLuhn(siren) ? 'WRONG_KEY' : 'NO_SIREN';
}

/** The two figures before a SIREN in its French VAT number. */
export const keyOfSiren = (siren: string): number => (12 + 3 * (Number(siren) % 97)) % 97;

/** Whether the last digit is the check digit of the others (Luhn, ISO/IEC 7812-1). */
export function holdsLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
