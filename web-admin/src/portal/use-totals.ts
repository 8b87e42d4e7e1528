import { useQuery } from '@tanstack/react-query';
import { callJson } from '../providers/http.ts';

type Totals = number | { readonly data: number };

/** The total amount of a supplier's invoices, in the company's currency (specification 000 §2). */
export function useTotals(supplierId: string): number | undefined {
  const { data } = useQuery({
    queryKey: ['invoices', 'totalAmounts', supplierId],
    queryFn: async ({ signal }) => {
      const url = `/api/invoices/${encodeURIComponent(supplierId)}/totalAmounts`;
      const { json } = await callJson<Totals>(url, { signal });
      return typeof json === 'number' ? json : json.data;
    },
  });
  return data;
}
