import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { endRequests } from '../change-requests/end-requests.ts';
import type { SupplierState } from './supplier.ts';
import { decisionOnSupplier } from './supplier-decision.ts';
import type { By, SupplierParts } from './supplier-parts.ts';

/** @throws Problem not.found; supplier.hasInvoices while an invoice names it */
export async function deleteSupplier(
  parts: SupplierParts,
  scope: Scope,
  { id, by }: { id: string; by: By },
): Promise<SupplierState> {
  const { database, suppliers, history, outbox, files, clock } = parts;
  const gone = await database.withTransaction(async (session) => {
    const state = await suppliers.load(scope, session, id);
    if (!state) throw new Problem('not.found');
    if (state.invoiceCount > 0) throw new Problem('supplier.hasInvoices');
    const version = state.version + 1;
    const ribs = await endRequests(parts, session, { supplier: state, by });
    await suppliers.remove(session, state);
    const decision = decisionOnSupplier('supplier.delete', state, undefined, by);
    await history.add(session, {
      supplierId: id,
      version,
      at: clock.now(),
      by: { id: by.id, name: by.name },
      fields: [],
    });
    await outbox.append(session, [
      {
        type: 'SupplierDeleted',
        subject: id,
        sequence: version,
        supplierId: id,
        ...(by.correlationId ? { correlationId: by.correlationId } : {}),
        data: { ...(decision && { decision }) },
      },
    ]);
    return { state, ribs };
  });
  for (const file of [gone.state.logoFileId, gone.state.ribFileId, ...gone.ribs]) if (file) await files.remove(file);
  return gone.state;
}

/**
 * Deletes those that no invoice names; each stands alone, and one already gone counts as deleted.
 * @throws Problem supplier.severalHaveInvoices with the names of those that stay (specification 001 §8)
 */
export async function deleteSuppliers(
  parts: SupplierParts,
  scope: Scope,
  { ids, by }: { ids: readonly string[]; by: By },
): Promise<void> {
  const staying: string[] = [];
  for (const id of new Set(ids)) {
    try {
      await deleteSupplier(parts, scope, { id, by });
    } catch (error) {
      if (!(error instanceof Problem) || (error.code !== 'supplier.hasInvoices' && error.code !== 'not.found'))
        throw error;
      if (error.code === 'supplier.hasInvoices')
        staying.push((await parts.suppliers.find(scope, id))?.raisonSociale ?? id);
    }
  }
  if (staying.length > 0) throw new Problem('supplier.severalHaveInvoices', { names: staying.join(', ') });
}
