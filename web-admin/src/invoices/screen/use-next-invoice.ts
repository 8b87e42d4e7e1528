import type { InvoiceDetail, InvoiceStatus, InvoiceSummary } from '@comptoir/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetList, useStore } from 'ra-core';
import { useEffect } from 'react';
import { pageImageUrl, pagesQuery } from '../../documents/pages.ts';
import { detailQuery } from '../detail.ts';
import { type InvoiceFilters, withFilter } from '../list/filters.ts';

/** States in which an invoice waits for somebody: the next one in the same state is likely what comes next. */
const WAITING: readonly InvoiceStatus[] = [
  'TO_VERIFY',
  'TO_CONTROL',
  'TO_PAY',
  'EXCEPTION',
  'DUPLICATED',
  'PENDING_APPROVAL',
];
const LOOKED_THROUGH = 25;

interface ListParams {
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
  readonly filter?: InvoiceFilters;
}

/**
 * The invoice that follows in the list as the person left it, among those that wait for the same thing; loaded with its
 * first page before it is asked for.
 */
export function useNextInvoice({ id, status }: Pick<InvoiceDetail, 'id' | 'status'>): string | undefined {
  const [{ sort = 'receivedAt', order = 'DESC', filter = {} }] = useStore<ListParams>('invoices.listParams', {});
  const { data: waiting = [] } = useGetList<InvoiceSummary>(
    'invoices',
    {
      filter: withFilter(filter, 'status', [status]),
      sort: { field: sort, order },
      pagination: { page: 1, perPage: LOOKED_THROUGH },
    },
    { enabled: WAITING.includes(status) },
  );
  const next = followerOf(waiting, id);
  useAhead(next);
  return next?.id;
}

/** The row after this one; where this one is not among them, or last, the first other. */
export function followerOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined {
  const here = rows.findIndex((row) => row.id === id);
  return rows[here + 1] ?? rows.find((row) => row.id !== id);
}

function useAhead(next: InvoiceSummary | undefined): void {
  const client = useQueryClient();
  const id = next?.id;
  useEffect(() => {
    if (!id) return;
    void client.prefetchQuery(detailQuery(id));
  }, [client, id]);
  const { data: pages } = useQuery({
    ...pagesQuery(next?.documentId ?? ''),
    enabled: next !== undefined,
    retry: false,
  });
  const first = pages?.[0];
  useEffect(() => {
    if (next && first) new Image().src = pageImageUrl(next.documentId, first.number, 960);
  }, [next, first]);
}
