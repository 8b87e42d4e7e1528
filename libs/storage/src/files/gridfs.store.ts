import { finished } from 'node:stream/promises';
import mongoose from 'mongoose';
import type { Database } from '../database.ts';
import type { FileStore } from './file-store.ts';

type Mongo = typeof mongoose.mongo;
type Bucket = InstanceType<Mongo['GridFSBucket']>;
type FileId = Parameters<Bucket['openUploadStreamWithId']>[0];

/** The driver's types know ObjectId only; GridFS takes any value as a file's id. */
const fileId = (id: string): FileId => id as unknown as FileId;

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

    read: (id, range) => bucket.openDownloadStream(fileId(id), range && { start: range.start, end: range.end }),

    async remove(id) {
      // The chunks of a half-written file have no file document: both go by the id they share.
      await db.collection<{ _id: string }>('files.files').deleteOne({ _id: id });
      await db.collection('files.chunks').deleteMany({ files_id: id });
    },
  };
}
