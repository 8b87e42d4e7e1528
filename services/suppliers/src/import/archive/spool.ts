import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A folder of its own on disk, which is gone when `work` is done. */
export async function withSpool<T>(work: (spool: Spool) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-import-'));
  let files = 0;
  try {
    return await work(async (bytes) => {
      files += 1;
      const path = join(folder, String(files));
      await pipeline(bytes, createWriteStream(path));
      return path;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes bytes to a file as they come; answers its path. What is in a zip never says what it is called. */
export type Spool = (bytes: AsyncIterable<Buffer>) => Promise<string>;
