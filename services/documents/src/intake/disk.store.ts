import type { Database } from '@comptoir/storage';
import type { Disk } from './disk-room.ts';

/** The disk of the member that takes writes. @throws Error while the database is not connected */
export async function diskOf(database: Database): Promise<Disk> {
  const { db } = database.connection;
  if (!db) throw new Error('the disk is asked for of an open database');
  const { fsTotalSize, fsUsedSize } = (await db.stats()) as unknown as { fsTotalSize: number; fsUsedSize: number };
  return { total: fsTotalSize, used: fsUsedSize };
}
