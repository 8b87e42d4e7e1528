import { type InvoiceFilter, invoiceSortsFor } from '@comptoir/contracts';
import type { SortPayload } from 'ra-core';

/** Whether a resource can be sorted by a field under a filter: each sort is read straight from an index, or not offered. */
export function isSortOffered(resource: string, field: string, filter: unknown): boolean {
  return resource !== 'invoices' || invoiceSortsFor((filter ?? {}) as InvoiceFilter).some((name) => name === field);
}

/** The one order a filter leaves to a list; none where there is a choice. */
export function ownSort(resource: string, filter: unknown): 'receivedAt' | 'issueDate' | undefined {
  if (resource !== 'invoices') return undefined;
  const offered = invoiceSortsFor((filter ?? {}) as InvoiceFilter);
  const [only] = offered;
  return offered.length === 1 && (only === 'receivedAt' || only === 'issueDate') ? only : undefined;
}

/** The order a list comes in: the one asked for where it is offered under the filter, else the filter's own. */
export function servedSort(resource: string, sort: SortPayload, filter: unknown): SortPayload {
  if (isSortOffered(resource, sort.field, filter)) return sort;
  const [own = 'receivedAt'] = invoiceSortsFor((filter ?? {}) as InvoiceFilter);
  return { field: own, order: 'DESC' };
}
