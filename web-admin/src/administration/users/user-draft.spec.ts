import { describe, expect, it } from 'vitest';
import { draftOf, inputOf, isTouched, problemsOf, typeOf } from './user-draft.ts';

const empty = draftOf(undefined, 'fr');
const filled = {
  ...empty,
  civility: 'Mrs',
  lastName: ' Hopper ',
  firstName: 'Grace',
  email: 'grace@navy.example',
  jobTitle: 'regular',
};

describe('the form of a user', () => {
  it('asks for everything, of each type what is theirs', () => {
    expect(Object.keys(problemsOf(empty, 'USER'))).toEqual(['civility', 'lastName', 'firstName', 'email', 'jobTitle']);
    expect(Object.keys(problemsOf(empty, 'SUPPLIER'))).toContain('supplier');
    expect(problemsOf(filled, 'USER')).toEqual({});
  });

  it('takes names and emails as the server does', () => {
    expect(problemsOf({ ...filled, lastName: 'R2-D2', firstName: 'a'.repeat(26), email: 'x@y' }, 'USER')).toEqual({
      lastName: 'user.lastName_notValid',
      firstName: 'user.firstName_notValid',
      email: 'user.email_notValid',
    });
  });

  it('sends what was typed, and no job of their choice for a supplier’s user', () => {
    expect(inputOf(filled, 'USER', 3)).toMatchObject({ lastName: 'Hopper', jobTitle: 'regular', version: 3 });
    expect(inputOf({ ...filled, supplierId: 's1' }, 'SUPPLIER', undefined)).toEqual({
      ...{ civility: 'Mrs', lastName: 'Hopper', firstName: 'Grace', email: 'grace@navy.example', language: 'fr' },
      ...{ jobTitle: 'supplier', supplierId: 's1' },
    });
  });

  it('knows whether anything was typed', () => {
    expect(isTouched(empty, empty)).toBe(false);
    expect(isTouched({ ...empty, lastName: 'x' }, empty)).toBe(true);
  });

  it('tells the types apart by their roles', () => {
    expect(typeOf({ roles: ['supplier', 'invoice_supplier'] })).toBe('SUPPLIER');
    expect(typeOf({ roles: ['admin'] })).toBe('USER');
  });
});
