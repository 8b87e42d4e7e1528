import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSupplierInput } from './read-supplier-input.ts';

const good = {
  locpt: 'acme',
  raisonSociale: 'Acme SAS',
  codeSocietee: '42',
  email: 'billing@acme.example',
  accountManagerId: 'm1',
};

/** What is wrong with the form when these fields are put in. */
function problemsWith(fields: object): string[] {
  const read = readSupplierInput({ ...good, ...fields });
  return read.ok ? [] : read.problems.map(({ field, code }) => `${field}: ${code}`);
}
function keptWith(fields: object): Record<string, unknown> {
  const read = readSupplierInput({ ...good, ...fields });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data as unknown as Record<string, unknown>;
}

test('a form with what the specification requires is taken, with its defaults', () => {
  expect(keptWith({})).toEqual({
    ...good,
    codeSocietee: 42,
    kind: 'supplier',
    countryCode: 'FR',
    currency: 'EUR',
    language: 'fr',
    contacts: [],
  });
});

describe('what is missing is said in the specification’s codes', () => {
  test.each([
    ['locpt', 'supplier_required'],
    ['raisonSociale', 'companyName_required'],
    ['codeSocietee', 'codeSocietee_required'],
    ['email', 'email_required'],
    ['accountManagerId', 'field_required'],
  ])('%s', (field, code) => {
    for (const nothing of [undefined, null, '', '   '])
      expect(problemsWith({ [field]: nothing })).toEqual([`${field}: ${code}`]);
  });

  test('everything that is missing is said at once', () => {
    const read = readSupplierInput({});
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
      'locpt',
      'raisonSociale',
      'codeSocietee',
      'email',
      'accountManagerId',
    ]);
  });

  test('a client of France needs SIRET and VAT number, one of elsewhere the VAT number, neither an account manager', () => {
    const client = { kind: 'client', accountManagerId: null };
    expect(problemsWith(client)).toEqual(['vatNumber: field_required', 'companySiret: field_required']);
    expect(problemsWith({ ...client, countryCode: 'DE' })).toEqual(['vatNumber: field_required']);
  });

  test('a contact needs both names', () => {
    expect(problemsWith({ contacts: [{ email: 'a@b.example' }] })).toEqual([
      'contacts.0.firstName: field_required',
      'contacts.0.lastName: field_required',
    ]);
  });
});

test.each<[string, unknown, string]>([
  ['codeSocietee', '12a', 'codeSocietee_not_valid'],
  ['codeSocietee', -1, 'codeSocietee_not_valid'],
  ['codeSocietee', 1.5, 'codeSocietee_not_valid'],
  ['codeSocietee', '1234567890123', 'codeSocietee_not_valid'],
  ['email', 'no at sign', 'email_notValid'],
  ['email', 'a@b', 'email_notValid'],
  ['email', 'a@b.example\r\nBcc: x@y.example', 'email_notValid'],
  ['email', '"quoted"@b.example', 'email_notValid'],
  ['phone', '0612345678', 'phone_notValid'],
  ['phone', '+33 6 12 34 56 78 90 12 34 56', 'phone_notValid'],
  ['phone', '+33-612345678', 'phone_notValid'],
  ['phone', '+         ', 'not cleared'],
  ['mobile', '+(((((((((', 'phone_notValid'],
  ['fax', 'fax machine', 'phone_notValid'],
  ['landline', '+33 1 23 45 67 89 ext', 'phone_notValid'],
  ['companySiret', '73282932000075', 'siret_notValid'],
  ['companySiret', '7328293200007', 'siret_notValid'],
  ['companySiret', '00000000000000', 'siret_notValid'],
  ['companySiret', '7328293200007X', 'siret_notValid'],
  ['vatNumber', 'FR00303265045', 'vatNumber_notValid'],
  ['vatNumber', 'DE123456789', 'vatNumber_notValid'],
  ['vatNumber', 'hello', 'vatNumber_notValid'],
  ['iban', 'FR7630006000011234567890188', 'supplier.financial.iban.notvalid'],
  ['iban', 'XX00', 'supplier.financial.iban.notvalid'],
  ['bic', 'AGRI', 'supplier.financial.bic.notvalid'],
  ['bic', 'AGRIFRPP12', 'supplier.financial.bic.notvalid'],
  ['capital', '1234567890123', 'not_valid'],
  ['capital', '12.345', 'not_valid'],
  ['linkedIn', 'javascript:alert(1)', 'not_valid'],
  ['linkedIn', 'https://linkedin.com.evil.example/x', 'not_valid'],
  ['legalForm', 'GmbH', 'not_valid'],
  ['countryCode', 'fr', 'not_valid'],
  ['currency', 'euro', 'not_valid'],
  ['language', 'it', 'not_valid'],
  ['raisonSociale', 'x'.repeat(151), 'too_long'],
  ['isAdmin', true, 'unknown'],
  ['$set', { a: 1 }, 'unknown'],
])('%s %j is refused with %s', (field, value, code) => {
  expect(problemsWith({ [field]: value })).toEqual(code === 'not cleared' ? [] : [`${field}: ${code}`]);
});

test.each<[string, unknown, unknown]>([
  ['locpt', '  acme   north  ', 'acme north'],
  ['raisonSociale', ' Société   Générale ', 'Société Générale'],
  ['codeSocietee', '1 234', 1234],
  ['codeSocietee', 7, 7],
  ['phone', '+33 (6) 12 34 56 78', '+33 (6) 12 34 56 78'],
  ['phone', '+123456', '+123456'],
  ['phone', '+33', undefined],
  ['mobile', '+216', undefined],
  ['companySiret', '732 829 320 00074', '73282932000074'],
  ['companySiret', '35600000000048', '35600000000048'],
  ['companySiret', '35600000049837', '35600000049837'],
  ['vatNumber', ' fr 40  303 265 045 ', 'FR40303265045'],
  ['vatNumber', 'US 12-3456789', 'US123456789'],
  ['iban', 'fr76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189'],
  ['bic', 'agri frpp 882', 'AGRIFRPP882'],
  ['capital', '12 345,50', '12345.50'],
  ['linkedIn', 'https://www.linkedin.com/company/acme', 'https://www.linkedin.com/company/acme'],
])('%s %j is kept as %j', (field, value, kept) => {
  expect(keptWith({ [field]: value })[field]).toEqual(kept);
});

describe('contacts', () => {
  const ann = { firstName: 'Anne-Marie', lastName: "D'Été, Jr." };
  test.each([
    ['firstName', 'R2D2', 'firstName_notValid'],
    ['firstName', 'x'.repeat(26), 'firstName_notValid'],
    ['lastName', '<b>', 'lastName_notValid'],
    ['lastName', '...', 'lastName_notValid'],
    ['email', 'x', 'email_notValid'],
    ['phone', '12345678', 'phone_notValid'],
    ['function', 'x'.repeat(151), 'too_long'],
    ['civility', 'Dr', 'not_valid'],
    ['role', 'admin', 'unknown'],
  ])('%s %j is refused with %s', (field, value, code) => {
    expect(problemsWith({ contacts: [{ ...ann, [field]: value }] })).toEqual([`contacts.0.${field}: ${code}`]);
  });

  test('the first is the principal where nobody is named, and two cannot be', () => {
    expect(keptWith({ contacts: [ann, ann] }).contacts).toMatchObject([{ principal: true }, { principal: false }]);
    expect(keptWith({ contacts: [ann, { ...ann, principal: true }] }).contacts).toMatchObject([
      { principal: false },
      { principal: true },
    ]);
    expect(
      problemsWith({
        contacts: [
          { ...ann, principal: true },
          { ...ann, principal: true },
        ],
      }),
    ).toHaveLength(2);
  });

  test('a contact’s bare phone prefix is cleared', () => {
    expect(keptWith({ contacts: [{ ...ann, phone: '+33' }] }).contacts).toEqual([{ ...ann, principal: true }]);
  });
});

test('an answer sent back as a form is taken: what is only answered is passed over', () => {
  const answered = {
    id: 'x',
    version: 3,
    label: 'Acme',
    invoiceCount: 2,
    logo: '/l',
    createdAt: '2026-01-01',
    accountManager: { id: 'm2' },
  };
  expect(keptWith({ ...answered, accountManagerId: undefined })).toMatchObject({ accountManagerId: 'm2' });
  expect(keptWith(answered)).not.toHaveProperty('label');
});

test('reading never throws, and what it kept reads again as itself', () => {
  const field = fc.constantFrom(
    'locpt',
    'raisonSociale',
    'email',
    'phone',
    'iban',
    'bic',
    'companySiret',
    'vatNumber',
    'contacts',
    'address',
    'capital',
  );
  fc.assert(
    fc.property(fc.dictionary(field, fc.jsonValue()), (fields) => {
      const once = readSupplierInput({ ...good, ...fields });
      if (once.ok) expect(readSupplierInput(once.data)).toEqual(once);
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => void readSupplierInput(value)),
    { numRuns: 200 },
  );
});
