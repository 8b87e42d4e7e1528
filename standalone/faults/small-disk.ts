import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of its own for a data folder, small enough to be filled to its last byte. */
export interface SmallDisk {
  /** Leaves no byte free. */
  fill(): Promise<void>;
  free(): Promise<void>;
  /** Takes the disk and all that is on it away. */
  release(): Promise<void>;
}

const BLOCK = Buffer.alloc(4 * 1024 * 1024, 1);
const SMALLEST = 512;

/**
 * Mounts a disk in memory at `folder`, which it makes. Needs Linux and the right to mount.
 * @throws Error with mount's own words where it may not
 */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    fill: () => fillUp(filler),
    free: () => rm(filler, { force: true }),
    release: async () => {
      // Lazily: an engine that ends slowly has its files open still.
      await run('umount', ['-l', folder]);
    },
  };
}

/** Ever smaller blocks, until the smallest does not fit either. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let size = BLOCK.length; size >= SMALLEST; size /= 8) {
      const block = BLOCK.subarray(0, size);
      while (await fits(() => file.appendFile(block)));
    }
  } finally {
    await file.close();
  }
}

async function fits(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
