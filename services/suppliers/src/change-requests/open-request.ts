import { Problem } from '@comptoir/service-kit';
import { isDuplicateKey, newId, type Session } from '@comptoir/storage';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ChangeRequest, KeptCode, Step } from './change-request.ts';
import { decideChange, isRefused } from './decide-change.ts';
import { moveRequest } from './move-request.ts';
import { recordSteps } from './record-steps.ts';

export type NewRequest = Pick<ChangeRequest, 'kind' | 'before' | 'after' | 'typed' | 'ways' | 'needsCallBack'> & {
  /** Absent where none is sent: it waits for a second person at once. */
  readonly code?: KeptCode;
};

type Parts = Pick<SupplierParts, 'requests' | 'files' | 'changeLines' | 'outbox' | 'clock'>;

/**
 * Opens a request in a transaction. It takes the place of one of its kind that still waits for its code, which is
 * answered so that its RIB can go once this is committed.
 * @throws Problem change.pending while a bank change waits for its decision
 */
export async function openRequest(
  parts: Parts,
  session: Session,
  { supplier, given, by }: { supplier: SupplierState; given: NewRequest; by: By },
): Promise<{ request: ChangeRequest; superseded?: ChangeRequest }> {
  const { requests, clock } = parts;
  const { kind, code } = given;
  if (kind === 'IBAN' && (await requests.pending({ kind: 'all' }, session, supplier.id))) {
    throw new Problem('change.pending');
  }
  const former = await requests.requested({ kind: 'all' }, session, supplier.id, kind);
  const ended = former && decideChange(former, { name: 'supersede' }, clock.now());
  const superseded =
    former && ended && !isRefused(ended)
      ? await moveRequest(parts, session, { before: former, outcome: ended, supplier, by })
      : undefined;

  const steps = stepsOf(given);
  const request: ChangeRequest = {
    ...given,
    id: newId(),
    supplierId: supplier.id,
    state: code ? 'REQUESTED' : 'PENDING_APPROVAL',
    version: steps.length,
    asked: { by: { id: by.id, name: by.name }, at: clock.now() },
    guesses: 0,
  };
  await requests.insert(session, request).catch((error: unknown) => {
    if (isDuplicateKey(error)) throw new Problem('change.pending');
    throw error;
  });
  if (request.after.rib) await parts.files.keep(session, request.after.rib.fileId);
  await recordSteps(parts, session, { request, steps, by, supplier });
  return { request, ...(superseded && { superseded }) };
}

function stepsOf({ typed, code }: NewRequest): Step[] {
  if (typed) return [{ action: 'TYPE', from: null, to: 'PENDING_APPROVAL' }];
  const asked: Step = { action: 'REQUEST', from: null, to: 'REQUESTED' };
  return code ? [asked] : [asked, { action: 'SUBMIT', from: 'REQUESTED', to: 'PENDING_APPROVAL' }];
}
