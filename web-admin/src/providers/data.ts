import { HEADER_NEXT_CURSOR, HEADER_UNAVAILABLE } from '@comptoir/contracts';
import type { DataProvider, GetListParams, GetListResult } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { createCursors } from './cursors.ts';
import { callJson } from './http.ts';
import { documentTabOf, listDocumentTab } from './list-document-tab.ts';
import { servedSort } from './served-sort.ts';

const BASE = '/api/v1';

interface CallOptions extends RequestInit {
  readonly user?: unknown;
}

/**
 * ra-data-simple-rest over our calls, with two things it lacks: pages reached by cursor, at any depth, and totals that
 * say where counting stopped (`meta.atLeast`), and whether a page follows (`meta.more`).
 */
export function createDataProvider(): DataProvider {
  const rest = simpleRestProvider(BASE, (url, options?: CallOptions) => callJson(url, options));
  const cursors = createCursors();
  return {
    ...rest,
    async getList(resource: string, params: GetListParams): Promise<GetListResult> {
      const tab = documentTabOf(resource);
      if (tab) return listDocumentTab(tab, params);
      const { page = 1, perPage = 10 } = params.pagination ?? {};
      const { field, order } = servedSort(resource, params.sort ?? { field: 'id', order: 'ASC' }, params.filter);
      const filter = JSON.stringify(params.filter ?? {});
      const list = JSON.stringify([resource, field, order, filter, perPage]);
      const query = new URLSearchParams({
        sort: JSON.stringify([field, order]),
        range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
        filter,
      });
      const cursor = cursors.of(list, page);
      if (cursor !== undefined) query.set('cursor', cursor);
      const { json, headers } = await callJson<GetListResult['data']>(`${BASE}/${resource}?${query}`, {
        ...(params.signal ? { signal: params.signal } : {}),
      });
      cursors.remember(list, page, headers);
      return {
        data: json,
        total: totalOf(headers.get('Content-Range')),
        meta: {
          atLeast: headers.get('X-Total-At-Least') === 'true',
          more: headers.has(HEADER_NEXT_CURSOR),
          unavailable: headers.get(HEADER_UNAVAILABLE),
        },
      };
    },
  };
}

/** The total of `invoices 0-24/1234`. @throws Error for a list answered without one */
export function totalOf(contentRange: string | null): number {
  const total = Number.parseInt(contentRange?.split('/').pop() ?? '', 10);
  if (Number.isNaN(total)) throw new Error('The list was answered without its Content-Range.');
  return total;
}
