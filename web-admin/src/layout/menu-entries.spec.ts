import { type CurrentUser, ROLES_OF_JOB } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { sessionOf } from '../session.ts';
import { seesCounters } from './counters.tsx';
import { menuOf } from './menu-entries.ts';

const session = (roles: readonly string[], supplierIds: string[] = []) => {
  const user: CurrentUser = {
    ...{ id: 'u', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', language: 'fr' },
    ...{ roles: [...roles], supplierId: supplierIds[0] ?? null, supplierIds },
  };
  return sessionOf(user, {});
};
const menu = (...person: Parameters<typeof session>) => menuOf(session(...person)).map(({ to }) => to);

it('the menu is a role’s: clients for staff, administration for administrators, their own page for suppliers', () => {
  const staff = ['/invoices', '/suppliers', '/redevances'];
  expect(menu(ROLES_OF_JOB.regular)).toEqual([...staff, '/profile']);
  const [invoices, clients, fees] = staff;
  // Who has a purchaser’s role alone reads no payments, and no fees.
  expect(menu(['purchase_user'])).toEqual([invoices, clients, '/profile']);
  expect(menu(ROLES_OF_JOB.administrator)).toEqual([
    ...[invoices, clients, '/bank-changes', fees],
    ...['/administration', '/profile'],
  ]);
  expect(menu(ROLES_OF_JOB.supplier, ['s1'])).toEqual(['/supplier/details/s1', '/profile']);
  expect(menu(ROLES_OF_JOB.supplier, ['s1', 's2'])).toEqual(['/suppliers', '/profile']);
});

it('the header’s counters are hidden from a purchase user who is no administrator', () => {
  const sees = (...roles: string[]) => seesCounters(session(roles));
  expect(ROLES_OF_JOB.purchasing.map((role) => [role, sees(...ROLES_OF_JOB.purchasing, role)])).toEqual(
    ROLES_OF_JOB.purchasing.map((role) => [role, false]),
  );
  expect([sees('purchase_user'), sees('purchase_user', 'admin')]).toEqual([false, true]);
  expect([sees(...ROLES_OF_JOB.regular), sees(...ROLES_OF_JOB.supplier), sees('offline_access')]).toEqual([
    true,
    true,
    false,
  ]);
});
