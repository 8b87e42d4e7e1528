import { type ChangeAsked, type Language, SCOPE_ALL, SEND_MINUTES } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By } from '../supplier/supplier-parts.ts';
import type { ChangeParts } from './change-parts.ts';
import type { ChangeRequest } from './change-request.ts';
import { decideChange, guessesLeft, isRefused } from './decide-change.ts';
import { maskEmail, maskPhone, maskValues } from './masks.ts';
import { dropUnconfirmedRib, moveRequest } from './move-request.ts';
import { newCode } from './one-time-code.ts';
import { type NewRequest, openRequest } from './open-request.ts';
import { refuseAttempt } from './refuse-attempt.ts';

/** Who asks, and the language their codes are worded in. */
export interface Asker {
  readonly by: By;
  readonly email: string;
  readonly language: Language;
}

/**
 * Asks for a change of a supplier's own: opens the request and has its code sent. With no way from before to send it by,
 * it waits for a call back and a second person.
 * @throws Problem change.supplierLocked, change.tooManySends, change.pending, change.codeNotSent
 */
export async function askChange(
  parts: ChangeParts,
  supplier: SupplierState,
  given: Omit<NewRequest, 'code' | 'typed' | 'needsCallBack'>,
  { by, language }: Asker,
): Promise<ChangeAsked> {
  const { database, guards, clock } = parts;
  const now = clock.now();
  const attempt = { supplierId: supplier.id, kind: given.kind, action: 'ask', by };
  if (await guards.isLocked(SCOPE_ALL, supplier.id)) return refuseAttempt(parts, attempt, 'change.supplierLocked');
  if (given.kind === 'IBAN' && (await parts.requests.pending(SCOPE_ALL, null, supplier.id))) {
    return refuseAttempt(parts, attempt, 'change.pending');
  }
  if (!(await guards.countSend(supplier.id, now))) {
    return refuseAttempt(parts, attempt, 'change.tooManySends', { minutes: SEND_MINUTES });
  }
  const isSent = given.ways.length > 0;
  const { code, kept } = await newCode(now);
  const { request, superseded } = await database.withTransaction((session) =>
    openRequest(parts, session, {
      supplier,
      given: { ...given, typed: false, needsCallBack: !isSent, ...(isSent && { code: kept }) },
      by,
    }),
  );
  if (superseded) await dropUnconfirmedRib(parts, superseded);
  if (!isSent) return { data: request.id, state: request.state };
  try {
    return await sent(parts, { request, code, supplier, language });
  } catch (error) {
    await guards.forgetSend(supplier.id, now);
    await giveUp(parts, request, { supplier, by });
    throw error;
  }
}

/** Has the code sent; what the person is told of where it went. */
export async function sent(
  { sendCode }: ChangeParts,
  given: { request: ChangeRequest; code: string; supplier: SupplierState; language: Language },
): Promise<ChangeAsked> {
  const { request, code, supplier, language } = given;
  const { channel, to } = await sendCode({
    kind: request.kind,
    code,
    supplierName: supplier.raisonSociale,
    // What is confirmed is said with the code: whoever reads it sees whether it is what they asked for.
    after: request.after.email ?? request.after.phone ?? maskValues(request.after) ?? '',
    language,
    ways: [...request.ways],
  });
  return {
    data: request.id,
    state: request.state,
    code: {
      channel,
      destination: channel === 'email' ? maskEmail(to) : maskPhone(to),
      expiresAt: request.code?.expiresAt.toISOString() ?? '',
      attemptsLeft: guessesLeft(request),
    },
  };
}

async function giveUp(
  parts: ChangeParts,
  { id }: ChangeRequest,
  { supplier, by }: { supplier: SupplierState; by: By },
): Promise<void> {
  const ended = await parts.database.withTransaction(async (session) => {
    const before = await parts.requests.load(SCOPE_ALL, session, id);
    if (!before) throw new Problem('not.found');
    const outcome = decideChange(before, { name: 'giveUp', reason: 'change.codeNotSent' }, parts.clock.now());
    return isRefused(outcome) ? undefined : moveRequest(parts, session, { before, outcome, supplier, by });
  });
  if (ended) await dropUnconfirmedRib(parts, ended);
}
