import { type ChangeAsked, SCOPE_ALL, type Scope, SEND_MINUTES } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { type Asker, sent } from './ask-change.ts';
import type { ChangeParts } from './change-parts.ts';
import { decideChange, isRefused } from './decide-change.ts';
import { moveRequest } from './move-request.ts';
import { newCode } from './one-time-code.ts';
import { refuseAttempt } from './refuse-attempt.ts';

/**
 * Sends another code in the place of the one before; the guesses go on being counted.
 * @throws Problem not.found, change.locked, change.notOpen, change.supplierLocked, change.tooManySends, change.codeNotSent
 */
export async function resendCode(
  parts: ChangeParts,
  scope: Scope,
  { id, asker: { by, language } }: { id: string; asker: Asker },
): Promise<ChangeAsked> {
  const { database, requests, suppliers, guards, clock } = parts;
  const now = clock.now();
  const known = await requests.find(scope, id);
  if (!known) throw new Problem('not.found');
  const { supplierId, kind } = known;
  const attempt = { supplierId, requestId: id, kind, action: 'resend', by };
  if (await guards.isLocked(SCOPE_ALL, supplierId)) return refuseAttempt(parts, attempt, 'change.supplierLocked');
  if (!(await guards.countSend(supplierId, now))) {
    return refuseAttempt(parts, attempt, 'change.tooManySends', { minutes: SEND_MINUTES });
  }
  const { code, kept } = await newCode(now);
  const outcome = await database.withTransaction(async (session) => {
    const [before, supplier] = [
      await requests.load(scope, session, id),
      await suppliers.load(SCOPE_ALL, session, supplierId),
    ];
    if (!before || !supplier) throw new Problem('not.found');
    const decided = decideChange(before, { name: 'resend', code: kept }, now);
    if (isRefused(decided)) return decided;
    return { request: await moveRequest(parts, session, { before, outcome: decided, supplier, by }), supplier };
  });
  if ('refused' in outcome) return refuseAttempt(parts, attempt, outcome.refused);
  try {
    return await sent(parts, { ...outcome, code, language });
  } catch (error) {
    await guards.forgetSend(supplierId, now);
    throw error;
  }
}
