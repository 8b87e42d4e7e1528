import { ROLES_OF_JOB, type Role, type UserCaller } from '@comptoir/contracts';

let people = 0;

/** Somebody signed in just now, in English; what matters to a test is given, the rest is made up. */
export function somebody(roles: readonly Role[], given: Partial<UserCaller> = {}): UserCaller {
  people += 1;
  return {
    kind: 'user',
    id: `user-${people}`,
    name: `Person ${people}`,
    email: `person${people}@example.com`,
    roles,
    supplierIds: [],
    language: 'en',
    authenticatedAt: Math.floor(Date.now() / 1000),
    ...given,
  };
}

export const anAdmin = (given?: Partial<UserCaller>): UserCaller => somebody(ROLES_OF_JOB.administrator, given);
export const anAgent = (given?: Partial<UserCaller>): UserCaller => somebody(ROLES_OF_JOB.regular, given);
export const anAccountant = (given?: Partial<UserCaller>): UserCaller => somebody(ROLES_OF_JOB.accounting, given);
export const aSupplierUser = (...supplierIds: string[]): UserCaller => somebody(ROLES_OF_JOB.supplier, { supplierIds });
