import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { DocumentStore } from '../document/document.store.ts';

/** Who verifies may assign or change the supplier; the document then belongs to that one's people. */
export const onInvoiceVerified =
  (documents: DocumentStore) =>
  ({ subject, sequence, data }: EventOf<'InvoiceVerified'>, session: Session): Promise<void> =>
    documents.setSupplier(session, data.documentId, data.supplierId, { invoiceId: subject, sequence });
