import mongoose from 'mongoose';
import { type Database, modelOf } from '../database.ts';
import { newId } from '../ids.ts';
import type { Session } from '../transaction.ts';

type Row = { _id: string; holder: string; leasedUntil: Date };

/** Files being written that no record names yet. */
export interface PendingFiles {
  /** Notes a file before its first byte; from then on it is either kept or, whatever happens, removed. */
  begin(): Promise<PendingFile>;
  /** Takes over one file whose writer went silent, if there is one. */
  takeAbandoned(): Promise<PendingFile | undefined>;
}

export interface PendingFile {
  readonly id: string;
  /** Says that its writer lives. */
  renew(): Promise<void>;
  /** Makes it a file that stays, in the transaction that writes the record naming it. Throws where it was taken over. */
  keep(session: Session): Promise<void>;
  /** Forgets it, once its bytes are gone. */
  forget(): Promise<void>;
}

/** How long a writer may be silent, in milliseconds of MongoDB's time; it renews four times as often. */
const LEASE_MS = 120_000;
export const RENEW_MS = LEASE_MS / 4;

/** GridFS is outside transactions: the note says what to clear away after a crash, and its lease whose it is. */
export function createPendingFiles(database: Database): PendingFiles {
  const rows = modelOf<Row>(database, 'pending_files', schema).collection as unknown as mongoose.mongo.Collection<Row>;
  const lease = { $add: ['$$NOW', LEASE_MS] };

  const held = (id: string, holder: string): PendingFile => ({
    id,
    async renew() {
      await rows.updateOne({ _id: id, holder }, [{ $set: { leasedUntil: lease } }]);
    },
    async keep(session) {
      const { deletedCount } = await rows.deleteOne({ _id: id, holder }, { session });
      if (deletedCount === 0) throw new Error(`file ${id} was silent for too long and is being cleared away`);
    },
    async forget() {
      await rows.deleteOne({ _id: id, holder });
    },
  });

  return {
    async begin() {
      const id = newId();
      const holder = newId();
      await rows.updateOne({ _id: id }, [{ $set: { holder, leasedUntil: lease } }], { upsert: true });
      return held(id, holder);
    },
    async takeAbandoned() {
      const holder = newId();
      const row = await rows.findOneAndUpdate(
        { $expr: { $lt: ['$leasedUntil', '$$NOW'] } },
        [{ $set: { holder, leasedUntil: lease } }],
        { sort: { leasedUntil: 1 } },
      );
      return row ? held(row._id, holder) : undefined;
    },
  };
}

const schema = new mongoose.Schema<Row>({ _id: String, holder: String, leasedUntil: Date }, { versionKey: false });
schema.index({ leasedUntil: 1 });
