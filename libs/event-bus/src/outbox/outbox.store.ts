import type { EventEnvelope } from '@comptoir/contracts';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = { _id: string; subject: string; sequence: number; event: EventEnvelope };

const schema = new mongoose.Schema<Row>(
  { _id: String, subject: String, sequence: Number, event: Object },
  { versionKey: false, minimize: false },
);
// The order of an aggregate's events, and the proof that no two of its writers made the same one.
schema.index({ subject: 1, sequence: 1 }, { unique: true });

/** The events a service has committed and not yet published. */
export function openOutboxStore(database: Database) {
  const rows = modelOf<Row>(database, 'outbox', schema).collection as unknown as mongoose.mongo.Collection<Row>;
  return {
    async insert(session: Session, events: readonly EventEnvelope[]): Promise<void> {
      if (events.length === 0) return;
      const added = events.map((event) => ({ _id: event.id, subject: event.subject, sequence: event.sequence, event }));
      await rows.insertMany(added, { session, ignoreUndefined: true });
    },

    /**
     * The oldest events of each subject but those named, at most `limit`, by subject and sequence.
     * An aggregate's later event commits after its earlier one, so what this reads has no holes.
     */
    async read(butSubjects: readonly string[], limit: number): Promise<EventEnvelope[]> {
      const filter = butSubjects.length > 0 ? { subject: { $nin: [...butSubjects] } } : {};
      const found = await rows.find(filter).sort({ subject: 1, sequence: 1 }).limit(limit).toArray();
      return found.map((row) => row.event);
    },

    async remove(ids: readonly string[], session?: Session): Promise<void> {
      await rows.deleteMany({ _id: { $in: [...ids] } }, session ? { session } : {});
    },

    async count(): Promise<number> {
      return rows.countDocuments();
    },

    async isEmpty(): Promise<boolean> {
      return (await rows.findOne({}, { projection: { _id: 1 } })) === null;
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
