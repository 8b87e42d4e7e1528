import type { Session } from '@comptoir/storage';
import type { Recipient } from '../recipients/recipients.ts';
import { recipientsOf } from '../recipients/recipients.ts';
import type { StaffStore } from '../recipients/staff.store.ts';
import type { SupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import type { SupplierUserStore } from '../recipients/supplier-user.store.ts';
import type { Conversation } from '../thread/conversation.ts';
import type { Side } from '../thread/message.ts';

/** Who may be told; without a user of the portal behind the address nobody knows what they have read. */
export interface Reader {
  readonly recipient: Recipient;
  readonly userId?: string;
}

export interface ReaderParts {
  readonly suppliers: SupplierCopyStore;
  readonly users: SupplierUserStore;
  readonly staff: StaffStore;
}

/**
 * Whom a thread's comments concern. At the supplier's: its users, or its contact where it has none. Of the staff: who
 * wrote in the thread, and the supplier's account manager. Nobody once the supplier is gone.
 */
export async function findReaders(
  { suppliers, users, staff }: ReaderParts,
  session: Session,
  { supplierId, writers }: Conversation,
  side: Side,
): Promise<{ supplierName: string; readers: Reader[] }> {
  const supplier = await suppliers.find(session, supplierId);
  if (!supplier) return { supplierName: '', readers: [] };
  const { name: supplierName, accountManagerId } = supplier;
  if (side === 'staff') {
    const ids = [...new Set([...writers, ...(accountManagerId === null ? [] : [accountManagerId])])];
    const people = await staff.of(session, ids, supplierId);
    return { supplierName, readers: people.map(({ id, ...recipient }) => ({ recipient, userId: id })) };
  }
  const own = await users.ofSupplier(session, supplierId);
  if (own.length > 0) return { supplierName, readers: own.map(({ id, ...recipient }) => ({ recipient, userId: id })) };
  return { supplierName, readers: recipientsOf(supplier, []).map((recipient) => ({ recipient })) };
}
