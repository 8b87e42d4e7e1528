import type { InvoiceDetail, ReadingEvidence } from '@comptoir/contracts';
import { useQuery } from '@tanstack/react-query';
import { callJson } from '../providers/http.ts';

/** Whether the invoice's content is for this person to change now. */
export const isEditable = ({ commands }: Pick<InvoiceDetail, 'commands'>): boolean =>
  (commands.verify?.allowed || commands.enter?.allowed) ?? false;

/** What the last reading saw beside what it gave, for an invoice whose content may be changed; of each version once. */
export function useEvidence(detail: InvoiceDetail | undefined): ReadingEvidence | undefined {
  const { id = '', version = 0 } = detail ?? {};
  const { data } = useQuery({
    queryKey: ['evidence', id, version],
    queryFn: async ({ signal }) =>
      (await callJson<ReadingEvidence>(`/api/v1/extraction/invoices/${encodeURIComponent(id)}/evidence`, { signal }))
        .json,
    enabled: detail !== undefined && isEditable(detail),
    staleTime: Number.POSITIVE_INFINITY,
    // Verifying goes on without it.
    retry: false,
  });
  return data;
}
