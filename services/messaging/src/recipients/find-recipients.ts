import type { Session } from '@comptoir/storage';
import { type Recipient, recipientsOf } from './recipients.ts';
import type { SupplierCopyStore } from './supplier-copy.store.ts';
import type { SupplierUserStore } from './supplier-user.store.ts';

export interface RecipientParts {
  readonly suppliers: SupplierCopyStore;
  readonly users: SupplierUserStore;
}

/**
 * Whom to write to about a supplier; nobody once it is deleted.
 * @throws Error while the supplier has not been heard of: its own event is on its way, and the handler is run again
 */
export async function findRecipients(
  { suppliers, users }: RecipientParts,
  session: Session,
  supplierId: string,
): Promise<Recipient[]> {
  const supplier = await suppliers.find(session, supplierId);
  if (supplier === undefined) throw new Error(`supplier ${supplierId} has not been heard of yet`);
  return supplier === null ? [] : recipientsOf(supplier, await users.ofSupplier(session, supplierId));
}
