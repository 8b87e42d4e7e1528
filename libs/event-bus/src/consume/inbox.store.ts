import type { EventEnvelope } from '@comptoir/contracts';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = { _id: string; consumer: string; subject: string; sequence: number; at: Date };

const REMEMBER_SECONDS = 30 * 24 * 3600;
/** Between the clocks of a broker and of a database. */
const CLOCKS_APART_SECONDS = 3600;

const schema = new mongoose.Schema<Row>(
  { _id: String, consumer: String, subject: String, sequence: Number, at: Date },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: REMEMBER_SECONDS });
schema.index({ consumer: 1, subject: 1, sequence: 1 });

/** Names one event as one consumer sees it: the key of inbox rows and dead letters. */
export function keyOf(consumer: string, eventId: string): string {
  return `${consumer}:${eventId}`;
}

export type InboxStore = ReturnType<typeof openInboxStore>;

/** What each consumer of a service has had, for 30 days. */
export function openInboxStore(database: Database) {
  const rows = modelOf<Row>(database, 'inbox', schema).collection as unknown as mongoose.mongo.Collection<Row>;
  return {
    /**
     * Notes that the consumer has had the event. Answers when that is, by MongoDB's clock; undefined when it had it
     * before, and then nothing more is to be done.
     */
    async remember(session: Session, consumer: string, event: EventEnvelope): Promise<Date | undefined> {
      const { subject, sequence } = event;
      const { value, lastErrorObject } = await rows.findOneAndUpdate(
        { _id: keyOf(consumer, event.id) },
        [{ $set: { consumer, subject: { $literal: subject }, sequence, at: { $ifNull: ['$at', '$$NOW'] } } }],
        { session, upsert: true, returnDocument: 'after', projection: { at: 1 }, includeResultMetadata: true },
      );
      return lastErrorObject?.updatedExisting ? undefined : value?.at;
    },

    /** Whether the consumer has had a later event of the same subject. */
    async hasNewer(session: Session, consumer: string, event: EventEnvelope): Promise<boolean> {
      const newer = { consumer, subject: event.subject, sequence: { $gt: event.sequence } };
      return (await rows.findOne(newer, { session, projection: { _id: 1 } })) !== null;
    },
  };
}

/** Whether an event of that time may have been had so long before `now` that the inbox has forgotten it. */
export function mayBeForgotten(publishedAt: Date, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() > (REMEMBER_SECONDS - CLOCKS_APART_SECONDS) * 1_000;
}
