/** An IBAN as it is typed on paper: capitals, in groups of four. */
export const formatIban = (iban: string): string =>
  normaliseIban(iban)
    .replace(/(.{4})(?=.)/g, '$1 ')
    .trim();

const normaliseIban = (iban: string): string => iban.replace(/[^0-9a-z]/gi, '').toUpperCase();
