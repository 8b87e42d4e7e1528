import { type ChangeKind, SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import type { By } from '../supplier/supplier-parts.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeParts } from './change-parts.ts';
import type { ChangeRequest, KeptCode } from './change-request.ts';
import {
  applies,
  type ChangeOutcome,
  type ChangeRefusal,
  decideChange,
  guessesLeft,
  guessRefusal,
  isRefused,
} from './decide-change.ts';
import { lockChanges, lockSupplier } from './lock-changes.ts';
import { dropUnconfirmedRib, moveRequest } from './move-request.ts';
import { isRightCode, readCode } from './one-time-code.ts';
import { refuseAttempt } from './refuse-attempt.ts';

interface Guess {
  readonly id: string;
  readonly otp: string | number;
  readonly kind: ChangeKind;
  readonly by: By;
}

/**
 * Looks at a code somebody typed. It is counted first, in one step of the database: however many come at once, five are
 * looked at for a request, and ten in a day for a supplier.
 * @throws Problem request.invalid for what is no code; not.found for another's request, or another kind's; change.expired,
 * change.locked, change.notOpen, change.supplierLocked; supplier.emailTaken, change.pending where the new value cannot be
 */
export async function validateCode(
  parts: ChangeParts,
  scope: Scope,
  { id, otp, kind, by }: Guess,
): Promise<{ data: boolean; attemptsLeft: number }> {
  const typed = readCode(otp);
  if (typed === undefined) {
    throw new Problem('request.invalid', {}, [{ field: 'otp', code: otp === '' ? 'required' : 'not_valid' }]);
  }
  const now = parts.clock.now();
  const counted = await parts.requests.countGuess(scope, { id, kind, now });
  if (!counted?.code) return refuseGuess(parts, scope, { id, kind, by }, now);
  const { supplierId } = counted;
  const attempt = { supplierId, requestId: id, kind, action: 'guess', by };
  const leftToday = await parts.guards.countGuess(supplierId, now);
  if (leftToday === undefined) {
    await lockSupplier(parts, supplierId, by);
    return refuseAttempt(parts, attempt, 'change.supplierLocked');
  }

  const looked = await look(parts, scope, { id, by, code: counted.code, typed, locks: leftToday === 0 });
  if ('refused' in looked) return refuseAttempt(parts, attempt, looked.refused);
  await dropUnconfirmedRib(parts, looked.request);
  return { data: looked.isRight, attemptsLeft: looked.isRight ? 0 : guessesLeft(looked.request) };
}

async function look(
  parts: ChangeParts,
  scope: Scope,
  given: { id: string; by: By; code: KeptCode; typed: string; locks: boolean },
): Promise<{ request: ChangeRequest; isRight: boolean } | ChangeRefusal> {
  const { id, by, code, typed, locks } = given;
  const isRight = await isRightCode(typed, code);
  return parts.database.withTransaction(async (session) => {
    const before = await parts.requests.load(scope, session, id);
    const supplier = before && (await parts.suppliers.load(SCOPE_ALL, session, before.supplierId));
    if (!before || !supplier) throw new Problem('not.found');
    const outcome = decideChange(before, { name: 'guess', isRight, hash: code.hash }, parts.clock.now());
    if (isRefused(outcome)) return outcome;
    const obstacle = await obstacleTo(parts, session, outcome);
    if (obstacle) {
      const given = decideChange(before, { name: 'cancel' }, parts.clock.now());
      if (!isRefused(given)) await moveRequest(parts, session, { before, outcome: given, supplier, by });
      return obstacle;
    }
    const request = await moveRequest(parts, session, { before, outcome, supplier, by });
    if (applies(outcome)) await applyChange(parts, session, { request, supplier, by });
    if (!isRight && locks) await lockChanges(parts, session, { supplier, by });
    return { request, isRight };
  });
}

/** What stands in the way of a confirmed value: only who holds the address learns that another supplier has it. */
async function obstacleTo(
  { suppliers, requests }: ChangeParts,
  session: Session,
  { request }: ChangeOutcome,
): Promise<ChangeRefusal | undefined> {
  const { state, supplierId, after } = request;
  if (state === 'APPLIED' && after.email && (await suppliers.isEmailTaken(session, after.email, supplierId))) {
    return { refused: 'supplier.emailTaken' };
  }
  if (state === 'PENDING_APPROVAL' && (await requests.pending(SCOPE_ALL, session, supplierId))) {
    return { refused: 'change.pending' };
  }
  return undefined;
}

/** A guess that is not looked at: written down by its powers of ten, and told why. */
async function refuseGuess(
  parts: ChangeParts,
  scope: Scope,
  { id, kind, by }: Omit<Guess, 'otp'>,
  now: Date,
): Promise<never> {
  const request = await parts.requests.find(scope, id);
  if (!request) throw new Problem('not.found');
  const { supplierId } = request;
  const code = request.kind === kind ? (guessRefusal(request, now)?.refused ?? 'change.locked') : 'not.found';
  const count = parts.tries.count(`${id} ${code}`);
  return refuseAttempt(parts, { supplierId, requestId: id, kind: request.kind, action: 'guess', by, count }, code);
}
