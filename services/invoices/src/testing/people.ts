import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier } from '@comptoir/testing';

export const ACME = '0190b0de-0000-7000-8000-00000000acce';
export const OTHER = '0190b0de-0000-7000-8000-0000000007e2';

/** The people of the portal, one of each kind and some doubles. */
export const PEOPLE = {
  admin: anAdmin(),
  vera: { ...aClerk(), name: 'Vera' },
  carl: { ...aClerk(), name: 'Carl' },
  paula: { ...anAccountant(), name: 'Paula' },
  buyer: aPurchaser(),
  supplier: aSupplier(ACME),
  colleague: aSupplier(ACME),
  stranger: aSupplier(OTHER),
} as const;
