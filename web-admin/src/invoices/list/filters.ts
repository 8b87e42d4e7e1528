import { INVOICE_STATUSES, type InvoiceStatus } from '@comptoir/contracts';

/** The filter as the address holds it. */
export interface InvoiceFilters {
  readonly q?: string;
  readonly status?: readonly InvoiceStatus[];
  readonly supplierId?: string;
  readonly issuedFrom?: string;
  readonly issuedTo?: string;
}

export const isInvoiceStatus = (text: unknown): text is InvoiceStatus =>
  INVOICE_STATUSES.includes(text as InvoiceStatus);

/** The statuses a filter names; what is none (an old link, a hand-written address) is left out. */
export const statusesOf = (filters: { status?: unknown }): readonly InvoiceStatus[] =>
  Array.isArray(filters.status) ? filters.status.filter(isInvoiceStatus) : [];

/** The filter with a status put in or taken out; without any it is gone. */
export function toggleStatus(filters: InvoiceFilters, status: InvoiceStatus): InvoiceFilters {
  const chosen = statusesOf(filters);
  const next = chosen.includes(status) ? chosen.filter((each) => each !== status) : [...chosen, status];
  const { status: _, ...others } = filters;
  return next.length === 0 ? others : { ...others, status: INVOICE_STATUSES.filter((each) => next.includes(each)) };
}

/** The filter with a value set, or gone where there is none. */
export function withFilter<Name extends keyof InvoiceFilters>(
  filters: InvoiceFilters,
  name: Name,
  value: InvoiceFilters[Name] | '',
): InvoiceFilters {
  const { [name]: _, ...others } = filters;
  return value === '' || value === undefined ? others : { ...others, [name]: value };
}
