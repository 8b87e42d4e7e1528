import type { EventEnvelope } from '@comptoir/contracts';
import type { Database } from '@comptoir/storage';
import { complaintAbout } from '../consume/check-event.ts';
import type { AnyHandler } from '../consume/consume.ts';
import type { InboxStore } from '../consume/inbox.store.ts';
import { PermanentFailure } from '../consume/permanent-failure.ts';
import { causeOf, type DeadLetters } from './dead-letters.store.ts';

/**
 * replayed: its effect is in. ended: it was replayed or discarded before, nothing was done.
 * older: the consumer has had a later event of the subject, a person has to say that it may be replayed nonetheless.
 * unknown: this consumer has no such letter.
 */
export type ReplayOutcome = 'replayed' | 'ended' | 'older' | 'unknown';

type Parts = {
  readonly database: Database;
  readonly inbox: InboxStore;
  readonly deadLetters: DeadLetters;
  readonly handlerOf: (event: EventEnvelope) => AnyHandler | undefined;
};

/**
 * Handles a dead letter's event again; its end as 'replayed' and its effect commit together, so however often and
 * by however many it is asked for, the effect happens once.
 * @throws the handler's error, after noting it on the letter, which then waits on
 */
export async function replayDeadLetter(
  { database, inbox, deadLetters, handlerOf }: Parts,
  id: string,
  { consumer, evenIfOlder }: { consumer: string; evenIfOlder: boolean },
): Promise<ReplayOutcome> {
  const letter = await deadLetters.open(id);
  if (letter?.consumer !== consumer) return 'unknown';
  if (letter.state !== 'waiting') return 'ended';
  const { event } = letter;
  try {
    return await database.withTransaction(async (session) => {
      if (!evenIfOlder && (await inbox.hasNewer(session, consumer, event))) return 'older';
      if (!(await deadLetters.markReplayed(session, id))) return 'ended';
      const complaint = complaintAbout(event);
      const handler = handlerOf(event);
      if (complaint || !handler) throw new PermanentFailure(complaint ?? `no handler for ${event.type}`);
      await handler(event, session);
      return 'replayed';
    });
  } catch (error) {
    await deadLetters.noteFailedReplay(id, causeOf(error));
    throw error;
  }
}
