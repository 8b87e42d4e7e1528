import { decisionOf, SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import { notifiedOf } from './notices.ts';
import { correlated, lineBy } from './record-steps.ts';

/** Locks all changes of a supplier after too many wrong codes, in a transaction; nothing where they are locked. */
export async function lockChanges(
  parts: SupplierParts,
  session: Session,
  { supplier, by }: { supplier: SupplierState; by: By },
): Promise<void> {
  const version = await parts.guards.lock(session, supplier.id, parts.clock.now());
  if (version !== undefined) await tell(parts, session, { supplier, by, locked: true, version });
}

/** An administrator lets a supplier ask for changes again. @throws Problem not.found */
export async function unlockChanges(
  parts: SupplierParts,
  scope: Scope,
  { supplierId, by }: { supplierId: string; by: By },
): Promise<void> {
  await parts.database.withTransaction(async (session) => {
    const supplier = await parts.suppliers.load(scope, session, supplierId);
    if (!supplier) throw new Problem('not.found');
    const version = await parts.guards.unlock(session, supplierId);
    if (version !== undefined) await tell(parts, session, { supplier, by, locked: false, version });
  });
}

/** As lockChanges, in a transaction of its own. */
export async function lockSupplier(parts: SupplierParts, supplierId: string, by: By): Promise<void> {
  await parts.database.withTransaction(async (session) => {
    const supplier = await parts.suppliers.load(SCOPE_ALL, session, supplierId);
    if (supplier) await lockChanges(parts, session, { supplier, by });
  });
}

async function tell(
  { changeLines, outbox, clock }: SupplierParts,
  session: Session,
  { supplier, by, locked, version }: { supplier: SupplierState; by: By; locked: boolean; version: number },
): Promise<void> {
  const action = locked ? 'LOCK_SUPPLIER' : 'UNLOCK_SUPPLIER';
  const now = clock.now();
  await changeLines.add(session, [
    {
      ...lineBy(by),
      supplierId: supplier.id,
      requestId: null,
      kind: null,
      action,
      at: now,
      state: null,
      before: null,
      after: null,
      reason: null,
    },
  ]);
  await outbox.append(session, [
    {
      type: 'SupplierChangesLocked',
      subject: `${supplier.id}/changes`,
      sequence: version,
      supplierId: supplier.id,
      ...correlated(by),
      data: {
        decision: decisionOf(by, { action: `change.${action}`, before: { locked: !locked }, after: { locked } }),
        locked,
        supplierName: supplier.raisonSociale,
        notify: notifiedOf(supplier, now),
      },
    },
  ]);
}
