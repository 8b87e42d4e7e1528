import { INVOICE_SORTS } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';
import { insertInvoices, seedInvoices } from './seed-invoices.ts';
import { deepPage, firstPages, lastPage, listQuery, type Question, type Subject } from './subject.ts';

const PATH = '/api/v1/invoices';
const NEWEST = ['receivedAt', 'DESC'] as const;
const SUPPLIERS = 400;
/** Invoices that arrive just before each request of the last question. */
const ARRIVALS = 200;
/** The suppliers that the made invoices are of: the first is the demo's. */
const SUPPLIER_IDS = [
  DEMO_SUPPLIER_IDS.atelier,
  ...Array.from({ length: SUPPLIERS - 1 }, (_, n) => `0190b000-0000-7000-8000-${String(n).padStart(12, '0')}`),
];

const FILTERS: ReadonlyArray<readonly [string, object]> = [
  ['all', {}],
  ['one status', { status: ['PAID'] }],
  ['three statuses', { status: ['TO_VERIFY', 'TO_CONTROL', 'TO_PAY'] }],
  ['one supplier', { supplierId: DEMO_SUPPLIER_IDS.atelier }],
];

/** The first page of the newest, each time after 200 more have come. */
const AFTER_INSERTS: Question = {
  name: `first page, right after ${ARRIVALS} inserts`,
  as: 'agent',
  path: () => listQuery(PATH, {}, NEWEST),
  async before({ portal, count }, round) {
    const first = count + (round + 3) * ARRIVALS;
    await insertInvoices(portal.databases.invoices, first, ARRIVALS, SUPPLIER_IDS, systemClock.now());
  },
};

/** The invoice list of staff and of a supplier. */
export const invoices: Subject = {
  name: 'invoices',
  service: 'invoices',
  collection: 'invoices',
  sizes: [10_000, 1_000_000],
  atMost: 1.5,
  seed: async (open, count) => seedInvoices(await open('invoices'), count, SUPPLIER_IDS, systemClock.now()),
  questions: [
    ...firstPages('agent', PATH, FILTERS, INVOICE_SORTS),
    { name: 'first page, search F2026', as: 'agent', path: () => listQuery(PATH, { q: 'F2026' }, NEWEST) },
    { name: 'first page, as a supplier', as: 'supplier', path: () => listQuery(PATH, {}, NEWEST) },
    deepPage('agent', PATH, NEWEST),
    lastPage('agent', PATH, NEWEST),
    AFTER_INSERTS,
  ],
};
