import type { Contact, Supplier } from '@comptoir/contracts';
import type { MessageKey } from '../i18n/catalogue.ts';
import { isBic, isIban } from './bank-account.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  BANK_FIELDS,
  CHOICE_FIELDS,
  type ChoiceField,
  isPhoneField,
  requiredFields,
  TEXT_FIELDS,
  type TextField,
} from './supplier-fields.ts';

type Name = TextField | ChoiceField | (typeof BANK_FIELDS)[number];
export type ContactDraft = {
  readonly [name in 'key' | 'civility' | 'firstName' | 'lastName' | 'email' | 'phone' | 'function']: string;
} & {
  readonly principal: boolean;
};

/** What the form holds while a person types. */
export interface SupplierDraft {
  readonly values: Readonly<Record<Name, string>>;
  readonly address: Readonly<Record<AddressField, string>>;
  readonly contacts: readonly ContactDraft[];
}

const DEFAULTS: Partial<Record<Name, string>> = { kind: 'client', countryCode: 'FR', currency: 'EUR', language: 'fr' };
const NAMES: readonly Name[] = [...TEXT_FIELDS, ...CHOICE_FIELDS, ...BANK_FIELDS];

export const emptyContact = (principal: boolean, key: string = crypto.randomUUID()): ContactDraft => ({
  key,
  civility: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  function: '',
  principal,
});

/** The form of a supplier, or of a new one. */
export function draftOf(supplier: Supplier | undefined): SupplierDraft {
  const value = (name: Name): string => {
    const known =
      name === 'accountManagerId' ? (supplier?.accountManagerId ?? supplier?.accountManager?.id) : supplier?.[name];
    return known === undefined ? (supplier ? '' : (DEFAULTS[name] ?? '')) : String(known);
  };
  return {
    values: Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<Name, string>,
    address: Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, supplier?.address?.[name] ?? ''])) as Record<
      AddressField,
      string
    >,
    contacts: (supplier?.contacts ?? []).map((contact, at) => ({
      ...emptyContact(contact.principal, `contact-${at}`),
      ...presentTexts(contact),
    })),
  };
}

const presentTexts = ({ principal: _, language: __, ...texts }: Contact) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

const filled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

/**
 * What a save sends. Bank data of a supplier on file go along where they were changed: they ask for a bank change, which
 * another person has to accept. What was emptied goes along as empty, for the server to say what it makes of it.
 */
export function inputOf(
  { values, address, contacts }: SupplierDraft,
  onFile: Supplier | undefined,
): Record<string, unknown> {
  const { iban, bic, ...others } = values;
  const isSame = onFile && bare(iban) === bare(onFile.iban ?? '') && bare(bic) === bare(onFile.bic ?? '');
  const kept = isSame ? others : { ...others, iban, bic };
  const emptied = BANK_FIELDS.filter((name) => onFile?.[name] && values[name].trim() === '');
  const languages = new Map(onFile?.contacts.map((contact, at) => [`contact-${at}`, contact.language]));
  const place = filled(address);
  return {
    ...filled(kept),
    ...Object.fromEntries(emptied.map((name) => [name, ''])),
    ...(Object.keys(place).length > 0 ? { address: place } : {}),
    contacts: contacts.map(({ key, principal, ...texts }) => {
      const language = languages.get(key);
      return { ...filled(texts), principal, ...(language ? { language } : {}) };
    }),
    ...(onFile ? { version: onFile.version } : {}),
  };
}

const bare = (text: string): string => text.replace(/\s/g, '').toUpperCase();

export type DraftProblems = Readonly<Record<string, MessageKey>>;

/** What can be said of a form before it is sent (specification 000 §5); the server checks it all again. */
export function problemsOf({ values, contacts }: SupplierDraft, onFile?: Supplier): DraftProblems {
  const problems: Record<string, MessageKey> = {};
  const required = requiredFields(values);
  for (const name of BANK_FIELDS) {
    if (onFile?.[name] && values[name].trim() === '') problems[name] = 'validation.bankNotEmptied';
  }
  for (const [field, typed] of Object.entries(values)) {
    const text = typed.trim();
    if (text === '') {
      if (required.includes(field)) problems[field] = 'validation.required';
      continue;
    }
    const problem = problemOf(field, text);
    if (problem) problems[field] = problem;
  }
  contacts.forEach((contact, at) => {
    for (const name of ['firstName', 'lastName'] as const) {
      const text = contact[name].trim();
      if (text === '') problems[`contacts.${at}.${name}`] = 'validation.required';
      else if (!NAME.test(text)) problems[`contacts.${at}.${name}`] = 'validation.name';
    }
    if (contact.email.trim() !== '' && !EMAIL.test(contact.email.trim()))
      problems[`contacts.${at}.email`] = 'validation.email';
    if (contact.phone.trim().length > BARE_PREFIX && !PHONE.test(contact.phone.trim()))
      problems[`contacts.${at}.phone`] = 'validation.phone';
  });
  return problems;
}

/** A phone of four characters or fewer is a bare country prefix, and is cleared (specification 000 §5). */
const BARE_PREFIX = 4;
const NAME = /^(?=.*\p{L})[\p{L}\p{M} '’,.-]{1,25}$/u;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\+[\d ()]{6,20}$/;

function problemOf(field: string, text: string): MessageKey | undefined {
  if (field === 'email') return EMAIL.test(text) ? undefined : 'validation.email';
  if (isPhoneField(field)) return text.length <= BARE_PREFIX || PHONE.test(text) ? undefined : 'validation.phone';
  if (field === 'codeSocietee') return /^\d+$/.test(text) ? undefined : 'validation.number';
  if (field === 'companySiret') return /^\d{14}$/.test(text.replace(/\s/g, '')) ? undefined : 'validation.siret';
  if (field === 'iban') return isIban(text) ? undefined : 'validation.iban';
  if (field === 'bic') return isBic(text) ? undefined : 'validation.bic';
  return undefined;
}
