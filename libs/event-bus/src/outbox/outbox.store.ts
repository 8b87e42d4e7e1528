import type { EventEnvelope } from '@comptoir/contracts';
import { afterCommit, type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = { _id: string; event: EventEnvelope };

/** Where the events of a database lie until they are published. */
export const OUTBOX = 'outbox_events';

const schema = new mongoose.Schema<Row>({ _id: String, event: Object }, { versionKey: false, minimize: false });

/**
 * A row's key is its subject and sequence, and its only index: the order of an aggregate's events, and the proof that no
 * two writers made the same one.
 */
export function keyOf({ subject, sequence }: Pick<EventEnvelope, 'subject' | 'sequence'>): string {
  return `${subject}/${String(sequence).padStart(12, '0')}`;
}

/** Who hears in this process of what it commits, by the connection of the database. */
const listenersOf = new WeakMap<mongoose.Connection, Set<() => void>>();

/** The events a service has committed and not yet published. */
export function openOutboxStore(database: Database) {
  const rows = modelOf<Row>(database, OUTBOX, schema).collection as unknown as mongoose.mongo.Collection<Row>;
  const listeners = listenersOf.get(database.connection) ?? new Set();
  listenersOf.set(database.connection, listeners);
  return {
    async insert(session: Session, events: readonly EventEnvelope[]): Promise<void> {
      if (events.length === 0) return;
      const added = events.map((event) => ({ _id: keyOf(event), event }));
      await rows.insertMany(added, { session, ignoreUndefined: true });
      afterCommit(session, () => {
        for (const listener of listeners) listener();
      });
    },

    /**
     * The events whose keys come after that one ('' for the first), at most `limit`, by subject and sequence.
     * An aggregate's later event commits after its earlier one, so what this reads of a subject has no holes.
     */
    async read(after: string, limit: number): Promise<EventEnvelope[]> {
      const found = await rows
        .find({ _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return found.map((row) => row.event);
    },

    async remove(events: readonly EventEnvelope[], session?: Session): Promise<void> {
      await rows.deleteMany({ _id: { $in: events.map(keyOf) } }, session ? { session } : {});
    },

    async count(): Promise<number> {
      return rows.countDocuments();
    },

    async isEmpty(): Promise<boolean> {
      return (await rows.findOne({}, { projection: { _id: 1 } })) === null;
    },

    /** Calls back when this process has committed some. */
    onInserted(listener: () => void): { close(): void } {
      listeners.add(listener);
      return { close: () => void listeners.delete(listener) };
    },

    /** Calls back when any process inserted. The stream wakes, it does not tell what: the rows do. */
    watch(onInsert: () => void, onEnd: (error?: Error) => void): { close(): Promise<void> } {
      const stream = rows.watch([{ $match: { operationType: 'insert' } }, { $project: { _id: 1 } }]);
      stream.on('change', onInsert);
      stream.on('error', onEnd);
      stream.on('close', () => onEnd());
      return stream;
    },
  };
}
