import { describe, expect, it } from 'vitest';
import { draftOf, type SupplierDraft } from '../supplier-draft.ts';
import { isOffered, offeredBy, takeOver } from './take-over.ts';

const offered = offeredBy({
  name: 'ATELIER DUBOIS',
  street: '8 RUE DE LONDRES',
  zipCode: '75009',
  city: 'PARIS',
  codeNaf: '74.10Z',
  isClosed: false,
});
const typed = (values: Partial<SupplierDraft['values']>, address: Partial<SupplierDraft['address']> = {}) => {
  const draft = draftOf(undefined);
  return { ...draft, values: { ...draft.values, ...values }, address: { ...draft.address, ...address } };
};

describe('what a register has of a company', () => {
  it('fills what is empty', () => {
    const filled = takeOver(typed({}), offered);
    expect(filled.values).toMatchObject({ raisonSociale: 'ATELIER DUBOIS', codeNaf: '74.10Z' });
    expect(filled.address).toEqual({ street: '8 RUE DE LONDRES', zipCode: '75009', city: 'PARIS' });
    expect(isOffered(filled, offered)).toBe(false);
  });

  it('leaves what was typed, and an address that was begun', () => {
    const draft = typed({ raisonSociale: 'Mine', companySiret: '1' }, { city: 'Lyon' });
    const filled = takeOver(draft, offered);
    expect(filled.values).toEqual({ ...draft.values, codeNaf: '74.10Z' });
    expect(filled.address).toEqual({ street: '', zipCode: '', city: 'Lyon' });
  });

  it('is not offered where it would fill nothing', () => {
    expect(isOffered(typed({ raisonSociale: 'Mine' }), { raisonSociale: 'Theirs' })).toBe(false);
    expect(isOffered(typed({ raisonSociale: ' ' }), { raisonSociale: 'Theirs' })).toBe(true);
    expect(isOffered(typed({}), {})).toBe(false);
  });
});
