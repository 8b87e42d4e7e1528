import {
  INVOICE_STATUSES,
  type InvoiceFilter,
  type InvoiceSort,
  invoiceSortsFor,
  type Scope,
} from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { type Counters, countUpTo, listCounted, type Page, type PagePosition, type PageQuery } from '@comptoir/storage';
import {
  type IndexKey,
  type InvoiceModel,
  listIndex,
  SORT_FIELDS,
  STATUS_FIELD,
  SUPPLIER_FIELD,
} from './invoice-model.store.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { searchedTokens } from './search-tokens.ts';
import type { Invoice } from './state.ts';

export type ListRequest = {
  readonly filter: InvoiceFilter;
  readonly sort?: { readonly field: InvoiceSort; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
};

/** Rows carry what a list shows of an invoice; its lines, rates and texts were not read. */
export type InvoicePage = Page<Invoice> & { readonly total: number; readonly atLeast: boolean };

/**
 * One page of the invoices in scope, straight from an index. The total is exact for status, supplier and whole months
 * of receipt (kept counters), else counted up to 10,000.
 * @throws Problem list.sort for a sort that no index serves under this filter, page.tooDeep, cursor.invalid
 */
export async function listInvoices(
  scope: Scope,
  { model, counts }: { model: InvoiceModel; counts: Counters },
  request: ListRequest,
): Promise<InvoicePage> {
  if (isEmptySearch(request.filter)) return { rows: [], total: 0, atLeast: false };
  const query = queryFor(scope, model, request);
  const counted = countedBy(scope, request.filter);
  const count = counted
    ? async () => ({ total: await counts.sum(counted), atLeast: false })
    : () => countUpTo(scope, query);
  const page = await listCounted<InvoiceRow>(scope, query, count);
  return { ...page, rows: page.rows.map(({ invoice }) => invoice) };
}

/** The query of a list, with the index that serves it: what `listInvoices` reads and the tests explain. */
export function queryFor(
  scope: Scope,
  model: InvoiceModel,
  { filter, sort, page }: ListRequest,
): PageQuery<InvoiceRow> {
  if (filter.id) return { ...common(model, page), filter: conditionsOf(filter), sort: BY_ID, hint: { _id: 1 } };
  const offered = invoiceSortsFor(filter);
  const [natural = 'receivedAt'] = offered;
  const { field, direction } = sort ?? { field: natural, direction: 'desc' };
  if (!offered.includes(field)) throw new Problem('list.sort', { sort: field, offered: offered.join(', ') });
  return {
    ...common(model, page),
    filter: conditionsOf(filter),
    sort: { field: SORT_FIELDS[field], direction },
    hint: indexFor(scope, filter, field),
  };
}

/** Rows asked for by their ids come in the order of these. */
const BY_ID = { field: '_id', direction: 'asc' } as const;

const common = (model: InvoiceModel, page: PagePosition) => ({
  model,
  page,
  select: SHOWN,
  scopeField: SUPPLIER_FIELD,
});

function indexFor(scope: Scope, filter: InvoiceFilter, sort: InvoiceSort): IndexKey {
  const bySupplier = scope.kind === 'suppliers' || filter.supplierId !== undefined;
  const supplier = bySupplier ? [SUPPLIER_FIELD] : [];
  if (filter.q?.trim()) return listIndex([...supplier, 'tokens', STATUS_FIELD], SORT_FIELDS.receivedAt);
  return listIndex([...supplier, ...(statusesOf(filter) ? [STATUS_FIELD] : [])], SORT_FIELDS[sort]);
}

/** All statuses together narrow nothing. */
function statusesOf({ status }: InvoiceFilter): readonly string[] | undefined {
  const wanted = [...new Set(status ?? [])];
  return wanted.length === 0 || wanted.length === INVOICE_STATUSES.length ? undefined : wanted;
}

function conditionsOf(filter: InvoiceFilter): Record<string, unknown> {
  const { q, supplierId, id } = filter;
  const tokens = searchedTokens(q ?? '');
  const statuses = statusesOf(filter) ?? (tokens.length > 0 ? INVOICE_STATUSES : undefined);
  const conditions = [
    ...tokens.map((token) => ({ tokens: token })),
    ...(statuses ? [{ [STATUS_FIELD]: oneOf(statuses) }] : []),
    ...(supplierId ? [{ [SUPPLIER_FIELD]: supplierId }] : []),
    ...range(SORT_FIELDS.issueDate, filter.issuedFrom, filter.issuedTo),
    ...range(SORT_FIELDS.receivedAt, startOf(filter.receivedFrom), endOf(filter.receivedTo)),
    ...(id ? [{ _id: { $in: id } }] : []),
  ];
  return conditions.length > 0 ? { $and: conditions } : {};
}

const oneOf = (values: readonly string[]): unknown => (values.length === 1 ? values[0] : { $in: values });

function range(field: string, from: unknown, to: unknown): Array<Record<string, unknown>> {
  const bounds = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
  return Object.keys(bounds).length > 0 ? [{ [field]: bounds }] : [];
}

/** Days of receipt are days of UTC. */
const startOf = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : new Date(`${day}T00:00:00.000Z`);
const endOf = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : new Date(`${day}T23:59:59.999Z`);

/** Whether words are searched by, and none of them could be found. */
export const isEmptySearch = ({ q }: InvoiceFilter): boolean =>
  Boolean(q?.trim()) && searchedTokens(q ?? '').length === 0;

type CountFilter = Parameters<Counters['sum']>[0];

/** The counters that know a filter's total exactly, if they do. */
export function countedBy(scope: Scope, filter: InvoiceFilter): CountFilter | undefined {
  const { q, issuedFrom, issuedTo, receivedFrom, receivedTo, id, supplierId } = filter;
  if (q?.trim() || issuedFrom || issuedTo || id) return undefined;
  const month = wholeMonth(receivedFrom, receivedTo);
  if ((receivedFrom || receivedTo) && !month) return undefined;
  const suppliers = suppliersOf(scope, supplierId);
  return {
    status: statusesOf(filter) ?? [...INVOICE_STATUSES],
    ...(suppliers && { supplierId: suppliers }),
    ...(month && { month }),
  };
}

function suppliersOf(scope: Scope, supplierId: string | undefined): readonly string[] | undefined {
  if (scope.kind === 'all') return supplierId === undefined ? undefined : [supplierId];
  return supplierId === undefined ? scope.ids : scope.ids.filter((id) => id === supplierId);
}

/** YYYY-MM where two days are the first and the last of one month. */
function wholeMonth(from: string | undefined, to: string | undefined): string | undefined {
  if (!from || !to || !from.endsWith('-01') || from.slice(0, 7) !== to.slice(0, 7)) return undefined;
  const dayAfter = new Date(Date.parse(`${to}T00:00:00Z`) + 24 * 3_600_000);
  return dayAfter.getUTCDate() === 1 ? from.slice(0, 7) : undefined;
}

const SHOWN = [
  'list',
  ...[
    'id',
    'version',
    'status',
    'document',
    'receivedAt',
    'updatedAt',
    'supplier',
    'level',
    'warnings.code',
    'payments',
  ]
    .concat([
      'rejection.reason',
      'rejection.details',
      'rejection.at',
      'verified.at',
      'controlled.at',
      'exported',
      'onHold',
    ])
    .map((field) => `invoice.${field}`),
  ...[
    'typeCode',
    'invoiceNumber',
    'issueDate',
    'dueDate',
    'currency',
    'supplierId',
    'supplierName',
    'country',
    'decimals',
  ]
    .concat(['netTotal', 'vatTotal', 'grossTotal', 'amountDue', 'discount'])
    .map((field) => `invoice.content.${field}`),
];
