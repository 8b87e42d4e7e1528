import type { Handlers } from '@comptoir/event-bus';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';

/** The suppliers service says what is on file: this service keeps what its decisions need of it. */
export const onSupplierChanged = (suppliers: SupplierCopy): Handlers => ({
  SupplierChanged: (event, session) => suppliers.change(session, event),
  SupplierDeleted: (event, session) => suppliers.delete(session, event),
});
