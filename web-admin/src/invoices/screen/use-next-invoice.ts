import type { InvoiceDetail, InvoiceStatus, InvoiceSummary } from '@comptoir/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { fetchAhead, pagesQuery } from '../../documents/pages.ts';
import { callJson } from '../../providers/http.ts';
import { servedSort } from '../../providers/served-sort.ts';
import { detailQuery } from '../detail.ts';
import { type InvoiceFilters, withFilter } from '../list/filters.ts';
import { isUnderWay } from '../sending/sendings.ts';
import { useSendings } from '../sending/use-sendings.ts';

/** States in which an invoice waits for somebody: the next one in the same state is likely what comes next. */
const WAITING: readonly InvoiceStatus[] = [
  'TO_VERIFY',
  'TO_CONTROL',
  'TO_PAY',
  'EXCEPTION',
  'DUPLICATED',
  'PENDING_APPROVAL',
];
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
  const sendings = useSendings();
  // What was accepted and is not answered yet still waits, as far as the portal knows.
  const [next, afterIt] = useFollowing(of).filter(({ id }) => !isUnderWay(sendings.of(id)));
  const { data: detail } = useQuery({ ...detailQuery(next?.id ?? ''), enabled: next !== undefined });
  const hasPages = useFirstPage(next?.documentId);
  return { id: next?.id, detail: hasPages ? detail : undefined, afterIt: afterIt?.id };
}

/** The rows after an invoice in its list; until they are known, those after it of what followed the one before. */
function useFollowing(of: Pick<InvoiceDetail, 'id' | 'status'> | undefined): readonly InvoiceSummary[] {
  const [{ sort = 'receivedAt', order = 'DESC', filter: left = {} }] = useStore<ListParams>('invoices.listParams', {});
  const { id = '', status = 'TO_VERIFY' } = of ?? {};
  const filter = withFilter(left, 'status', [status]);
  const served = servedSort('invoices', { field: sort, order }, filter);
  const query = new URLSearchParams({
    sort: JSON.stringify([served.field, served.order]),
    filter: JSON.stringify(filter),
  });
  const { data = [] } = useQuery({
    queryKey: ['invoices', 'following', id, `${query}`],
    queryFn: async ({ signal }) =>
      (
        await callJson<readonly InvoiceSummary[]>(`/api/v1/invoices/${encodeURIComponent(id)}/following?${query}`, {
          signal,
        })
      ).json,
    enabled: of !== undefined && WAITING.includes(status),
    placeholderData: (before) => before && rowsAfter(before, id),
  });
  return data;
}

/** The rows that come after one; none that is known where it is not among them. */
export function rowsAfter<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
): readonly Row[] | undefined {
  const here = rows.findIndex((row) => row.id === id);
  return here === -1 ? undefined : rows.slice(here + 1);
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
