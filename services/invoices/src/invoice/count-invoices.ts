import { INVOICE_STATUSES, type InvoiceStatus, type Scope } from '@comptoir/contracts';
import type { Counters } from '@comptoir/storage';

/** How many invoices are in scope, by status, zeros left out: sums of kept counters, however many there are. */
export async function countByStatus(scope: Scope, counts: Counters): Promise<Record<string, number>> {
  const found = await counts.sumBy('status', suppliersIn(scope));
  return Object.fromEntries(found);
}

/** Invoices in scope in these statuses, all by default. */
export const countInvoices = (
  scope: Scope,
  counts: Counters,
  statuses: readonly InvoiceStatus[] = INVOICE_STATUSES,
): Promise<number> => counts.sum({ status: statuses, ...suppliersIn(scope) });

const suppliersIn = (scope: Scope): { supplierId?: readonly string[] } =>
  scope.kind === 'all' ? {} : { supplierId: scope.ids };
