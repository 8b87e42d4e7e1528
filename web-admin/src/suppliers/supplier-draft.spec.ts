import type { Supplier } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyContact, inputOf, problemsOf, type SupplierDraft } from './supplier-draft.ts';

const supplier: Supplier = {
  id: 's',
  version: 3,
  kind: 'supplier',
  label: 'Atelier',
  code: 'F-1',
  locpt: '401A',
  raisonSociale: 'Atelier',
  codeSocietee: 12,
  countryCode: 'FR',
  currency: 'EUR',
  email: 'a@b.example',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  language: 'fr',
  accountManager: { id: 'm', firstName: 'Max', lastName: 'Planck' },
  contacts: [{ firstName: 'Ada', lastName: 'Byron', principal: true, language: 'de' }],
  invoiceCount: 4,
};
const withValues = (values: Partial<SupplierDraft['values']>): SupplierDraft => {
  const draft = draftOf(supplier);
  return { ...draft, values: { ...draft.values, ...values } };
};

describe('the supplier form', () => {
  it('sends back what it was filled from, with its version and without bank data', () => {
    const input = inputOf(draftOf(supplier), supplier);
    expect(input).toMatchObject({
      raisonSociale: 'Atelier',
      codeSocietee: '12',
      version: 3,
      contacts: supplier.contacts,
    });
    expect(Object.keys(input)).not.toContain('iban');
    expect(Object.keys(input)).not.toContain('invoiceCount');
  });

  it('says that an account on file is not emptied, and drops nothing in silence', () => {
    const emptied = withValues({ iban: ' ' });
    expect(problemsOf(emptied, supplier)).toEqual({ iban: 'validation.bankNotEmptied' });
    expect(inputOf(emptied, supplier)).toMatchObject({ iban: '', bic: 'AGRIFRPP' });
    expect(problemsOf(withValues({ iban: '', bic: '' }), supplier)).toEqual({
      iban: 'validation.bankNotEmptied',
      bic: 'validation.bankNotEmptied',
    });
    const { iban: _iban, bic: _bic, ...without } = supplier;
    expect(problemsOf(draftOf(without), without)).toEqual({});
    expect(Object.keys(inputOf(draftOf(without), without))).not.toContain('iban');
  });

  it('begins a new supplier in France, in euros, and sends its bank data', () => {
    const draft = draftOf(undefined);
    expect(draft.values).toMatchObject({ countryCode: 'FR', currency: 'EUR' });
    const input = inputOf({ ...draft, values: { ...draft.values, iban: 'FR76', raisonSociale: ' X ' } }, undefined);
    expect(input).toMatchObject({ iban: 'FR76', raisonSociale: 'X' });
    expect(Object.keys(input)).not.toContain('version');
  });

  it('says what is missing or wrong, field by field', () => {
    expect(problemsOf(draftOf(undefined))).toMatchObject({
      raisonSociale: 'validation.required',
      locpt: 'validation.required',
      codeSocietee: 'validation.required',
      email: 'validation.required',
    });
    const wrong = withValues({
      email: 'a@b',
      phone: '0102030405',
      codeSocietee: 'x1',
      companySiret: '123',
      iban: 'FR00',
      bic: 'X',
    });
    expect(problemsOf(wrong)).toEqual({
      email: 'validation.email',
      phone: 'validation.phone',
      codeSocietee: 'validation.number',
      companySiret: 'validation.siret',
      iban: 'validation.iban',
      bic: 'validation.bic',
    });
  });

  it('asks for the tax numbers of a client, and the account manager of a supplier', () => {
    const client = withValues({ kind: 'client', accountManagerId: '' });
    expect(Object.keys(problemsOf(client))).toEqual(['vatNumber', 'companySiret']);
    const german = { ...client, values: { ...client.values, countryCode: 'DE' } };
    expect(Object.keys(problemsOf(german))).toEqual(['vatNumber']);
    expect(Object.keys(problemsOf(withValues({ accountManagerId: '' })))).toEqual(['accountManagerId']);
  });

  it('takes a bare phone prefix for none', () => {
    expect(problemsOf(withValues({ phone: '+33' }))).toEqual({});
  });

  it('asks for the names of each contact', () => {
    const draft = { ...draftOf(supplier), contacts: [{ ...emptyContact(true), firstName: 'R2-D2' }] };
    expect(problemsOf(draft)).toEqual({
      'contacts.0.firstName': 'validation.name',
      'contacts.0.lastName': 'validation.required',
    });
  });
});
