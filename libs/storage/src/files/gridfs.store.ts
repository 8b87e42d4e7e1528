import { finished } from 'node:stream/promises';
import mongoose from 'mongoose';
import type { Database } from '../database.ts';
import type { FileStore } from './file-store.ts';

type Mongo = typeof mongoose.mongo;
type Bucket = InstanceType<Mongo['GridFSBucket']>;
type FileId = Parameters<Bucket['openUploadStreamWithId']>[0];

/** The driver's types know ObjectId only; GridFS takes any value as a file's id. */
const fileId = (id: string): FileId => id as unknown as FileId;

/** GridFS's own. */
const CHUNK_BYTES = 255 * 1024;

/** Whether a read failed because there is no such file, or it is no longer whole. */
export const isFileLost = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoGridFSChunkError ||
  (error instanceof mongoose.mongo.MongoRuntimeError && (error as { code?: unknown }).code === 'ENOENT');

/** Files in MongoDB (GridFS), in the database of the service. */
export function createGridFsStore(database: Database): FileStore {
  const db = database.connection.db;
  if (!db) throw new Error('the file store needs an open database');
  const bucket = new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' });

  return {
    async write(id, source) {
      const upload = bucket.openUploadStreamWithId(fileId(id), id);
      // Each step awaits its own callback, which carries the error; unheard, the event would end the process.
      upload.on('error', () => undefined);
      for await (const bytes of source) {
        await new Promise<void>((resolve, reject) =>
          upload.write(bytes, (error) => (error ? reject(error) : resolve())),
        );
      }
      upload.end();
      await finished(upload);
    },

    /**
     * Two writes whatever their number, as GridFS lays files out; the driver's own would wait for the majority twice a
     * file. The second write is what makes them files, and it is waited for.
     */
    async writeAll(given) {
      if (given.length === 0) return;
      await db.collection('files.chunks').insertMany(given.flatMap(chunksOf), { writeConcern: { w: 1 } });
      await db.collection<{ _id: string }>('files.files').bulkWrite(
        given.map(({ id, bytes }) => ({
          updateOne: {
            filter: { _id: id },
            update: {
              $set: { length: bytes.length, chunkSize: CHUNK_BYTES, filename: id },
              $currentDate: { uploadDate: true },
            },
            upsert: true,
          },
        })),
      );
    },

    read: (id, range) => bucket.openDownloadStream(fileId(id), range && { start: range.start, end: range.end }),

    async remove(id) {
      // The chunks of a half-written file have no file document: both go by the id they share.
      await db.collection<{ _id: string }>('files.files').deleteOne({ _id: id });
      await db.collection('files.chunks').deleteMany({ files_id: id });
    },
  };
}

const chunksOf = ({ id, bytes }: { id: string; bytes: Uint8Array }) =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, n) => ({
    files_id: id,
    n,
    data: new mongoose.mongo.Binary(bytes.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES)),
  }));
