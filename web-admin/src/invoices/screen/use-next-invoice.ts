import type { InvoiceDetail, InvoiceStatus, InvoiceSummary } from '@comptoir/contracts';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useStore } from 'ra-core';
import { useEffect } from 'react';
import { fetchAhead, pagesQuery } from '../../documents/pages.ts';
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

export interface NextInvoice {
  readonly id: string | undefined;
  /** Once it is loaded, and its pages are known: unseen, its desk hears of nothing that comes later. */
  readonly detail: InvoiceDetail | undefined;
  /** The one that follows it. */
  readonly afterIt: string | undefined;
}

/**
 * The invoice that follows in the list as the person left it, among those that wait for the same thing; loaded with its
 * first page before it is asked for.
 */
export function useNextInvoice(of: Pick<InvoiceDetail, 'id' | 'status'> | undefined): NextInvoice {
  const [{ sort = 'receivedAt', order = 'DESC', filter = {} }] = useStore<ListParams>('invoices.listParams', {});
  const status = of?.status ?? 'TO_VERIFY';
  const { data: waiting = [] } = useGetList<InvoiceSummary>(
    'invoices',
    {
      filter: withFilter(filter, 'status', [status]),
      sort: { field: sort, order },
      pagination: { page: 1, perPage: LOOKED_THROUGH },
    },
    { enabled: of !== undefined && WAITING.includes(status) },
  );
  const next = of && followerOf(waiting, of.id);
  const { data: detail } = useQuery({ ...detailQuery(next?.id ?? ''), enabled: next !== undefined });
  const hasPages = useFirstPage(next?.documentId);
  const others = waiting.filter(({ id }) => id !== of?.id);
  return { id: next?.id, detail: hasPages ? detail : undefined, afterIt: next && followerOf(others, next.id)?.id };
}

/** The row after this one; where this one is not among them, or last, the first other. */
export function followerOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined {
  const here = rows.findIndex((row) => row.id === id);
  return rows[here + 1] ?? rows.find((row) => row.id !== id);
}

/** Fetches the first page's image; answers whether it is known what pages there are. */
function useFirstPage(documentId: string | undefined): boolean {
  const { data: pages, isPending } = useQuery({
    ...pagesQuery(documentId ?? ''),
    enabled: documentId !== undefined,
    retry: false,
  });
  const first = pages?.[0];
  useEffect(() => {
    if (documentId && first) fetchAhead(documentId, first.number);
  }, [documentId, first]);
  return !isPending;
}
