import { type ChangeState, GUESSES_A_REQUEST, type ProblemCode, STEP_UP_MINUTES } from '@comptoir/contracts';
import type { CallBackRecord, ChangeRequest, KeptCode, PayeeCheck, Step } from './change-request.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** What can happen to a request that is there. */
export type ChangeCommand =
  | { readonly name: 'resend'; readonly code: KeptCode }
  /** A guess was counted (`guesses` includes it) and looked at, against the code with that hash. */
  | { readonly name: 'guess'; readonly isRight: boolean; readonly hash: string }
  | { readonly name: 'cancel' | 'supersede' | 'expire' }
  | { readonly name: 'giveUp'; readonly reason: string }
  | { readonly name: 'callBack'; readonly record: CallBackRecord }
  | { readonly name: 'payee'; readonly check: PayeeCheck }
  /** `shown` is the request that was shown to who accepts, where they say so; `authenticatedAt` in seconds. */
  | { readonly name: 'accept'; readonly by: Person; readonly authenticatedAt: number; readonly shown?: string }
  | { readonly name: 'refuse'; readonly by: Person; readonly motive: string; readonly shown?: string };

export interface ChangeRefusal {
  readonly refused: ProblemCode;
  readonly params?: Readonly<Record<string, number>>;
}

export interface ChangeOutcome {
  readonly request: ChangeRequest;
  readonly steps: readonly [Step, ...Step[]];
}

export const isRefused = (outcome: ChangeOutcome | ChangeRefusal): outcome is ChangeRefusal => 'refused' in outcome;

/** Whether a step puts the new value on file. */
export const applies = ({ steps }: ChangeOutcome): boolean =>
  steps.some(({ to }) => to === 'APPLIED' || to === 'ACCEPTED');

/** What a command makes of a request at a time, or why it cannot be. */
export function decideChange(request: ChangeRequest, command: ChangeCommand, now: Date): ChangeOutcome | ChangeRefusal {
  switch (command.name) {
    case 'resend':
      return resend(request, command.code, now);
    case 'guess':
      return guess(request, command, now);
    case 'cancel':
      return request.state === 'REQUESTED' || request.state === 'PENDING_APPROVAL'
        ? end(request, 'CANCELED', { action: 'CANCEL' })
        : refuse('change.notOpen');
    case 'supersede':
      return request.state === 'REQUESTED'
        ? end(request, 'CANCELED', { action: 'SUPERSEDE' })
        : refuse('change.notOpen');
    case 'expire':
      return isExpired(request, now) ? end(request, 'EXPIRED', { action: 'EXPIRE' }) : refuse('change.notOpen');
    case 'giveUp':
      return request.state === 'REQUESTED'
        ? end(request, 'CANCELED', { action: 'NOT_SENT', reason: command.reason })
        : refuse('change.notOpen');
    case 'callBack':
      return request.state === 'PENDING_APPROVAL'
        ? on({ ...request, callBack: command.record }, [step(request, 'CALL_BACK', 'PENDING_APPROVAL')])
        : refuse('change.nonePending');
    case 'payee':
      return answered(request, command.check);
    case 'accept':
      return accept(request, command, now);
    case 'refuse':
      return decline(request, command, now);
  }
}

/** A request whose code ran out, whether or not somebody noticed. */
export const isExpired = ({ state, code }: ChangeRequest, now: Date): boolean =>
  state === 'REQUESTED' && code !== undefined && code.expiresAt <= now;

/** Why a guess at this request is not looked at; undefined where it is, once it is counted. */
export function guessRefusal(request: ChangeRequest, now: Date): ChangeRefusal | undefined {
  if (request.state === 'LOCKED' || (request.state === 'REQUESTED' && request.guesses >= GUESSES_A_REQUEST)) {
    return refuse('change.locked');
  }
  if (request.state === 'EXPIRED' || isExpired(request, now)) return refuse('change.expired');
  return request.state === 'REQUESTED' ? undefined : refuse('change.notOpen');
}

export const guessesLeft = ({ guesses }: Pick<ChangeRequest, 'guesses'>): number =>
  Math.max(0, GUESSES_A_REQUEST - guesses);

/** A new code takes the place of the one before; the guesses go on being counted. */
function resend(request: ChangeRequest, code: KeptCode, now: Date): ChangeOutcome | ChangeRefusal {
  const refusal = guessRefusal(request, now);
  if (refusal && refusal.refused !== 'change.expired') return refusal;
  if (request.state !== 'REQUESTED') return refuse('change.expired');
  return on({ ...request, code }, [step(request, 'RESEND', 'REQUESTED')]);
}

function guess(
  request: ChangeRequest,
  { isRight, hash }: { isRight: boolean; hash: string },
  now: Date,
): ChangeOutcome | ChangeRefusal {
  // Another guess was right meanwhile, or the code was replaced: a code serves once.
  if (request.state !== 'REQUESTED' || request.code?.hash !== hash) return refuse('change.notOpen');
  if (isExpired(request, now)) return refuse('change.expired');
  if (isRight) return confirmed(request, now);
  const wrong = step(request, 'WRONG_CODE', 'REQUESTED');
  if (request.guesses < GUESSES_A_REQUEST) return on(request, [wrong]);
  return on(without(request, 'LOCKED'), [wrong, { action: 'LOCK', from: 'REQUESTED', to: 'LOCKED' }]);
}

function confirmed(request: ChangeRequest, now: Date): ChangeOutcome {
  const [action, to] =
    request.kind === 'IBAN' ? (['SUBMIT', 'PENDING_APPROVAL'] as const) : (['APPLY', 'APPLIED'] as const);
  return on({ ...without(request, to), confirmedAt: now }, [
    step(request, 'VALIDATE', 'VALIDATED'),
    { action, from: 'VALIDATED', to },
  ]);
}

/** The bank's answer counts once, and decides nothing: a person does. */
function answered(request: ChangeRequest, check: PayeeCheck): ChangeOutcome | ChangeRefusal {
  if (request.state !== 'PENDING_APPROVAL' || request.payee) return refuse('change.nonePending');
  const asked = step(request, 'PAYEE', 'PENDING_APPROVAL');
  return on({ ...request, payee: check }, [{ ...asked, reason: check.answer }]);
}

function accept(
  request: ChangeRequest,
  { by, authenticatedAt, shown }: { by: Person; authenticatedAt: number; shown?: string },
  now: Date,
): ChangeOutcome | ChangeRefusal {
  if (request.state !== 'PENDING_APPROVAL') return refuse('change.nonePending');
  if (shown !== undefined && shown !== request.id) return refuse('change.replaced');
  if (request.asked.by.id === by.id) return refuse('change.ownRequest');
  if (now.getTime() / 1000 - authenticatedAt > STEP_UP_MINUTES * 60) {
    return { refused: 'stepUp.required', params: { minutes: STEP_UP_MINUTES } };
  }
  if (request.needsCallBack && !request.callBack) return refuse('change.callBackMissing');
  return on({ ...request, state: 'ACCEPTED', decided: { by, at: now } }, [step(request, 'ACCEPT', 'ACCEPTED')]);
}

function decline(
  request: ChangeRequest,
  { by, motive, shown }: { by: Person; motive: string; shown?: string },
  now: Date,
): ChangeOutcome | ChangeRefusal {
  if (request.state !== 'PENDING_APPROVAL') return refuse('change.nonePending');
  if (shown !== undefined && shown !== request.id) return refuse('change.replaced');
  const reason = motive.trim();
  if (reason === '') return refuse('change.motiveRequired');
  return on({ ...request, state: 'REFUSED', decided: { by, at: now, motive: reason } }, [
    { ...step(request, 'REFUSE', 'REFUSED'), reason },
  ]);
}

const refuse = (refused: ProblemCode): ChangeRefusal => ({ refused });

const step = (request: ChangeRequest, action: Step['action'], to: ChangeState): Step => ({
  action,
  from: request.state,
  to,
});

const end = (request: ChangeRequest, to: ChangeState, how: Pick<Step, 'action' | 'reason'>): ChangeOutcome =>
  on(without(request, to), [{ ...how, from: request.state, to }]);

/** In another state, and with no code any more. */
function without({ code: _code, ...request }: ChangeRequest, state: ChangeState): ChangeRequest {
  return { ...request, state };
}

const on = (request: ChangeRequest, steps: readonly [Step, ...Step[]]): ChangeOutcome => ({
  request: { ...request, version: request.version + steps.length },
  steps,
});
