import type { Session } from '@comptoir/storage';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ChangeRequest } from './change-request.ts';
import type { ChangeOutcome } from './decide-change.ts';
import { recordSteps } from './record-steps.ts';

/** Saves what was decided about a request that was loaded in the same transaction, with its history and its events. */
export async function moveRequest(
  parts: Pick<SupplierParts, 'requests' | 'changeLines' | 'outbox' | 'clock' | 'payeeChecks'>,
  session: Session,
  given: { before: ChangeRequest; outcome: ChangeOutcome; supplier: SupplierState; by: By },
): Promise<ChangeRequest> {
  const { before, outcome, supplier, by } = given;
  await parts.requests.replace(session, before, outcome.request);
  await recordSteps(parts, session, { request: outcome.request, steps: outcome.steps, by, supplier });
  return outcome.request;
}

/** What was never confirmed keeps its history and its RIB's hash; the file itself goes. */
export async function dropUnconfirmedRib(
  { files }: Pick<SupplierParts, 'files'>,
  { state, after, confirmedAt, typed }: ChangeRequest,
): Promise<void> {
  const hasEnded = state === 'CANCELED' || state === 'EXPIRED' || state === 'LOCKED';
  if (hasEnded && after.rib && !confirmedAt && !typed) await files.remove(after.rib.fileId);
}
