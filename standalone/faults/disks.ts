import { join } from 'node:path';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

export const DISKS = ['mongo', 'kafka'] as const;
export type DiskName = (typeof DISKS)[number];

export interface Disks {
  /** Undefined where this machine lets nobody mount: nothing can be filled then. */
  of(name: DiskName): SmallDisk | undefined;
  free(): Promise<void>;
  release(): Promise<void>;
}

/** What a run of faults writes there, three members' files on one disk, and room to go on. */
const MEGABYTES: Record<DiskName, number> = { mongo: 3_000, kafka: 1_000 };

/** Puts the data folders of the engines, below `dataDir`, on small disks of their own, where that can be had. */
export async function mountDisks(dataDir: string, say: (line: string) => void): Promise<Disks> {
  const disks = new Map<DiskName, SmallDisk>();
  for (const name of DISKS) {
    try {
      disks.set(name, await mountSmallDisk(join(dataDir, name), MEGABYTES[name]));
    } catch (error) {
      say(`No disk will be full here: ${error instanceof Error ? error.message.trim() : String(error)}`);
      break;
    }
  }
  const each = (act: (disk: SmallDisk) => Promise<void>) => Promise.all([...disks.values()].map(act));
  return {
    of: (name) => disks.get(name),
    async free() {
      await each((disk) => disk.free());
    },
    async release() {
      await each((disk) => disk.release());
      disks.clear();
    },
  };
}
