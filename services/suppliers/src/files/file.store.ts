import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Database, newId, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

/** A file to keep: its bytes, and what they were seen to be. */
export interface NewFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

export interface StoredFile {
  readonly mediaType: string;
  readonly size: number;
  /** The bytes, from GridFS as they are read. */
  open(): Readable;
}

export type FileStore = ReturnType<typeof createFileStore>;

/** GridFS's own. */
const CHUNK_BYTES = 255 * 1024;

const chunksOf = ({ id, bytes }: { id: string; bytes: Buffer }) =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, n) => ({
    files_id: id,
    n,
    data: new mongoose.mongo.Binary(bytes.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES)),
  }));

type FileRow = {
  _id: string;
  length: number;
  chunkSize?: number;
  filename?: string;
  uploadDate: Date;
  metadata: { mediaType: string; state: 'pending' | 'kept' };
};

/**
 * Logos and RIBs, in GridFS. GridFS knows no transactions: a file is stored as pending, and kept by the transaction
 * that names it; `sweep` takes away what no transaction ever kept.
 */
export function createFileStore(database: Database) {
  const db = database.connection.db;
  if (!db) throw new Error('the database is not open');
  const bucket = new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' });
  const rows = db.collection<FileRow>('files.files');
  const chunks = db.collection('files.chunks');

  const remove = async (id: string): Promise<void> => {
    await bucket.delete(id as unknown as mongoose.mongo.ObjectId).catch((error: unknown) => {
      if (!(error instanceof mongoose.mongo.MongoRuntimeError)) throw error;
    });
  };

  async function storeStream(bytes: Readable, mediaType: string): Promise<string> {
    const id = newId();
    const upload = bucket.openUploadStreamWithId(id as unknown as mongoose.mongo.ObjectId, id, {
      metadata: { mediaType, state: 'pending' },
    });
    await pipeline(bytes, upload);
    return id;
  }

  return {
    /** Stores a file that nothing names yet. */
    store: ({ bytes, mediaType }: NewFile): Promise<string> => storeStream(Readable.from([bytes]), mediaType),

    /** The same of bytes that come one after the other, never whole in memory. */
    storeStream,

    /**
     * Stores small files in two writes whatever their number, as GridFS lays them out; the driver's own would wait for the
     * majority twice a file. The second write is what makes them files, and it is waited for.
     */
    async storeAll(files: readonly NewFile[]): Promise<string[]> {
      if (files.length === 0) return [];
      const made = files.map((file) => ({ ...file, id: newId() }));
      await chunks.insertMany(made.flatMap(chunksOf), { writeConcern: { w: 1 } });
      await rows.bulkWrite(
        made.map(({ id, bytes, mediaType }) => {
          const fields = { length: bytes.length, chunkSize: CHUNK_BYTES, filename: id };
          const $set = { ...fields, metadata: { mediaType, state: 'pending' as const } };
          return {
            updateOne: { filter: { _id: id }, update: { $set, $currentDate: { uploadDate: true } }, upsert: true },
          };
        }),
      );
      return made.map(({ id }) => id);
    },

    /** Keeps pending files, in the transaction that names them. */
    async keep(session: Session, ...ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const keeping = { $set: { 'metadata.state': 'kept' as const } };
      const answer = await rows.updateMany({ _id: { $in: [...ids] } }, keeping, { session });
      if (answer.matchedCount < ids.length) throw new Error(`of the files ${ids.join(', ')} some are gone`);
    },

    /** The file of a record the caller may see: access goes by the record, never by the file's id alone. */
    async read(id: string): Promise<StoredFile | undefined> {
      const row = await rows.findOne({ _id: id });
      return row
        ? {
            mediaType: row.metadata.mediaType,
            size: row.length,
            open: () => bucket.openDownloadStream(id as unknown as mongoose.mongo.ObjectId),
          }
        : undefined;
    },

    /** The SHA-256 of a file as it is now, in hex; undefined where it is gone or no longer whole. */
    async sha256(id: string): Promise<string | undefined> {
      const hash = createHash('sha256');
      try {
        if (!(await rows.findOne({ _id: id }))) return undefined;
        await pipeline(bucket.openDownloadStream(id as unknown as mongoose.mongo.ObjectId), hash);
        return hash.digest('hex');
      } catch (error) {
        if (error instanceof mongoose.mongo.MongoGridFSChunkError) return undefined;
        throw error;
      }
    },

    remove,

    /** Takes away files stored before `before` that no transaction kept; answers how many. */
    async sweep(before: Date): Promise<number> {
      const left = await rows.find({ 'metadata.state': 'pending', uploadDate: { $lt: before } }).toArray();
      for (const { _id } of left) await remove(_id);
      return left.length;
    },
  };
}
