import { expect, it } from 'vitest';
import type { SupplierState } from './supplier.ts';
import { supplierChanged } from './supplier-changed.ts';
import { decisionOnSupplier } from './supplier-decision.ts';

const IBAN = 'FR7630006000011234567890189';
const AT = new Date('2026-03-02T10:00:00Z');
const ADA = { id: 'u1', name: 'Ada', kind: 'user' as const, roles: ['admin'], address: '10.0.0.1', device: 'Firefox' };
const ACME: SupplierState = {
  ...{ id: 's1', code: 'S1', kind: 'SUPPLIER', locpt: 'L1', raisonSociale: 'ACME', codeSocietee: 1, language: 'fr' },
  ...{ countryCode: 'FR', currency: 'EUR', email: 'a@acme.example', contacts: [], iban: IBAN, version: 1 },
  ...{ createdAt: AT, updatedAt: AT, invoiceCount: 0, contactPoints: [], formerContacts: [] },
} as unknown as SupplierState;

it('tells who made, changed and deleted a supplier, and what differs', () => {
  const made = decisionOnSupplier('supplier.create', undefined, ACME, ADA);
  expect(made).toMatchObject({
    action: 'supplier.create',
    by: { id: 'u1', name: 'Ada', kind: 'user' },
    roles: ['admin'],
    address: '10.0.0.1',
    device: 'Firefox',
    about: { kind: 'supplier', id: 's1', name: 'ACME' },
    before: null,
    after: { raisonSociale: 'ACME', email: 'a@acme.example' },
  });
  const renamed = { ...ACME, raisonSociale: 'ACME & Co', version: 2, updatedAt: new Date() };
  expect(decisionOnSupplier('supplier.update', ACME, renamed, ADA)).toMatchObject({
    before: { raisonSociale: 'ACME' },
    after: { raisonSociale: 'ACME & Co' },
  });
  expect(decisionOnSupplier('supplier.delete', ACME, undefined, ADA)).toMatchObject({ after: null });
});

it('says no account whole', () => {
  const decision = decisionOnSupplier('supplier.delete', ACME, undefined, ADA);
  expect(decision?.before?.iban).toMatch(/^FR76 .* 0189$/);
  expect(JSON.stringify(decision)).not.toContain(IBAN);
});

it('is told by who makes or edits a supplier, not by the portal itself, nor twice where a request tells it', () => {
  const portal = { id: 'system', name: 'system' };
  const edited = { ...ACME, version: 2 };
  expect(supplierChanged(ACME, ADA).data.decision?.action).toBe('supplier.create');
  expect(supplierChanged(edited, ADA, ACME).data.decision?.action).toBe('supplier.update');
  expect(supplierChanged(edited, ADA).data.decision).toBeUndefined();
  expect(supplierChanged(ACME, portal).data.decision).toBeUndefined();
});
