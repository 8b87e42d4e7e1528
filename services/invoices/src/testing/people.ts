import type { Caller, UserCaller } from '@comptoir/contracts';

export const ACME = '0190b0de-0000-7000-8000-00000000acce';
export const OTHER = '0190b0de-0000-7000-8000-0000000007e2';

function person(name: string, roles: readonly string[], supplierIds: readonly string[] = []): UserCaller {
  return {
    kind: 'user',
    id: `user-${name.toLowerCase()}`,
    name,
    email: `${name.toLowerCase()}@example.test`,
    roles,
    supplierIds,
    language: 'en',
    authenticatedAt: 0,
  };
}

/** The people of the portal, one of each kind and some doubles. */
export const PEOPLE = {
  admin: person('Ada', ['admin']),
  vera: person('Vera', ['user', 'invoice_user']),
  carl: person('Carl', ['user', 'invoice_user']),
  paula: person('Paula', ['user', 'invoice_user', 'agent_accounting']),
  buyer: person('Bob', ['user', 'order_user', 'agent_purchase']),
  supplier: person('Sam', ['supplier', 'invoice_supplier'], [ACME]),
  colleague: person('Sue', ['supplier', 'invoice_supplier'], [ACME]),
  stranger: person('Stan', ['supplier', 'invoice_supplier'], [OTHER]),
} as const satisfies Record<string, Caller>;
