import { systemClock } from '@comptoir/service-kit';
import { DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';
import { seedInvoices } from './seed-invoices.ts';
import { type Asker, listQuery, type Question, type Read, type Subject } from './subject.ts';

const { atelier } = DEMO_SUPPLIER_IDS;
const NEWEST = ['receivedAt', 'DESC'] as const;

/** What a browser asks for when the page opens, each by itself: it asks for them side by side. */
const PARTS: Readonly<Record<string, { path: string; reads?: Read | null }>> = {
  'the supplier': {
    path: `/api/v1/suppliers/${atelier}`,
    reads: { service: 'suppliers', collection: 'suppliers' },
  },
  'its total amount': {
    path: `/api/invoices/${atelier}/totalAmounts`,
    reads: null,
  },
  'its invoices': { path: listQuery('/api/v1/invoices', { supplierId: atelier }, NEWEST) },
  'the same, by the specification': { path: `/api/invoice/bill/${atelier}` },
  'its pending bank change': {
    path: `/api/invoice/supplier/ibanRequest?supplierId=${atelier}`,
    reads: { service: 'suppliers', collection: 'change_requests' },
  },
  'what is unread': {
    path: '/api/v1/messages/unread',
    reads: { service: 'messaging', collection: 'conversations' },
  },
};

const asked = (as: Asker): Question[] =>
  Object.entries(PARTS).map(([name, part]) => ({ name: `${name}, ${as}`, as, ...part, path: () => part.path }));

/** The page of one supplier, by how many invoices it has. */
export const supplierPage: Subject = {
  name: 'supplier-page',
  service: 'invoices',
  collection: 'invoices',
  sizes: [10, 39_000],
  atMost: 1.2,
  seed: async (open, count) => seedInvoices(await open('invoices'), count, [atelier], systemClock.now()),
  questions: [...asked('admin'), ...asked('supplier')],
};
