import { SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { sha256OfFile } from '../files/read-file.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeRequest } from './change-request.ts';
import { applies, type ChangeCommand, type ChangeRefusal, decideChange, isRefused } from './decide-change.ts';
import { moveRequest } from './move-request.ts';
import { refuseAttempt } from './refuse-attempt.ts';

const NONE_PENDING: ChangeRefusal = { refused: 'change.nonePending' };
const REPLACED: ChangeRefusal = { refused: 'change.replaced' };

type Decided = Extract<ChangeCommand, { name: 'accept' | 'refuse' | 'callBack' }>;

/**
 * Decides about the bank change that waits, and where it is accepted puts it on file, in one transaction.
 * @throws Problem not.found, change.nonePending, change.replaced, change.ownRequest, stepUp.required,
 * change.callBackMissing, change.ribAltered, change.motiveRequired
 */
export async function decideBankChange(
  parts: SupplierParts,
  scope: Scope,
  { supplierId, command, by }: { supplierId: string; command: Decided; by: By },
): Promise<ChangeRequest> {
  const { database, requests, suppliers, clock } = parts;
  if (!(await suppliers.find(scope, supplierId))) throw new Problem('not.found');
  const attempt = { supplierId, kind: 'IBAN' as const, action: command.name, by };
  const waiting = await requests.pending(scope, null, supplierId);
  const rib = waiting?.after.rib;
  if (command.name === 'accept' && waiting && rib && (await sha256OfFile(parts.files, rib.fileId)) !== rib.sha256) {
    return refuseAttempt(parts, { ...attempt, requestId: waiting.id }, 'change.ribAltered');
  }
  const done = await database.withTransaction(async (session) => {
    const [before, supplier] = [
      await requests.pending(scope, session, supplierId),
      await suppliers.load(SCOPE_ALL, session, supplierId),
    ];
    if (!supplier) throw new Problem('not.found');
    if (!before) return { refusal: NONE_PENDING };
    // The file that was looked at is that of this request, or it is another request.
    const outcome = before.id === waiting?.id ? decideChange(before, command, clock.now()) : REPLACED;
    if (isRefused(outcome)) return { refusal: outcome, id: before.id };
    const request = await moveRequest(parts, session, { before, outcome, supplier, by });
    if (applies(outcome)) await applyChange(parts, session, { request, supplier, by });
    return { request };
  });
  if (done.request) return done.request;
  const { refused, params } = done.refusal;
  return refuseAttempt(parts, { ...attempt, ...(done.id && { requestId: done.id }) }, refused, params);
}
