import { INVOICE_SORTS, INVOICE_STATUSES, type InvoiceFilter, SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { createOutbox } from '@comptoir/event-bus';
import { systemClock } from '@comptoir/service-kit';
import { assertIndexed, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { anInvoice } from '../testing/an-invoice.ts';
import { ACME, OTHER } from '../testing/people.ts';
import { findFollowing } from './find-following.ts';
import { createInvoiceStore } from './invoice.store.ts';
import { toRow } from './invoice-row.ts';
import { countedBy, listInvoices, queryFor } from './list-invoices.ts';

const ROWS = 3000;
const LIMIT = 25;
const database = await testDatabase('invoice-list');
const store = createInvoiceStore(database, createOutbox(database, { source: 'invoices', clock: systemClock }));

const day = (at: number): string =>
  `2026-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
const status = (at: number) => INVOICE_STATUSES[at % INVOICE_STATUSES.length] ?? 'TO_VERIFY';

beforeAll(async () => {
  await database.ensureIndexes();
  const rows = Array.from({ length: ROWS }, (_, at) =>
    toRow(
      anInvoice({
        id: newId(),
        status: status(at),
        receivedAt: new Date(Date.UTC(2026, at % 12, (at % 28) + 1, at % 24)),
        supplier: {
          id: at % 3 ? ACME : OTHER,
          name: at % 3 ? 'Acme SARL' : 'Other GmbH',
          code: at % 3 ? 'ACME' : 'OTHER',
        },
        content: {
          supplierId: at % 3 ? ACME : OTHER,
          decimals: 2,
          vat: [],
          lines: [],
          currency: 'EUR',
          grossTotal: (at * 7919) % 100_000,
          ...(at % 10 && { issueDate: day(at), invoiceNumber: `F-2026-${String(at).padStart(5, '0')}` }),
          ...(at % 4 && { dueDate: day(at + 30) }),
        },
      }),
    ),
  );
  await store.model.collection.insertMany(rows as never[], { ignoreUndefined: true });
});

const SCOPES: Readonly<Record<string, Scope>> = {
  staff: SCOPE_ALL,
  'a supplier': { kind: 'suppliers', ids: [ACME] },
  'a user of two suppliers': { kind: 'suppliers', ids: [ACME, OTHER] },
};
const NARROWED: Readonly<Record<string, InvoiceFilter>> = {
  'no filter': {},
  'one status': { status: ['TO_VERIFY'] },
  'three statuses': { status: ['TO_VERIFY', 'TO_PAY', 'PAID'] },
  'a supplier': { supplierId: ACME },
  'a supplier and a status': { supplierId: ACME, status: ['TO_PAY'] },
};
const DATED: Readonly<Record<string, InvoiceFilter>> = {
  'issued in a span': { issuedFrom: '2026-03-05', issuedTo: '2026-09-20' },
  'received since': { receivedFrom: '2026-06-15' },
  'received in a span, one status': { receivedFrom: '2026-02-01', receivedTo: '2026-11-10', status: ['TO_VERIFY'] },
  'issued in a span, two statuses': { issuedFrom: '2026-02-01', issuedTo: '2026-11-10', status: ['TO_VERIFY', 'PAID'] },
  'a search': { q: 'F-2026' },
  'a search and a status': { q: 'f2026', status: ['TO_CONTROL'] },
  'a search for a supplier': { q: 'acme' },
};

describe('every list a screen offers is read straight from an index', () => {
  const cases = Object.entries(SCOPES).flatMap(([who, scope]) => [
    ...Object.entries(NARROWED).flatMap(([name, filter]) =>
      INVOICE_SORTS.map((field) => ({ label: `${who}: ${name} by ${field}`, scope, filter, field })),
    ),
    ...Object.entries(DATED).map(([name, filter]) => ({ label: `${who}: ${name}`, scope, filter, field: undefined })),
  ]);

  test.each(cases)('$label', async ({ scope, filter, field }) => {
    for (const direction of ['asc', 'desc'] as const) {
      const sort = field && { field, direction };
      for (const page of [{ limit: LIMIT, offset: 0 }, { limit: LIMIT, last: true } as const]) {
        const cost = await assertIndexed(scope, queryFor(scope, store.model, { filter, page, ...(sort && { sort }) }));
        // merging reads one key ahead of each branch it merges
        const branches =
          (filter.status?.length ?? (filter.q ? INVOICE_STATUSES.length : 1)) *
          (scope.kind === 'all' ? 1 : scope.ids.length);
        expect(cost.keysExamined).toBeLessThanOrEqual(LIMIT + 1 + branches + 2);
      }
    }
  });

  test('a deep page by cursor costs what the first does', async () => {
    let cursor: string | undefined;
    for (let at = 0; at < 20; at += 1) {
      const page = cursor ? { limit: LIMIT, cursor } : { limit: LIMIT, offset: 0 };
      const request = { filter: {}, sort: { field: 'dueDate', direction: 'asc' }, page } as const;
      await assertIndexed(SCOPE_ALL, queryFor(SCOPE_ALL, store.model, request));
      cursor = (await listInvoices(SCOPE_ALL, store, request)).next;
    }
    expect(cursor).toBeDefined();
  });
});

describe('what follows an invoice', () => {
  const verifiable = { status: ['TO_VERIFY' as const], supplierId: ACME };
  const idsOf = (rows: ReadonlyArray<{ readonly id: string }>) => rows.map(({ id }) => id);

  test.each([
    ['total, which many share', { field: 'grossTotal', direction: 'desc' }],
    ['due date, which many lack', { field: 'dueDate', direction: 'asc' }],
    ['number', { field: 'invoiceNumber', direction: 'desc' }],
  ] as const)('is the list’s next row on each of its pages, by %s', async (_name, sort) => {
    const { rows } = await listInvoices(SCOPE_ALL, store, {
      ...{ filter: verifiable, sort },
      page: { limit: 1000, offset: 0 },
    });
    expect(rows.length).toBeGreaterThan(4 * LIMIT);
    const list = idsOf(rows);
    for (const at of [0, 1, LIMIT - 1, LIMIT, 3 * LIMIT, list.length - 2, list.length - 1]) {
      const following = await findFollowing(SCOPE_ALL, store.model, list[at] ?? '', { filter: verifiable, sort });
      expect(idsOf(following)).toEqual([1, 2].map((on) => list[(at + on) % list.length]));
    }
  });

  test('is known for one that has left the list', async () => {
    const sort = { field: 'receivedAt', direction: 'desc' } as const;
    const filter = { status: ['TO_VERIFY' as const, 'PAID' as const], supplierId: ACME };
    const { rows } = await listInvoices(SCOPE_ALL, store, { filter, sort, page: { limit: LIMIT, offset: 0 } });
    const paid = rows.findIndex((row, at) => row.status === 'PAID' && rows[at + 1]?.status === 'TO_VERIFY');
    const [next] = await findFollowing(SCOPE_ALL, store.model, rows[paid]?.id ?? '', { filter: verifiable, sort });
    expect(paid).toBeGreaterThanOrEqual(0);
    expect(next?.id).toBe(rows[paid + 1]?.id);
  });

  test('is nothing where it is alone, and a supplier’s own for a supplier', async () => {
    const { rows } = await listInvoices({ kind: 'suppliers', ids: [OTHER] }, store, {
      filter: { status: ['PAID'] },
      page: { limit: 10, offset: 0 },
    });
    const of = rows.find(({ content }) => content.invoiceNumber !== undefined);
    const alone = { filter: { q: of?.content.invoiceNumber ?? '' } };
    expect(await findFollowing(SCOPE_ALL, store.model, of?.id ?? '', alone)).toEqual([]);
    const scope = { kind: 'suppliers', ids: [ACME] } as const;
    await expect(findFollowing(scope, store.model, of?.id ?? '', { filter: {} })).rejects.toThrow(
      expect.objectContaining({ code: 'not.found' }),
    );
  });
});

test('a sort that no index serves under the filter is refused, and says which one is offered', () => {
  const request = {
    filter: { issuedFrom: '2026-01-01' },
    sort: { field: 'supplierName', direction: 'asc' },
    page: { limit: 10, offset: 0 },
  } as const;
  expect(() => queryFor(SCOPE_ALL, store.model, request)).toThrow(
    expect.objectContaining({ code: 'list.sort', params: { sort: 'supplierName', offered: 'issueDate' } }),
  );
});

test('whole months of receipt, statuses and suppliers are counted by counters, anything else is not', () => {
  expect(countedBy(SCOPE_ALL, { receivedFrom: '2026-02-01', receivedTo: '2026-02-28' })).toMatchObject({
    month: '2026-02',
  });
  expect(countedBy(SCOPE_ALL, { receivedFrom: '2024-02-01', receivedTo: '2024-02-28' })).toBeUndefined();
  expect(countedBy(SCOPE_ALL, { receivedFrom: '2026-02-01' })).toBeUndefined();
  expect(countedBy(SCOPE_ALL, { q: 'x' })).toBeUndefined();
  expect(countedBy({ kind: 'suppliers', ids: [ACME] }, { supplierId: OTHER })).toMatchObject({ supplierId: [] });
  expect(countedBy({ kind: 'suppliers', ids: [ACME] }, { status: ['PAID'] })).toEqual({
    status: ['PAID'],
    supplierId: [ACME],
  });
});

test.each(['F-2026-00123', 'f202600123', '2026-00123', '00123', 'f-2026 00123'])(
  '%s finds invoice F-2026-00123',
  async (q) => {
    const { rows } = await listInvoices(SCOPE_ALL, store, { filter: { q }, page: { limit: 100, offset: 0 } });
    expect(rows.map(({ content }) => content.invoiceNumber)).toContain('F-2026-00123');
  },
);

test('a list shows nothing of another supplier, whatever is asked', async () => {
  for (const filter of [{}, { supplierId: OTHER }, { q: 'other' }, { status: ['PAID' as const], supplierId: OTHER }]) {
    const { rows } = await listInvoices({ kind: 'suppliers', ids: [ACME] }, store, {
      filter,
      page: { limit: 100, offset: 0 },
    });
    expect(rows.filter(({ content }) => content.supplierId !== ACME)).toEqual([]);
  }
});
