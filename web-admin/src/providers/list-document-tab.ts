import type { GetListParams, GetListResult } from 'ra-core';
import { callJson } from './http.ts';

/** Resources that are a supplier's document tab, and the specification's call that lists each (001 §3). */
const TABS = new Map([
  ['supplier-fees', '/api/invoice/invoices'],
  ['supplier-payments', '/api/invoice/payment'],
  ['supplier-declarations', '/api/invoice/declarationCA'],
]);

interface TabAnswer {
  readonly content: GetListResult['data'];
  readonly totalElements: number;
  readonly atLeast?: boolean;
}

/** The call behind a resource that is a document tab. */
export const documentTabOf = (resource: string): string | undefined => TABS.get(resource);

/** Lists a document tab of the supplier that `filter.supplierId` names; `filter.q` searches it. */
export async function listDocumentTab(tab: string, params: GetListParams): Promise<GetListResult> {
  const { json } = await callJson<TabAnswer>(documentTabUrl(tab, params), {
    ...(params.signal ? { signal: params.signal } : {}),
  });
  return { data: json.content, total: json.totalElements, meta: { atLeast: json.atLeast === true } };
}

/** A page of a tab, numbered from 0, in the specification's query. @throws Error where no supplier is named */
export function documentTabUrl(tab: string, { pagination, sort, filter }: GetListParams): string {
  const { supplierId, q } = (filter ?? {}) as { supplierId?: string; q?: string };
  if (!supplierId) throw new Error('A document tab is listed for one supplier.');
  const { page = 1, perPage = 10 } = pagination ?? {};
  const query = new URLSearchParams({ pageNo: String(page - 1), pageSize: String(perPage) });
  if (sort) query.set('sortBy', `${sort.field},${sort.order.toLowerCase()}`);
  if (q) query.set('search', q);
  return `${tab}/${encodeURIComponent(supplierId)}?${query}`;
}
