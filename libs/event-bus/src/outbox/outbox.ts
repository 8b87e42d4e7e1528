import type { EventEnvelope, NewEvent } from '@comptoir/contracts';
import { activeTraceparent, type Database, newId, type Session } from '@comptoir/storage';
import { complaintAbout, versionOf } from '../consume/check-event.ts';
import { openOutboxStore } from './outbox.store.ts';

export type Outbox = {
  /**
   * Writes events beside the state they tell of, in its transaction (one of Database.withTransaction).
   * Each takes the next sequence of its subject. Without correlationId an event begins a chain of its own.
   * @throws Error when an event is not in the catalogue or its data breaks its schema: a fault of the caller
   * @throws MongoServerError 11000 when another writer has told that sequence of that subject
   */
  append(session: Session, events: readonly NewEvent[]): Promise<void>;
};

/** The outbox of the service named `source`. Nothing is published by hand: its relay does, after the commit. */
export function createOutbox(
  database: Database,
  { source, clock }: { source: string; clock: { now(): Date } },
): Outbox {
  const store = openOutboxStore(database);
  return {
    async append(session, events) {
      if (!session.inTransaction()) throw new Error('events are appended in the transaction of the state they tell of');
      const occurredAt = clock.now().toISOString();
      await store.insert(
        session,
        events.map((event) => envelopeOf(event, source, occurredAt)),
      );
    },
  };
}

/** How many events a service has committed and not yet published. */
export function countUnpublished(database: Database): Promise<number> {
  return openOutboxStore(database).count();
}

function envelopeOf(event: NewEvent, source: string, occurredAt: string): EventEnvelope {
  const id = newId();
  const traceparent = activeTraceparent();
  const envelope = {
    ...{ correlationId: id, ...event, id, version: versionOf(event.type), occurredAt, source },
    ...(traceparent !== undefined && { traceparent }),
  };
  envelope.correlationId ??= id;
  const complaint = complaintAbout(envelope as EventEnvelope);
  if (complaint) throw new Error(`event not appended: ${complaint}`);
  return envelope as EventEnvelope;
}
