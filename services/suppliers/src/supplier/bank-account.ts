import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** An IBAN as it is kept (ISO 13616, electronic format), or undefined where its length or check digits are wrong. */
export function normaliseIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text);
  return iban !== null && isValidIBAN(iban) ? iban : undefined;
}

/** A BIC as it is kept (ISO 9362, 8 or 11 characters), or undefined where it is none. */
export function normaliseBic(text: string): string | undefined {
  const bic = text.replace(/\s/g, '').toUpperCase();
  return isValidBIC(bic) ? bic : undefined;
}
