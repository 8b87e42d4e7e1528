import { Problem } from '@comptoir/service-kit';
import { isDuplicateKey, newId, type Session } from '@comptoir/storage';
import type { PendingFile } from '@comptoir/storage/files';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ChangeRequest, KeptCode, Step } from './change-request.ts';
import { decideChange, isRefused } from './decide-change.ts';
import { moveRequest } from './move-request.ts';
import { recordSteps } from './record-steps.ts';

export type NewRequest = Pick<ChangeRequest, 'kind' | 'before' | 'after' | 'typed' | 'ways' | 'needsCallBack'> & {
  /** Absent where none is sent: it waits for a second person at once. */
  readonly code?: KeptCode;
  /** That of `after`, which the request keeps. */
  readonly ribFile?: PendingFile | undefined;
};

type Parts = Pick<SupplierParts, 'requests' | 'pending' | 'changeLines' | 'outbox' | 'clock' | 'payeeChecks'>;

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
  const { kind } = given;
  if (kind === 'IBAN' && (await requests.pending({ kind: 'all' }, session, supplier.id))) {
    throw new Problem('change.pending');
  }
  const former = await requests.requested({ kind: 'all' }, session, supplier.id, kind);
  const ended = former && decideChange(former, { name: 'supersede' }, clock.now());
  const superseded =
    former && ended && !isRefused(ended)
      ? await moveRequest(parts, session, { before: former, outcome: ended, supplier, by })
      : undefined;

  const [request] = await insertRequests(parts, session, { opened: [{ supplier, given }], by });
  if (!request) throw new Error('no request came of it');
  return { request, ...(superseded && { superseded }) };
}

/**
 * Writes new requests with their history and events, in a transaction; of suppliers that have none which they would take
 * the place of, such as new ones. @throws Problem change.pending
 */
export async function insertRequests(
  parts: Parts,
  session: Session,
  { opened, by }: { opened: ReadonlyArray<{ supplier: SupplierState; given: NewRequest }>; by: By },
): Promise<ChangeRequest[]> {
  if (opened.length === 0) return [];
  const asked = { by: { id: by.id, name: by.name }, at: parts.clock.now() };
  const taken = opened.map(({ supplier, given: { ribFile: _ribFile, ...given } }) => {
    const steps = stepsOf(given);
    const request: ChangeRequest = {
      ...given,
      id: newId(),
      supplierId: supplier.id,
      state: given.code ? 'REQUESTED' : 'PENDING_APPROVAL',
      version: steps.length,
      asked,
      guesses: 0,
    };
    return { request, steps, by, supplier };
  });
  const requests = taken.map(({ request }) => request);
  await parts.requests.insert(session, ...requests).catch((error: unknown) => {
    if (isDuplicateKey(error)) throw new Problem('change.pending');
    throw error;
  });
  await parts.pending.keepAll(
    session,
    opened.flatMap(({ given }) => given.ribFile ?? []),
  );
  await recordSteps(parts, session, ...taken);
  return requests;
}

function stepsOf({ typed, code }: NewRequest): Step[] {
  if (typed) return [{ action: 'TYPE', from: null, to: 'PENDING_APPROVAL' }];
  const asked: Step = { action: 'REQUEST', from: null, to: 'REQUESTED' };
  return code ? [asked] : [asked, { action: 'SUBMIT', from: 'REQUESTED', to: 'PENDING_APPROVAL' }];
}
