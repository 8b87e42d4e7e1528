import { type EventOf, SCOPE_ALL, SYSTEM } from '@comptoir/contracts';
import { newId, type Session } from '@comptoir/storage';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import type { ChangeInvoice } from './change-invoice.ts';
import { causedBy, type InvoiceStore } from './invoice.store.ts';
import type { Rules } from './rules.ts';
import type { Who } from './state.ts';

type Parts = { change: ChangeInvoice; store: InvoiceStore; suppliers: SupplierCopy; rules: () => Rules };

/** Opens an invoice for a document that was stored: one a document, however often the event comes. */
export function createReceiveInvoice({ change, store, suppliers, rules }: Parts) {
  return async (event: EventOf<'DocumentStored'>, session: Session): Promise<void> => {
    const { fileName, mediaType, size, sha256, by, sentBySupplier, channel } = event.data;
    if (await store.findByDocument(SCOPE_ALL, event.subject, session)) return;
    const supplierId = event.data.supplierId ?? undefined;
    const supplier = await suppliers.get(supplierId, session);
    const isSupplier = sentBySupplier === true;
    const who: Who = { ...by, side: by.kind === 'service' ? 'system' : isSupplier ? 'supplier' : 'staff' };
    await change.inTransaction(
      session,
      undefined,
      {
        name: 'receive',
        by: SYSTEM,
        rules: rules(),
        id: newId(),
        document: { id: event.subject, fileName, mediaType, size, sha256 },
        sender: {
          by: who,
          isSupplier,
          ...(supplierId && { supplierId }),
          ...((channel === 'mail' || channel === 'ftp') && { channel }),
        },
        ...(supplier && { onFile: { id: supplier.id, name: supplier.name, code: supplier.code } }),
      },
      causedBy(event),
    );
  };
}
