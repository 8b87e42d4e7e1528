import { ROLES_OF_JOB } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { sessionOf } from '../session.ts';
import { feesOf } from './fees-of.ts';

const fees = (roles: readonly string[], supplierIds: string[], query = '') => {
  const user = {
    ...{ id: 'u', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', language: 'fr' as const },
    ...{ roles: [...roles], supplierId: supplierIds[0] ?? null, supplierIds },
  };
  return feesOf(sessionOf(user, {}), new URLSearchParams(query));
};

it('a user of one supplier sees its fees and has no choice, whatever the address names', () => {
  const only = { supplierId: 's1', isChosen: false };
  for (const query of ['', 'supplier=s1', 'supplier=s9'])
    expect(fees(ROLES_OF_JOB.supplier, ['s1'], query)).toEqual(only);
});

it('a user of several sees the first one’s fees until another of them is chosen', () => {
  const shown = (query: string) => fees(ROLES_OF_JOB.supplier, ['s1', 's2'], query);
  expect(shown('')).toEqual({ supplierId: 's1', isChosen: true });
  expect(shown('supplier=s2')).toEqual({ supplierId: 's2', isChosen: true });
  expect(shown('supplier=s9')).toEqual({ supplierId: 's1', isChosen: true });
});

it('staff see nobody’s fees until they choose a supplier', () => {
  expect(fees(ROLES_OF_JOB.accounting, [])).toEqual({ supplierId: null, isChosen: true });
  expect(fees(ROLES_OF_JOB.accounting, [], 'supplier=')).toEqual({ supplierId: null, isChosen: true });
  expect(fees(ROLES_OF_JOB.accounting, [], 'supplier=s9')).toEqual({ supplierId: 's9', isChosen: true });
});
