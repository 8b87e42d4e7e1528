import type { Migration } from '@comptoir/storage';
import { createGridFsStore } from '@comptoir/storage/files';
import type mongoose from 'mongoose';

type OldFile = { _id: string; uploadDate: Date; metadata?: { state?: string } };

/** A file of a request that still ran when the release changed is younger, and has been kept or given up by it. */
const AGE_MS = 3_600_000;

/**
 * Earlier releases marked a file in its own row as pending until a record named it. Files are read as they were; what
 * nobody ever came to name goes.
 */
const clearOldPending: Migration = {
  id: '0001-pending-files-noted-apart',
  async up(database) {
    const files = createGridFsStore(database);
    const rows = database.connection.collection('files.files') as unknown as mongoose.mongo.Collection<OldFile>;
    const old = { 'metadata.state': 'pending', $expr: { $lt: ['$uploadDate', { $subtract: ['$$NOW', AGE_MS] }] } };
    for await (const { _id } of rows.find(old)) await files.remove(_id);
  },
};

export const SUPPLIER_MIGRATIONS: readonly Migration[] = [clearOldPending];
