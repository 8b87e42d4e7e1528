import type { Database } from '@comptoir/storage';
import type { Disk } from './disk-room.ts';

/** The disk of the member that takes writes. */
export async function diskOf(database: Database): Promise<Disk> {
  const { fsTotalSize, fsUsedSize } = (await database.connection.db?.stats()) as unknown as {
    fsTotalSize: number;
    fsUsedSize: number;
  };
  return { total: fsTotalSize, used: fsUsedSize };
}
