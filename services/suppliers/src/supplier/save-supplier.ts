import type { Session } from '@comptoir/storage';
import type { SupplierState } from './supplier.ts';
import { supplierChanged } from './supplier-changed.ts';
import type { By, SupplierParts } from './supplier-parts.ts';

/**
 * Puts a supplier's next state in the place of the one loaded in the same transaction, with its history and its event.
 * `decidedElsewhere`: a change request tells who decided.
 */
export async function saveSupplier(
  { suppliers, history, outbox }: Pick<SupplierParts, 'suppliers' | 'history' | 'outbox'>,
  session: Session,
  {
    before,
    after,
    by,
    fields,
    decidedElsewhere = false,
  }: {
    before: SupplierState;
    after: SupplierState;
    by: By;
    fields: readonly string[];
    decidedElsewhere?: boolean;
  },
): Promise<void> {
  await suppliers.replace(session, before, after);
  await history.add(session, {
    supplierId: after.id,
    version: after.version,
    at: after.updatedAt,
    by: { id: by.id, name: by.name },
    fields,
  });
  await outbox.append(session, [supplierChanged(after, by, decidedElsewhere ? undefined : before)]);
}
