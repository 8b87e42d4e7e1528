import mongoose from 'mongoose';
import { type Database, modelOf } from '../database.ts';
import { newId } from '../ids.ts';
import type { Session } from '../transaction.ts';

type Row = { _id: string; holder: string; leasedUntil: Date };

/** Files being written that no record names yet. */
export interface PendingFiles {
  /** Notes a file before its first byte; from then on it is either kept or, whatever happens, removed. */
  begin(): Promise<PendingFile>;
  /** The same of several, in one write. */
  beginAll(count: number): Promise<PendingFile[]>;
  /** Makes them files that stay, as `keep` does each, in one write. */
  keepAll(session: Session, files: readonly PendingFile[]): Promise<void>;
  /** Takes over one file whose writer went silent, if there is one. */
  takeAbandoned(): Promise<PendingFile | undefined>;
}

export interface PendingFile {
  readonly id: string;
  /** Whose it is, until it is kept or taken over. */
  readonly holder: string;
  /** Whether it still is: neither kept nor taken over. */
  isPending(): Promise<boolean>;
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
    holder,
    isPending: async () => (await rows.findOne({ _id: id, holder })) !== null,
    async renew() {
      await rows.updateOne({ _id: id, holder }, [{ $set: { leasedUntil: lease } }]);
    },
    keep: (session) => keepAll(session, [{ id, holder }]),
    async forget() {
      await rows.deleteOne({ _id: id, holder });
    },
  });

  async function keepAll(session: Session, files: ReadonlyArray<Pick<PendingFile, 'id' | 'holder'>>): Promise<void> {
    if (files.length === 0) return;
    const theirs = files.map(({ id: _id, holder }) => ({ _id, holder }));
    const { deletedCount } = await rows.deleteMany({ $or: theirs }, { session });
    if (deletedCount === files.length) return;
    const ids = files.map(({ id }) => id).join(', ');
    throw new Error(`of the files ${ids} some were silent for too long and are being cleared away`);
  }

  async function beginAll(count: number): Promise<PendingFile[]> {
    if (count === 0) return [];
    const holder = newId();
    const ids = Array.from({ length: count }, newId);
    await rows.bulkWrite(
      ids.map((_id) => ({
        updateOne: { filter: { _id }, update: [{ $set: { holder, leasedUntil: lease } }], upsert: true },
      })),
    );
    return ids.map((id) => held(id, holder));
  }

  return {
    keepAll,
    beginAll,
    async begin() {
      const [file] = await beginAll(1);
      if (!file) throw new Error('no file was begun');
      return file;
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
