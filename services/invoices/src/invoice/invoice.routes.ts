import {
  HistoryEntry,
  IdParams,
  INVOICE_SORTS,
  InvoiceCounts,
  InvoiceDetail,
  InvoiceFilter,
  type InvoiceSort,
  InvoiceSummary,
  REJECT_REASONS,
  RestListQuery,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, readRestList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { chooseInvoices, namedDocuments } from '../archive/choose-invoices.ts';
import { countByStatus } from './count-invoices.ts';
import { findFollowing } from './find-following.ts';
import { commandRoutes } from './invoice-commands.routes.ts';
import { listInvoices } from './list-invoices.ts';
import { presentSummary } from './present-invoice.ts';
import { type InvoiceRoutesParts, languageFor } from './routes-parts.ts';

const BASE = '/api/v1/invoices';
const SORTS = Object.fromEntries(INVOICE_SORTS.map((name) => [name, name]));
const read = { action: 'invoice.read' } as const;

/** `/api/v1/invoices`: the list, one invoice, its commands. */
export function invoiceRoutes(app: App, parts: InvoiceRoutesParts): void {
  listRoutes(app, parts);
  oneRoutes(app, parts);
  commandRoutes(app, parts);
}

function listRoutes(app: App, { store, documents }: InvoiceRoutesParts): void {
  app.get(
    BASE,
    { config: read, schema: { querystring: RestListQuery, response: { 200: Type.Array(InvoiceSummary) } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { from, page, ...asked } = readList(request.query);
      const { id } = asked.filter;
      const list = await listInvoices(scopeOf(caller), store, {
        ...asked,
        // asked for by id, all are answered
        page: id ? { limit: Math.max(1, id.length), offset: 0 } : page,
      });
      const rows = list.rows.map((invoice) => presentSummary(invoice, caller));
      return sendRestList(reply, 'invoices', { from, page: list, rows, total: list.total, atLeast: list.atLeast });
    },
  );

  app.get(`${BASE}/counts`, { config: read, schema: { response: { 200: InvoiceCounts } } }, async (request) =>
    countByStatus(scopeOf(callerOf(request)), store.counts),
  );

  app.get(
    `${BASE}/reject-reasons`,
    { config: read, schema: { response: { 200: Type.Array(Type.String()) } } },
    async () => [...REJECT_REASONS],
  );

  app.get(
    `${BASE}/archive`,
    {
      config: read,
      schema: {
        querystring: Type.Object({
          ids: Type.Optional(Type.String({ maxLength: 40_000 })),
          filter: RestListQuery.properties.filter,
        }),
      },
    },
    async (request, reply) => {
      const { ids, filter } = request.query;
      const asked = JSON.stringify({ id: ids?.split(',').map((id) => id.trim()) });
      const { filter: wanted } = readList({ filter: ids === undefined ? filter : asked });
      return documents.zip(reply, namedDocuments(await chooseInvoices(scopeOf(callerOf(request)), store, wanted)));
    },
  );
}

function oneRoutes(app: App, { store, show, documents }: InvoiceRoutesParts): void {
  const params = IdParams;
  app.get(`${BASE}/:id`, { config: read, schema: { params, response: { 200: InvoiceDetail } } }, async (request) =>
    show.byId(request.params.id, callerOf(request), languageFor(request)),
  );

  app.get(
    `${BASE}/:id/history`,
    { config: read, schema: { params, response: { 200: Type.Array(HistoryEntry) } } },
    async (request) => show.history(request.params.id, callerOf(request)),
  );

  app.get(`${BASE}/:id/document`, { config: read, schema: { params } }, async (request, reply) => {
    const { document } = await show.load(request.params.id, callerOf(request));
    return documents.one(reply, document.id);
  });

  app.get(
    `${BASE}/:id/following`,
    {
      config: read,
      schema: {
        params,
        querystring: Type.Pick(RestListQuery, ['sort', 'filter']),
        response: { 200: Type.Array(InvoiceSummary) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const following = await findFollowing(scopeOf(caller), store.model, request.params.id, readList(request.query));
      return following.map((invoice) => presentSummary(invoice, caller));
    },
  );
}

/** Which list is asked for; without a sort, in the order of its filter. */
function readList(query: Parameters<typeof readRestList>[0]) {
  const defaultSort = { field: 'receivedAt', direction: 'desc' } as const;
  const { sort, ...rest } = readRestList(query, { sorts: SORTS, defaultSort, filter: InvoiceFilter });
  return { ...rest, ...(query.sort !== undefined && { sort: { ...sort, field: sort.field as InvoiceSort } }) };
}
