import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Whether an IBAN has its country's length and form, and its check digits hold (ISO 13616); spaces aside. */
export const isIban = (text: string): boolean => isValidIBAN(electronicFormatIBAN(text) ?? '');

/** ISO 9362: 8 or 11 characters. */
export const isBic = (text: string): boolean => isValidBIC(text.replace(/\s/g, '').toUpperCase());
