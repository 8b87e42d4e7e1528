import type { MessageKey } from '../i18n/catalogue.ts';

/** The one-text fields of a supplier's form. */
export const TEXT_FIELDS = [
  'raisonSociale',
  'locpt',
  'codeSocietee',
  'code',
  'vatNumber',
  'companySiret',
  'codeNaf',
  'capital',
  'email',
  'phone',
  'mobile',
  'landline',
  'fax',
  'linkedIn',
  'bank',
  'accountJournalNumber',
  'accountReference',
  'auxiliaryAccount',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const CHOICE_FIELDS = ['kind', 'legalForm', 'countryCode', 'currency', 'language', 'accountManagerId'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

export const BANK_FIELDS = ['iban', 'bic'] as const;
export const ADDRESS_FIELDS = ['street', 'zipCode', 'city'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * What must be filled in (specification 000 §5): an account manager for a supplier; for a client its VAT number and, in
 * France, its SIRET.
 */
export function requiredFields({ kind, countryCode }: { kind: string; countryCode: string }): readonly string[] {
  const always = ['raisonSociale', 'locpt', 'codeSocietee', 'email'];
  if (kind !== 'client') return [...always, 'accountManagerId'];
  return [...always, 'vatNumber', ...(countryCode === 'FR' ? ['companySiret'] : [])];
}
const PHONES: readonly string[] = ['phone', 'mobile', 'landline', 'fax'];
export const isPhoneField = (field: string): boolean => PHONES.includes(field);

export const labelOfField = (field: TextField | AddressField): MessageKey => `supplier.${field}`;

/** The currencies offered; one that a supplier already has is kept whatever it is. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'DKK',
  'NOK',
  'PLN',
  'CZK',
  'RON',
  'CAD',
  'JPY',
  'TND',
  'MAD',
] as const;
