import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@comptoir/service-kit';
import { type FileStore, isFileLost } from '@comptoir/storage/files';

/**
 * The bytes of a file that a record names, once the first of them are there.
 * @throws Problem document.not.found where the record names none, or it is gone
 */
export async function openFile(files: FileStore, fileId: string | undefined): Promise<Readable> {
  if (fileId === undefined) throw new Problem('document.not.found');
  const bytes = files.read(fileId);
  try {
    await once(bytes, 'readable');
    return bytes;
  } catch (error) {
    if (isFileLost(error)) throw new Problem('document.not.found');
    throw error;
  }
}

/** The SHA-256 of a file as it is now, in hex; undefined where it is gone or no longer whole. */
export async function sha256OfFile(files: FileStore, fileId: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(files.read(fileId), hash);
    return hash.digest('hex');
  } catch (error) {
    if (isFileLost(error)) return undefined;
    throw error;
  }
}
