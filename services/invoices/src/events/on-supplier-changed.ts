import type { Handlers } from '@comptoir/event-bus';
import type { RenameInvoices } from '../suppliers/rename-invoices.ts';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';

/** The suppliers service says what is on file: this service keeps what its decisions and lists need of it. */
export const onSupplierChanged = (parts: { suppliers: SupplierCopy; renames: RenameInvoices }): Handlers => ({
  async SupplierChanged(event, session) {
    const { isRenamed } = await parts.suppliers.change(session, event);
    if (isRenamed) await parts.renames.ask(session, event.subject, event.sequence);
  },
  SupplierDeleted: (event, session) => parts.suppliers.delete(session, event),
});
