import {
  type Caller,
  Content,
  Currency,
  Data,
  Day,
  Id,
  IdParams,
  INVOICE_STATUSES,
  type InvoiceFilter,
  type InvoiceSort,
  inScope,
  type Scope,
  SpecificationListQuery,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, Problem, readSpecificationList } from '@comptoir/service-kit';
import { type Static, Type } from 'typebox';
import { chooseInvoices, namedDocuments } from '../archive/choose-invoices.ts';
import type { FetchDocuments } from '../archive/fetch-documents.ts';
import { countInvoices } from '../invoice/count-invoices.ts';
import type { InvoiceStore } from '../invoice/invoice.store.ts';
import { listInvoices } from '../invoice/list-invoices.ts';
import type { MoveInvoice } from '../invoice/move-invoice.ts';
import { targetOf } from '../invoice/routes-parts.ts';
import type { ShowInvoice } from '../invoice/show-invoice.ts';
import { type AmountMeasure, sumInvoices } from '../invoice/sum-invoices.ts';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import { SPECIFICATION_COLUMNS } from './columns.ts';
import { Bill, presentBill, presentForSpecification, readStatuses, SpecificationInvoice } from './rows.ts';

type Parts = {
  readonly store: InvoiceStore;
  readonly show: ShowInvoice;
  readonly move: MoveInvoice;
  readonly documents: FetchDocuments;
  readonly suppliers: SupplierCopy;
};

const read = { action: 'invoice.read' } as const;
const text = Type.Optional(Type.String({ maxLength: 100 }));
const Statuses = Type.Optional(Type.Array(Type.String({ maxLength: 400 }), { maxItems: 20 }));
const ListQuery = Type.Object({
  ...SpecificationListQuery,
  invoiceNoOrSupplierCode: text,
  supplierByCodeLieuOrNumFacture: text,
  status: Statuses,
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
});

/** The calls of the specification (001 §7) that concern invoices, path for path. */
export function specificationRoutes(app: App, parts: Parts): void {
  listRoutes(app, parts);
  billRoutes(app, parts);
  documentRoutes(app, parts);
  sumRoutes(app, parts);
}

/** What sums are told in where no supplier says otherwise. */
const HOME_CURRENCY = 'EUR';
const NEWEST_FIRST = { field: 'receivedAt', direction: 'desc' } as const;

/** A list by the specification's query. Where a search or dates allow no other order than their own, that one is taken. */
async function listBy(scope: Scope, store: InvoiceStore, query: Static<typeof ListQuery>, more: InvoiceFilter = {}) {
  const { startDate, endDate } = query;
  const { page, sort } = readSpecificationList(query, { columns: SPECIFICATION_COLUMNS, defaultSort: NEWEST_FIRST });
  const q = query.invoiceNoOrSupplierCode ?? query.supplierByCodeLieuOrNumFacture;
  const status = readStatuses(query.status);
  const filter: InvoiceFilter = {
    ...(q?.trim() && { q }),
    ...(status && { status }),
    ...(startDate && { issuedFrom: startDate }),
    ...(endDate && { issuedTo: endDate }),
    ...more,
  };
  const isOrderFree = !q?.trim() && !startDate && !endDate;
  const list = await listInvoices(scope, store, {
    filter,
    page,
    ...(isOrderFree && { sort: { ...sort, field: sort.field as InvoiceSort } }),
  });
  return { rows: list.rows, totalElements: list.total, ...(list.atLeast && { atLeast: true }) };
}

function listRoutes(app: App, { store }: Parts): void {
  app.get(
    '/api/invoice/list',
    { config: read, schema: { querystring: ListQuery, response: { 200: Content(SpecificationInvoice) } } },
    async (request) => {
      const { rows, ...total } = await listBy(scopeOf(callerOf(request)), store, request.query);
      return { content: rows.map(presentForSpecification), ...total };
    },
  );
  for (const path of ['/api/invoice/count', '/api/supplier/invoice/count']) {
    app.get(path, { config: read, schema: { response: { 200: Data(Type.Integer()) } } }, async (request) => ({
      data: await countInvoices(scopeOf(callerOf(request)), store.counts),
    }));
  }
}

function billRoutes(app: App, { store, show, move, documents }: Parts): void {
  app.get(
    '/api/invoice/bill/:id',
    { config: read, schema: { params: IdParams, querystring: ListQuery, response: { 200: Content(Bill) } } },
    async (request) => {
      const scope = scopeOf(callerOf(request));
      const supplierId = request.params.id;
      if (!inScope(scope, supplierId)) throw new Problem('not.found');
      const { rows, ...total } = await listBy(scope, store, request.query, { supplierId });
      return { content: rows.map(presentBill), ...total };
    },
  );
  app.delete(
    '/api/invoice/bill/:id',
    { config: { action: 'invoice.withdraw' }, schema: { params: IdParams, response: { 200: Data(Type.Boolean()) } } },
    async (request) => {
      await move.plainly('withdraw', targetOf(request, request.params.id));
      return { data: true };
    },
  );
  for (const path of ['/api/invoice/bill/:id/pdf', '/api/invoice/:id/pdf'] as const) {
    app.get(path, { config: read, schema: { params: IdParams } }, async (request, reply) => {
      const { document } = await show.load((request.params as Static<typeof IdParams>).id, callerOf(request));
      return documents.one(reply, document.id);
    });
  }
}

const Download = Type.Object({
  supplierId: Type.Optional(Id),
  idInvoices: Type.Optional(Type.String({ maxLength: 40_000 })),
  isSelectedAll: Type.Optional(Type.Boolean()),
  filterKey: text,
});

function documentRoutes(app: App, { store, documents }: Parts): void {
  app.get('/api/invoice/download', { config: read, schema: { querystring: Download } }, async (request, reply) => {
    const scope = scopeOf(callerOf(request));
    const chosen = await chooseInvoices(scope, store, downloadFilter(request.query));
    return documents.zip(reply, namedDocuments(chosen));
  });
}

function downloadFilter({ supplierId, idInvoices, isSelectedAll, filterKey }: Static<typeof Download>): InvoiceFilter {
  const common = supplierId ? { supplierId } : {};
  if (isSelectedAll) return { ...common, ...(filterKey?.trim() && { q: filterKey }) };
  const id = [
    ...new Set(
      (idInvoices ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
  return { ...common, id };
}

function sumRoutes(app: App, { store, suppliers }: Parts): void {
  const Amount = Type.Object({ data: Type.Number(), currency: Currency });
  const querystring = Type.Object({ status: Statuses, currency: Type.Optional(Currency) });

  async function sum(scope: Scope, measure: AmountMeasure, query: Static<typeof querystring>, currency: string) {
    const statuses = readStatuses(query.status) ?? INVOICE_STATUSES;
    const chosen = query.currency ?? currency;
    return {
      data: Number(await sumInvoices(scope, store.amounts, { measure, statuses, currency: chosen })),
      currency: chosen,
    };
  }
  /**
   * One supplier's invoices, in the currency that the supplier is kept in. One that was added a moment ago may not have
   * been heard of here yet: its page is open already, and it has no invoices.
   */
  async function ofSupplier(caller: Caller, id: string): Promise<{ scope: Scope; currency: string }> {
    if (!inScope(scopeOf(caller), id)) throw new Problem('not.found');
    const supplier = await suppliers.get(id);
    return { scope: { kind: 'suppliers', ids: [id] }, currency: supplier?.currency ?? HOME_CURRENCY };
  }

  for (const [path, measure] of [
    ['/api/invoices/:id/totalAmounts', 'gross'],
    ['/api/invoices/:id/totalVAT', 'vat'],
  ] as const) {
    app.get(
      path,
      { config: read, schema: { params: IdParams, querystring, response: { 200: Amount } } },
      async (request) => {
        const { scope, currency } = await ofSupplier(callerOf(request), (request.params as Static<typeof IdParams>).id);
        return sum(scope, measure, request.query as Static<typeof querystring>, currency);
      },
    );
  }
  app.get(
    '/api/invoice/totalAmounts',
    { config: read, schema: { querystring, response: { 200: Amount } } },
    async (request) => sum(scopeOf(callerOf(request)), 'gross', request.query, HOME_CURRENCY),
  );
}
