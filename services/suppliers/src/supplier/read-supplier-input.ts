import {
  Address,
  type Contact,
  Contact as ContactSchema,
  DEFAULT_LANGUAGE,
  type FieldProblemCode,
  SupplierInput,
} from '@comptoir/contracts';
import type { FieldProblem } from '@comptoir/service-kit';
import { Value } from 'typebox/value';
import { normaliseBic, normaliseIban } from './bank-account.ts';
import { collapseSpaces, isAmount, isEmail, isLinkedIn, isNumber, isPersonName, isPhone } from './patterns.ts';
import { isSiret } from './siret.ts';
import type { SupplierData } from './supplier.ts';
import { normaliseVatNumber } from './vat-number.ts';

export type ReadSupplier =
  | { readonly ok: true; readonly data: SupplierData }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** What answers carry beside the input: forms send it back, nobody may set it. */
const ANSWERED_ONLY = new Set(['id', 'version', 'label', 'accountManager', 'invoiceCount', 'logo', 'createdAt']);
/** Specification 000 §5: a phone value of 4 characters or fewer is cleared (a form's bare country prefix). */
const BARE_PREFIX = 4;
const PHONES = ['phone', 'mobile', 'landline', 'fax'] as const;

/**
 * Reads what a person entered of a supplier (specification 000 §5, supplier form and wizard): trims, brings each value
 * into the form it is kept in, and names every field that is wrong by the specification's code.
 */
export function readSupplierInput(raw: unknown): ReadSupplier {
  const given = withManager(tidy(raw));
  if (!isRecord(given)) return { ok: false, problems: [{ field: 'supplier', code: 'required' }] };
  const problems = [...unknownFields(given), ...missingFields(given), ...shapeProblems(given)];
  const wrong = new Set(problems.map(({ field }) => field));
  const refuse = (field: string, code: FieldProblemCode): void => {
    if (!wrong.has(field)) problems.push({ field, code });
  };
  const entered = Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(SupplierInput.properties, name)),
  );
  const data = normalise(entered as Partial<SupplierInput>, refuse);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, data };
}

function normalise(
  given: Partial<SupplierInput>,
  refuse: (field: string, code: FieldProblemCode) => void,
): SupplierData {
  /** The value in the form it is kept; refuses where `keep` finds none. */
  const kept = (field: keyof SupplierInput, keep: (text: string) => string | undefined, code: FieldProblemCode) => {
    const text = given[field];
    if (typeof text !== 'string') return undefined;
    const value = keep(text);
    if (value === undefined) refuse(field, code);
    return value;
  };
  const only = (test: (text: string) => boolean) => (text: string) => (test(text) ? text : undefined);

  const { kind = 'supplier', countryCode = 'FR', currency = 'EUR', contacts = [], ...rest } = given;
  return present({
    ...rest,
    kind,
    countryCode,
    currency,
    language: given.language ?? DEFAULT_LANGUAGE,
    locpt: collapseSpaces(String(given.locpt ?? '')),
    raisonSociale: collapseSpaces(String(given.raisonSociale ?? '')),
    codeSocietee: readCompanyCode(given.codeSocietee, refuse),
    email: kept('email', only(isEmail), 'email_notValid') ?? '',
    ...Object.fromEntries(PHONES.map((field) => [field, kept(field, only(isPhone), 'phone_notValid')])),
    vatNumber: kept('vatNumber', normaliseVatNumber, 'vatNumber_notValid'),
    companySiret: kept('companySiret', (text) => only(isSiret)(text.replace(/\s/g, '')), 'siret_notValid'),
    capital: kept('capital', (text) => only(isAmount)(text.replace(/\s/g, '').replace(',', '.')), 'not_valid'),
    linkedIn: kept('linkedIn', only(isLinkedIn), 'not_valid'),
    iban: kept('iban', normaliseIban, 'supplier.financial.iban.notvalid'),
    bic: kept('bic', normaliseBic, 'supplier.financial.bic.notvalid'),
    contacts: readContacts(contacts, refuse),
  }) as unknown as SupplierData;
}

function readCompanyCode(value: unknown, refuse: (field: string, code: FieldProblemCode) => void): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !isNumber(value)) {
    refuse('codeSocietee', 'codeSocietee_not_valid');
    return 0;
  }
  return Number(value.replaceAll(' ', ''));
}

/** Names and email of each; exactly one is the principal, the first where nobody is named. */
function readContacts(contacts: unknown, refuse: (field: string, code: FieldProblemCode) => void): Contact[] {
  if (!Array.isArray(contacts)) return [];
  const given = contacts.filter(isRecord) as Array<Partial<Contact>>;
  const principals = given.filter((contact) => contact.principal === true).length;
  return given.map((contact, position) => {
    const at = (field: string) => `contacts.${position}.${field}`;
    for (const field of ['firstName', 'lastName'] as const) {
      const name = contact[field];
      if (typeof name === 'string' && !isPersonName(name)) refuse(at(field), `${field}_notValid`);
    }
    if (typeof contact.email === 'string' && !isEmail(contact.email)) refuse(at('email'), 'email_notValid');
    if (typeof contact.phone === 'string' && !isPhone(contact.phone)) refuse(at('phone'), 'phone_notValid');
    if (principals > 1 && contact.principal) refuse(at('principal'), 'not_valid');
    return { ...contact, principal: principals === 0 ? position === 0 : contact.principal === true } as Contact;
  });
}

function missingFields(given: Record<string, unknown>): FieldProblem[] {
  const isClient = given.kind === 'client';
  const isFrench = (given.countryCode ?? 'FR') === 'FR';
  const required: Array<readonly [string, FieldProblemCode, boolean]> = [
    ['locpt', 'supplier_required', true],
    ['raisonSociale', 'companyName_required', true],
    ['codeSocietee', 'codeSocietee_required', true],
    ['email', 'email_required', true],
    ['accountManagerId', 'field_required', !isClient],
    ['vatNumber', 'field_required', isClient],
    // Only firms of France have one.
    ['companySiret', 'field_required', isClient && isFrench],
  ];
  return [
    ...required
      .filter(([field, , applies]) => applies && given[field] === undefined)
      .map(([field, code]) => ({ field, code })),
    ...contactsOf(given).flatMap((contact, position) =>
      ['firstName', 'lastName']
        .filter((field) => contact[field] === undefined)
        .map((field) => ({ field: `contacts.${position}.${field}`, code: 'field_required' as const })),
    ),
  ];
}

/** The specification's entity names the account manager as an object; a form may send it back so. */
function withManager(given: unknown): unknown {
  if (!isRecord(given) || given.accountManagerId !== undefined || !isRecord(given.accountManager)) return given;
  const { id } = given.accountManager;
  return id === undefined ? given : { ...given, accountManagerId: id };
}

function unknownFields(given: Record<string, unknown>): FieldProblem[] {
  const ofSupplier = Object.keys(given).filter(
    (name) => !Object.hasOwn(SupplierInput.properties, name) && !ANSWERED_ONLY.has(name),
  );
  const address = isRecord(given.address) ? given.address : {};
  const ofAddress = Object.keys(address)
    .filter((name) => !Object.hasOwn(Address.properties, name))
    .map((name) => `address.${name}`);
  const ofContacts = contactsOf(given).flatMap((contact, position) =>
    Object.keys(contact)
      .filter((name) => !Object.hasOwn(ContactSchema.properties, name))
      .map((name) => `contacts.${position}.${name}`),
  );
  return [...ofSupplier, ...ofAddress, ...ofContacts].map((field) => ({ field, code: 'unknown' }));
}

/** Types and lengths by the schema of contracts; what is missing is said by `missingFields` in the specification's codes. */
function shapeProblems(given: Record<string, unknown>): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  const contacts = contactsOf(given).map((contact) => ({ firstName: '', lastName: '', principal: false, ...contact }));
  for (const { keyword, instancePath } of Value.Errors(SupplierInput, {
    ...given,
    ...(given.contacts ? { contacts } : {}),
  })) {
    if (keyword === 'required') continue;
    const field = instancePath.slice(1).replaceAll('/', '.');
    if (!problems.has(field)) problems.set(field, { field, code: codeOf(field, keyword) });
  }
  return [...problems.values()];
}

function codeOf(field: string, keyword: string): FieldProblemCode {
  if (field === 'codeSocietee') return 'codeSocietee_not_valid';
  if (/(^|\.)(firstName|lastName)$/.test(field))
    return field.endsWith('firstName') ? 'firstName_notValid' : 'lastName_notValid';
  if (/(^|\.)(phone|mobile|landline|fax)$/.test(field)) return 'phone_notValid';
  return keyword === 'maxLength' ? 'too_long' : 'not_valid';
}

const contactsOf = (given: Record<string, unknown>): Array<Record<string, unknown>> =>
  Array.isArray(given.contacts) ? given.contacts.filter(isRecord) : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts trimmed; what is null, empty, or a bare phone prefix counts as not given. */
function tidy(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const text = value.trim();
    const isBarePrefix = (PHONES as readonly string[]).includes(name) && text.length <= BARE_PREFIX;
    return text === '' || isBarePrefix ? undefined : text;
  }
  if (Array.isArray(value))
    return value.map((item) => tidy(item)).filter((item) => item !== undefined && item !== null);
  if (!isRecord(value)) return value ?? undefined;
  return present(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidy(item, key)])));
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
