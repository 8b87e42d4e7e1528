import { type Decision, EVENTS, type EventEnvelope, type EventType } from '@comptoir/contracts';
import { type Handlers, PermanentFailure } from '@comptoir/event-bus';
import type { Session } from '@comptoir/storage';
import type { AuditQueue } from './audit-queue.store.ts';
import { entryOfEvent } from './entry-of-event.ts';

/** Every event of the catalogue whose data may carry a decision: a new kind is kept as soon as it is there. */
export const AUDITED: readonly EventType[] = (Object.keys(EVENTS) as EventType[]).filter(
  (type) => 'decision' in EVENTS[type].data.properties,
);

/** Puts the decision of each event that carries one into the queue for the chain. */
export function recordDecisions(queue: AuditQueue): Handlers {
  const record = async (event: EventEnvelope<{ readonly decision?: Decision }>, session: Session): Promise<void> => {
    const { decision } = event.data;
    if (decision) await queue.add(session, entryOf(event, decision));
  };
  return Object.fromEntries(AUDITED.map((type) => [type, record])) as Handlers;
}

function entryOf(event: EventEnvelope<object>, decision: Decision) {
  try {
    return entryOfEvent(event, decision);
  } catch (error) {
    throw new PermanentFailure(error instanceof Error ? error.message : String(error));
  }
}
