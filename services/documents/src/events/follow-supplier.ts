import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { DocumentStore } from '../document/document.store.ts';

/**
 * A document's people are those of its invoice's supplier. Who verifies may assign or change it; who splits a file that
 * nobody sent for one leaves it to none.
 */
export function followSupplier(documents: Pick<DocumentStore, 'setSupplier'>) {
  const follow = (
    { subject, sequence, data }: EventOf<'InvoiceVerified'> | EventOf<'InvoiceMoved'>,
    session: Session,
  ): Promise<void> =>
    documents.setSupplier(session, data.documentId, data.supplierId, { invoiceId: subject, sequence });
  return {
    InvoiceVerified: follow,
    async InvoiceMoved(event: EventOf<'InvoiceMoved'>, session: Session): Promise<void> {
      if (event.data.action === 'SPLIT') await follow(event, session);
    },
  };
}
