import { CHANGE_KINDS, SCOPE_ALL } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import { decideChange, isRefused } from './decide-change.ts';
import { moveRequest } from './move-request.ts';

/** Cancels what is open of a supplier that is deleted, in the same transaction; answers the RIBs nobody needs any more. */
export async function endRequests(
  parts: SupplierParts,
  session: Session,
  { supplier, by }: { supplier: SupplierState; by: By },
): Promise<string[]> {
  const { requests, clock } = parts;
  const open = [await requests.pending(SCOPE_ALL, session, supplier.id)];
  for (const kind of CHANGE_KINDS) open.push(await requests.requested(SCOPE_ALL, session, supplier.id, kind));
  for (const before of open) {
    const outcome = before && decideChange(before, { name: 'cancel' }, clock.now());
    if (before && outcome && !isRefused(outcome)) await moveRequest(parts, session, { before, outcome, supplier, by });
  }
  return open.flatMap((request) => request?.after.rib?.fileId ?? []);
}
