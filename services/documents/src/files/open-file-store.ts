import type { Logger } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import { createGridFsStore, type FileStore } from '@comptoir/storage/files';
import type { S3Place } from './s3.store.ts';

export interface OpenFileStore {
  readonly files: FileStore;
  /** What /health/ready asks of it, beside MongoDB. */
  readonly ready: Readonly<Record<string, () => Promise<void>>>;
  close(): void;
}

/** The file store of the configuration: a bucket where one is named, MongoDB otherwise. */
export async function openFileStore(parts: {
  database: Database;
  s3: S3Place | undefined;
  logger: Logger;
}): Promise<OpenFileStore> {
  const { database, s3, logger } = parts;
  if (!s3) return { files: createGridFsStore(database), ready: {}, close: () => undefined };
  // Its client is loaded by those alone who have a bucket.
  const { createS3Store } = await import('./s3.store.ts');
  const files = createS3Store(s3, logger);
  return { files, ready: { files: () => files.ping() }, close: () => files.close() };
}
