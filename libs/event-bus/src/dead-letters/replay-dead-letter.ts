import type { EventEnvelope } from '@comptoir/contracts';
import { type Database, isUnavailable } from '@comptoir/storage';
import { complaintAbout } from '../consume/check-event.ts';
import type { AnyHandler, Handlers } from '../consume/handlers.ts';
import { type InboxStore, openInboxStore } from '../consume/inbox.store.ts';
import { PermanentFailure } from '../consume/permanent-failure.ts';
import { openOutboxStore } from '../outbox/outbox.store.ts';
import type { DecidedBy, TellDecided } from './dead-letter.ts';
import { causeOf, createDeadLetters, type DeadLetters } from './dead-letters.store.ts';

/**
 * replayed: its effect is in. ended: it was replayed or discarded before, nothing was done.
 * older: the consumer has had a later event of the subject, a person has to say that it may be replayed nonetheless.
 * unknown: this consumer has no such letter.
 */
export type ReplayOutcome = 'replayed' | 'ended' | 'older' | 'unknown';

export type ReplayOrder = { readonly by: DecidedBy; readonly reason?: string; readonly evenIfOlder?: boolean };

/** Replays the letter of that id. @throws ReplayFailed when its handler threw again; the letter waits on */
export type Replay = (id: string, order: ReplayOrder) => Promise<ReplayOutcome>;

/** The handler threw again; `cause` is what it threw. */
export class ReplayFailed extends Error {
  override name = 'ReplayFailed';
}

type Parts = {
  readonly database: Database;
  readonly inbox: InboxStore;
  readonly deadLetters: DeadLetters;
  readonly handlerOf: (event: EventEnvelope) => AnyHandler | undefined;
  readonly tell?: TellDecided | undefined;
};

/**
 * How a service replays its dead letters, in any of its processes: it needs the handlers, not the subscription.
 * What the bus refused to take from the outbox (consumer `service.outbox`) goes back there instead.
 */
export function createReplay(options: {
  database: Database;
  group: string;
  handlers: Handlers;
  tell?: TellDecided | undefined;
}): Replay {
  const { database, group, handlers, tell } = options;
  const outbox = openOutboxStore(database);
  const parts = { database, inbox: openInboxStore(database), deadLetters: createDeadLetters(database), tell };
  const republish: AnyHandler = (event, session) => outbox.insert(session, [event]);
  const handlerOf = (event: EventEnvelope): AnyHandler | undefined =>
    Object.hasOwn(handlers, event.type) ? (handlers[event.type as keyof Handlers] as AnyHandler) : undefined;
  return (id, order) => {
    const consumer = `${group}.outbox`;
    return id.startsWith(`${consumer}:`)
      ? replayDeadLetter({ ...parts, handlerOf: () => republish }, id, { consumer, ...order })
      : replayDeadLetter({ ...parts, handlerOf }, id, { consumer: group, ...order });
  };
}

/** Who replays where nobody is named. */
const SYSTEM: DecidedBy = { id: 'system', name: 'system' };

/**
 * Handles a dead letter's event again; its end as 'replayed' and its effect commit together, so however often and
 * by however many it is asked for, the effect happens once.
 * @throws ReplayFailed after noting the cause on the letter, which then waits on
 */
export async function replayDeadLetter(
  { database, inbox, deadLetters, handlerOf, tell }: Parts,
  id: string,
  order: { consumer: string } & Partial<ReplayOrder>,
): Promise<ReplayOutcome> {
  const { consumer, evenIfOlder = false, by = SYSTEM, reason } = order;
  const decided = { by, ...(reason !== undefined && { reason }) };
  const letter = await deadLetters.open(id);
  if (letter?.consumer !== consumer) return 'unknown';
  if (letter.state !== 'waiting') return 'ended';
  const { event } = letter;
  try {
    return await database.withTransaction(async (session) => {
      if (!evenIfOlder && (await inbox.hasNewer(session, consumer, event))) return 'older';
      if (!(await deadLetters.markReplayed(session, id, decided))) return 'ended';
      const complaint = complaintAbout(event);
      const handler = handlerOf(event);
      if (complaint || !handler) throw new PermanentFailure(complaint ?? `no handler for ${event.type}`);
      await handler(event, session);
      await tell?.(session, letter, { ...decided, decision: 'replayed' });
      return 'replayed';
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await database.withTransaction(async (session) => {
      await deadLetters.noteFailedReplay(session, id, causeOf(error), decided);
      await tell?.(session, letter, { ...decided, decision: 'failed' });
    });
    throw new ReplayFailed(`${id} failed again`, { cause: error });
  }
}
