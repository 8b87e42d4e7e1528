import type { Session } from '@comptoir/storage';
import type { InvoiceCopyStore, InvoiceEvent } from '../invoices/invoice-copy.store.ts';

/** Keeps whose an invoice is and what it is called, from the events by which that may be another. */
export function onInvoiceChanged(invoices: InvoiceCopyStore) {
  const note = (event: InvoiceEvent, session: Session): Promise<void> => invoices.changed(session, event);
  return {
    InvoiceReceived: note,
    InvoiceRead: note,
    InvoiceVerified: note,
    InvoiceMoved: note,
    InvoiceDeleted: note,
  };
}
