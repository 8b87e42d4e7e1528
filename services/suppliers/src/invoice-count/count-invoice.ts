import type { EventData, EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { SupplierStore } from '../supplier/supplier.store.ts';
import type { LinkedInvoiceStore } from './linked-invoice.store.ts';

/** Any event of an invoice's life: each says which supplier the invoice now names. */
export type InvoiceEvent = EventOf<
  'InvoiceReceived' | 'InvoiceRead' | 'InvoiceVerified' | 'InvoiceMoved' | 'InvoiceDeleted'
>;

/** Keeps `invoiceCount`: an invoice counts for the supplier it names, from its receipt until it is deleted. */
export async function countInvoice(
  parts: { suppliers: SupplierStore; linkedInvoices: LinkedInvoiceStore },
  event: InvoiceEvent,
  session: Session,
): Promise<void> {
  const { supplierId }: Pick<EventData<'InvoiceRead'>, 'supplierId'> = event.data;
  const names = event.type === 'InvoiceDeleted' ? null : supplierId;
  const noted = await parts.linkedInvoices.note(session, {
    invoiceId: event.subject,
    supplierId: names,
    sequence: event.sequence,
  });
  if (!noted || noted.was === names) return;
  if (noted.was) await parts.suppliers.addInvoices(session, noted.was, -1);
  if (names) await parts.suppliers.addInvoices(session, names, 1);
}
