import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { type Reading, unreadYet } from './reading.ts';

type Row = Reading & { _id: string };

export type ReadingStore = ReturnType<typeof createReadingStore>;

const idOf = (userId: string, supplierId: string): string => `${userId}/${supplierId}`;

/** How far each user has read each thread; a user's own, asked for by who they are. */
export function createReadingStore(database: Database) {
  const model = modelOf<Row>(database, 'readings', schema);
  return {
    async find(userId: string, supplierId: string, session?: Session): Promise<Reading> {
      const row = await model.findById(idOf(userId, supplierId), null, session ? { session } : {}).lean<Row>();
      return row ? readingOf(row) : unreadYet(userId, supplierId);
    },

    /** A user's readings of several threads, by supplier; one that was never read is there as that. */
    async ofUser(userId: string, supplierIds: readonly string[]): Promise<Map<string, Reading>> {
      const rows = await model.find({ _id: { $in: supplierIds.map((id) => idOf(userId, id)) } }).lean<Row[]>();
      const readings = new Map(supplierIds.map((id) => [id, unreadYet(userId, id)]));
      for (const row of rows) readings.set(row.supplierId, readingOf(row));
      return readings;
    },

    async save(session: Session, reading: Reading): Promise<void> {
      const { userId, supplierId } = reading;
      await model.updateOne({ _id: idOf(userId, supplierId) }, { $set: reading }, { session, upsert: true });
    },
  };
}

const readingOf = ({ _id, ...row }: Row): Reading => row;

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    userId: String,
    supplierId: String,
    upTo: Number,
    seen: Number,
    apart: [Number],
    notified: Number,
  },
  { versionKey: false },
);
