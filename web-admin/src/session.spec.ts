import { type CurrentUser, ROLES_OF_JOB } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { landingOf, sessionOf } from './session.ts';

const person = (roles: readonly string[], supplierIds: string[] = []): CurrentUser => ({
  id: 'u',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  roles: [...roles],
  supplierId: supplierIds[0] ?? null,
  supplierIds,
  language: 'fr',
});

describe('where a person lands', () => {
  it('sends an administrator to the administration', () => {
    expect(landingOf(sessionOf(person(['root_administrator']), {}))).toBe('/administration');
  });

  it('sends a supplier of one company to its page, of several to their list', () => {
    expect(landingOf(sessionOf(person(ROLES_OF_JOB.supplier, ['s1']), {}))).toBe('/supplier/details/s1');
    expect(landingOf(sessionOf(person(ROLES_OF_JOB.supplier, ['s1', 's2']), {}))).toBeUndefined();
  });

  it('shows staff the list of clients, even those bound to one company', () => {
    expect(landingOf(sessionOf(person(ROLES_OF_JOB.accounting, ['s1']), {}))).toBeUndefined();
  });

  it('takes who is both supplier and staff for staff', () => {
    expect(sessionOf(person(['supplier', 'invoice_user'], ['s1']), {}).isSupplier).toBe(false);
  });
});
