import { SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import { decideChange, isRefused } from './decide-change.ts';
import { dropUnconfirmedRib, moveRequest } from './move-request.ts';
import { refuseAttempt } from './refuse-attempt.ts';

/** Takes a request back, while its code is out or it waits for its decision. @throws Problem not.found, change.notOpen */
export async function cancelChange(
  parts: SupplierParts,
  scope: Scope,
  { id, by }: { id: string; by: By },
): Promise<void> {
  const { database, requests, suppliers, clock } = parts;
  const done = await database.withTransaction(async (session) => {
    const before = await requests.load(scope, session, id);
    const supplier = before && (await suppliers.load(SCOPE_ALL, session, before.supplierId));
    if (!before || !supplier) throw new Problem('not.found');
    const outcome = decideChange(before, { name: 'cancel' }, clock.now());
    if (isRefused(outcome)) return { refusal: outcome, before };
    return { request: await moveRequest(parts, session, { before, outcome, supplier, by }) };
  });
  if (done.request) return dropUnconfirmedRib(parts, done.request);
  const { supplierId, kind } = done.before;
  return refuseAttempt(parts, { supplierId, requestId: id, kind, action: 'cancel', by }, done.refusal.refused);
}
