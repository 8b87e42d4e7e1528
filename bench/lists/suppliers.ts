import { SUPPLIER_SORTS } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { seedSuppliers } from './seed-suppliers.ts';
import { deepPage, firstPages, lastPage, listQuery, type Subject } from './subject.ts';

const PATH = '/api/v1/suppliers';
const BY_NAME = ['raisonSociale', 'ASC'] as const;

const FILTERS: ReadonlyArray<readonly [string, object]> = [
  ['all', {}],
  ['clients', { kind: 'client' }],
];

/** The suppliers as administrators page through and search them. */
export const suppliers: Subject = {
  name: 'suppliers',
  service: 'suppliers',
  collection: 'suppliers',
  sizes: [1_000, 100_000],
  atMost: 1.5,
  seed: async (open, count) => seedSuppliers(await open('suppliers'), count, systemClock.now()),
  questions: [
    ...firstPages('admin', PATH, FILTERS, SUPPLIER_SORTS),
    { name: 'search of one', as: 'admin', path: () => listQuery(PATH, { q: '000777' }, BY_NAME) },
    { name: 'search of many, two words', as: 'admin', path: () => listQuery(PATH, { q: 'martin lyon' }, BY_NAME) },
    { name: 'search of two that none has', as: 'admin', path: () => listQuery(PATH, { q: 'martin roux' }, BY_NAME) },
    {
      name: 'search of two that none has, one just begun',
      as: 'admin',
      path: () => listQuery(PATH, { q: 'martin ro' }, BY_NAME),
    },
    { name: 'search by the first letter', as: 'admin', path: () => listQuery(PATH, { q: 'm' }, BY_NAME) },
    deepPage('admin', PATH, BY_NAME),
    lastPage('admin', PATH, BY_NAME),
  ],
};
