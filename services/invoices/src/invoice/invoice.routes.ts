import {
  type Action,
  ControlInvoice,
  EnterInvoice,
  HistoryEntry,
  Id,
  IdParams,
  INVOICE_COMMANDS,
  INVOICE_SORTS,
  InvoiceCounts,
  InvoiceDetail,
  InvoiceFilter,
  type InvoiceSort,
  InvoiceSummary,
  type Language,
  languageOf,
  PlainCommand,
  REJECT_REASONS,
  ReasonCommand,
  RecordPayment,
  RejectInvoice,
  RestListQuery,
  ReversePayment,
  scopeOf,
  VerifyInvoice,
} from '@comptoir/contracts';
import { type App, callerOf, readRestList, sendRestList } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import { type Static, type TObject, Type } from 'typebox';
import { chooseInvoices, namedDocuments } from '../archive/choose-invoices.ts';
import type { FetchDocuments } from '../archive/fetch-documents.ts';
import type { Target } from './change-invoice.ts';
import { countByStatus } from './count-invoices.ts';
import { findNeighbours } from './find-neighbours.ts';
import type { InvoiceStore } from './invoice.store.ts';
import { listInvoices } from './list-invoices.ts';
import type { MoveInvoice } from './move-invoice.ts';
import { presentSummary } from './present-invoice.ts';
import type { createRecordPayment } from './record-payment.ts';
import type { createReversePayment } from './reverse-payment.ts';
import type { ShowInvoice } from './show-invoice.ts';
import type { Invoice } from './state.ts';
import type { createTakeContent } from './take-content.ts';
import { type CommandName, TRANSITIONS } from './transitions.ts';

export type InvoiceRoutesParts = {
  readonly store: InvoiceStore;
  readonly show: ShowInvoice;
  readonly take: ReturnType<typeof createTakeContent>;
  readonly move: MoveInvoice;
  readonly recordPayment: ReturnType<typeof createRecordPayment>;
  readonly reversePayment: ReturnType<typeof createReversePayment>;
  readonly documents: FetchDocuments;
};

const BASE = '/api/v1/invoices';
const SORTS = Object.fromEntries(INVOICE_SORTS.map((name) => [name, name]));
const read = { action: 'invoice.read' } as const;

/** The language of an answer's sentences: the call's, else the caller's own. */
export const languageFor = (request: FastifyRequest): Language =>
  request.headers['accept-language'] ? languageOf(request.headers['accept-language']) : callerOf(request).language;

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
      const defaultSort = { field: 'receivedAt', direction: 'desc' } as const;
      const { filter, from, page, sort } = readRestList(request.query, {
        sorts: SORTS,
        defaultSort,
        filter: InvoiceFilter,
      });
      const list = await listInvoices(scopeOf(caller), store, {
        filter,
        // asked for by id, all are answered
        page: filter.id ? { limit: Math.max(1, filter.id.length), offset: 0 } : page,
        ...(request.query.sort !== undefined && { sort: { ...sort, field: sort.field as InvoiceSort } }),
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
      const { filter: wanted } = readRestList(
        { filter: ids === undefined ? filter : asked },
        { sorts: SORTS, defaultSort: { field: 'receivedAt', direction: 'desc' }, filter: InvoiceFilter },
      );
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
    `${BASE}/:id/neighbours`,
    {
      config: read,
      schema: { params, response: { 200: Type.Object({ previous: Type.Optional(Id), next: Type.Optional(Id) }) } },
    },
    async (request) => {
      const caller = callerOf(request);
      return findNeighbours(scopeOf(caller), store.model, await show.load(request.params.id, caller));
    },
  );
}

const actionOf = (command: CommandName): Action => {
  const { by } = TRANSITIONS[command];
  if (by === 'system') throw new Error(`${command} is nobody's to ask`);
  return by;
};

function commandRoutes(app: App, { show, take, move, recordPayment, reversePayment }: InvoiceRoutesParts): void {
  /** `POST {id}/{command}`: gives the command and answers the invoice as it is after it. */
  const command = <Body extends TObject>(
    name: keyof typeof INVOICE_COMMANDS,
    body: Body,
    give: (target: Target, body: Static<Body>) => Promise<Invoice>,
  ): void => {
    app.post(
      `${BASE}/:id/${INVOICE_COMMANDS[name]}`,
      { config: { action: actionOf(name) }, schema: { params: IdParams, body, response: { 200: InvoiceDetail } } },
      async (request) => {
        const given = request.body as Static<Body> & { version: number };
        const invoice = await give({ ...targetOf(request, request.params.id), version: given.version }, given);
        return show.detail(invoice, callerOf(request), languageFor(request));
      },
    );
  };

  command('verify', VerifyInvoice, (target, body) => take.verify(target, body.content));
  command('enter', EnterInvoice, (target, body) => take.enter(target, body.content));
  command('control', ControlInvoice, (target) => move.plainly('control', target));
  command('sendBack', ReasonCommand, (target, body) => move.withReason('sendBack', target, body.reason));
  command('pay', RecordPayment, (target, body) => recordPayment(target, body));
  command('reverse', ReversePayment, (target, body) => reversePayment(target, body));
  command('reject', RejectInvoice, (target, body) => move.reject(target, body));
  command('withdraw', PlainCommand, (target) => move.plainly('withdraw', target));
  command('relaunch', PlainCommand, (target) => move.plainly('relaunch', target));
  command('keep', PlainCommand, (target) => move.plainly('keep', target));
  command('discard', PlainCommand, (target) => move.plainly('discard', target));
  command('cancel', ReasonCommand, (target, body) => move.withReason('cancel', target, body.reason));
  command('close', PlainCommand, (target) => move.plainly('close', target));

  app.delete(
    `${BASE}/:id`,
    {
      config: { action: actionOf('delete') },
      schema: {
        params: IdParams,
        querystring: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 0 })) }),
        response: { 200: InvoiceSummary },
      },
    },
    async (request) => {
      const { version } = request.query;
      const target = { ...targetOf(request, request.params.id), ...(version !== undefined && { version }) };
      return presentSummary(await move.plainly('delete', target), callerOf(request));
    },
  );
}

/** Which invoice a request means, and who asks. */
export function targetOf(request: FastifyRequest, id: string): Target {
  const by = callerOf(request);
  return { id, by, scope: scopeOf(by), chain: { correlationId: request.id } };
}
