import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

/** building: snapshots are awaited. done: swapped in. failed: `cause` says why; the old copy stayed. */
export type RebuildState = 'building' | 'done' | 'failed';

export type Rebuild = {
  readonly _id: string;
  /** The copy's name within its service. */
  readonly projection: string;
  readonly state: RebuildState;
  /** MongoDB's own name of the collection that is being filled. */
  readonly copy: string;
  /** How many snapshots its owner took, once it has said so. */
  readonly expected?: number;
  readonly taken?: number;
  readonly cause?: string;
  readonly startedAt: Date;
  readonly endedAt?: Date;
};

const schema = new mongoose.Schema<Rebuild>(
  {
    _id: String,
    projection: String,
    state: String,
    copy: String,
    expected: Number,
    taken: Number,
    cause: String,
    startedAt: Date,
    endedAt: Date,
  },
  { versionKey: false },
);
schema.index(
  { projection: 1 },
  { unique: true, partialFilterExpression: { state: 'building' }, name: 'one_at_a_time' },
);

/** The rebuilds of a service's copies, past and present. */
export function openRebuilds(database: Database) {
  const rows = modelOf<Rebuild>(database, 'rebuilds', schema)
    .collection as unknown as mongoose.mongo.Collection<Rebuild>;
  return {
    async isBuilding(session: Session, projection: string): Promise<boolean> {
      return (await rows.findOne({ projection, state: 'building' }, { session, projection: { _id: 1 } })) !== null;
    },

    /** The rebuild of that id while it is under way. */
    async building(session: Session, id: string): Promise<Rebuild | null> {
      return rows.findOne({ _id: id, state: 'building' }, { session });
    },

    async find(id: string): Promise<Rebuild | null> {
      return rows.findOne({ _id: id });
    },

    /** Begins one; another of the same copy that was under way has failed by that. */
    async begin(
      session: Session,
      { id, projection, copy }: { id: string; projection: string; copy: string },
    ): Promise<void> {
      await rows.updateMany(
        { projection, state: 'building' },
        [{ $set: { state: 'failed', cause: 'another rebuild was begun', endedAt: '$$NOW' } }],
        { session },
      );
      await rows.updateOne(
        { _id: id },
        [{ $set: { projection: { $literal: projection }, copy, state: 'building', startedAt: '$$NOW' } }],
        { session, upsert: true },
      );
    },

    async expect(session: Session, id: string, expected: number): Promise<void> {
      await rows.updateOne({ _id: id, state: 'building' }, { $set: { expected } }, { session });
    },

    async noteTaken(id: string, taken: number): Promise<void> {
      await rows.updateOne({ _id: id, state: 'building' }, { $set: { taken } });
    },

    async end(id: string, outcome: { state: 'done' } | { state: 'failed'; cause: string }): Promise<void> {
      const literals = Object.fromEntries(Object.entries(outcome).map(([name, value]) => [name, { $literal: value }]));
      await rows.updateOne({ _id: id, state: 'building' }, [{ $set: { ...literals, endedAt: '$$NOW' } }]);
    },
  };
}
