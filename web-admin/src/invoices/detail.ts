import type { InvoiceDetail } from '@comptoir/contracts';
import { useQuery } from '@tanstack/react-query';
import { callJson } from '../providers/http.ts';

/**
 * One invoice, whole. Under a key of its own: react-admin fills its getOne cache with the rows of lists, and a row has
 * neither content nor commands.
 */
export const detailKey = (id: string) => ['invoices', 'detail', id] as const;

export const detailQuery = (id: string) => ({
  queryKey: detailKey(id),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callJson<InvoiceDetail>(`/api/v1/invoices/${encodeURIComponent(id)}`, { signal })).json,
});

export const useInvoiceDetail = (id: string) => useQuery(detailQuery(id));
