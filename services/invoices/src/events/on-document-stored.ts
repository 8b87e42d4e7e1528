import type { Handlers } from '@comptoir/event-bus';
import type { createReceiveInvoice } from '../invoice/receive-invoice.ts';

/** A document came in: it is an invoice until shown otherwise. */
export const onDocumentStored = (receive: ReturnType<typeof createReceiveInvoice>): Handlers => ({
  DocumentStored: receive,
});
