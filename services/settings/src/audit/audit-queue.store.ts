import { afterCommit, type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { WaitingEntry } from './audit-entry.ts';

export type QueuedEntry = WaitingEntry & { readonly _id: string };

export interface AuditQueue {
  /** Adds an entry, in the transaction of the event it comes from; `wake` is called once it is there. */
  add(session: Session, ...entries: readonly WaitingEntry[]): Promise<void>;
  /** The next to be given a place, in the order in which they were decided, as far as they are here. */
  next(session: Session, limit: number): Promise<QueuedEntry[]>;
  remove(session: Session, ids: readonly string[]): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Calls `wake` after each commit of this process that added entries. */
  onAdded(wake: () => void): void;
}

/** Entries that wait for their place: what is decided side by side is written side by side, and linked by one. */
export function createAuditQueue(database: Database): AuditQueue {
  const model = modelOf<QueuedEntry>(database, 'audit_queue', schema);
  const rows = model.collection as unknown as mongoose.mongo.Collection<QueuedEntry>;
  let wake = (): void => undefined;
  return {
    async add(session, ...entries) {
      if (entries.length === 0) return;
      await rows.insertMany(
        entries.map((entry) => ({ _id: entry.event, ...entry })),
        { session },
      );
      afterCommit(session, () => wake());
    },
    next: (session, limit) => rows.find({}, { session, sort: { at: 1, _id: 1 }, limit }).toArray(),
    async remove(session, ids) {
      await rows.deleteMany({ _id: { $in: [...ids] } }, { session });
    },
    isEmpty: async () => (await rows.findOne({}, { projection: { _id: 1 } })) === null,
    onAdded(given) {
      wake = given;
    },
  };
}

const schema = new mongoose.Schema<QueuedEntry>({ _id: String, at: Date }, { versionKey: false, strict: false });
schema.index({ at: 1, _id: 1 });
