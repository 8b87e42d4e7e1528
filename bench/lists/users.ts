import { USER_SORTS } from '@comptoir/contracts';
import { seedUsers } from './seed-users.ts';
import { deepPage, firstPages, lastPage, listQuery, type Subject } from './subject.ts';

const PATH = '/api/v1/users';
const BY_NAME = ['lastName', 'ASC'] as const;

const FILTERS: ReadonlyArray<readonly [string, object]> = [
  ['all', {}],
  ['staff', { type: 'USER' }],
  ['supplier users', { type: 'SUPPLIER' }],
  ['supplier users, one status', { type: 'SUPPLIER', status: ['WAITING'] }],
  ['staff, two statuses', { type: 'USER', status: ['ACTIVE', 'WAITING'] }],
  ['one role', { role: 'agent_accounting' }],
];

/** The lists of users that administrators manage, as the two tabs and the calls ask for them. */
export const users: Subject = {
  name: 'users',
  service: 'identity',
  collection: 'users',
  sizes: [1_000, 100_000],
  atMost: 1.5,
  seed: async (open, count) => seedUsers(await open('identity'), count),
  questions: [
    ...firstPages('admin', PATH, FILTERS, USER_SORTS),
    { name: 'search of few', as: 'admin', path: () => listQuery(PATH, { q: 'bench7 adele' }, BY_NAME) },
    { name: 'search of many', as: 'admin', path: () => listQuery(PATH, { q: 'martin' }, BY_NAME) },
    { name: 'search of two common words', as: 'admin', path: () => listQuery(PATH, { q: 'martin adele' }, BY_NAME) },
    { name: 'search of two that nobody has', as: 'admin', path: () => listQuery(PATH, { q: 'martin roux' }, BY_NAME) },
    {
      name: 'search of two that nobody has, one just begun',
      as: 'admin',
      path: () => listQuery(PATH, { q: 'martin ro' }, BY_NAME),
    },
    deepPage('admin', PATH, BY_NAME),
    lastPage('admin', PATH, BY_NAME),
  ],
};
