import { type Clock, type Logger, Problem } from '@comptoir/service-kit';

/** The disk that the database's files are on, in bytes, as MongoDB tells it (dbStats: fsTotalSize, fsUsedSize). */
export interface Disk {
  readonly total: number;
  readonly used: number;
}

/** How much of the disk stays free, whatever is sent: so many bytes, or that share of it where it is less. */
export interface Reserve {
  readonly bytes: number;
  readonly percent: number;
}

export interface DiskRoom {
  /** @throws Problem storage.full while less is free than the reserve */
  assertRoom(): Promise<void>;
}

/** An answer counts this long: a drop of files asks once. */
const COUNTS_MS = 5_000;

export const isShort = ({ total, used }: Disk, { bytes, percent }: Reserve): boolean =>
  total - used < Math.min(bytes, (total * percent) / 100);

/**
 * Watches that uploads leave the database room to live. Everything else goes on: a database whose disk is full stops.
 * Where the disk cannot be asked for, nobody is refused for it.
 */
export function createDiskRoom(parts: {
  diskOf: () => Promise<Disk>;
  reserve: Reserve;
  clock: Clock;
  logger: Logger;
}): DiskRoom {
  const { diskOf, reserve, clock, logger } = parts;
  let known: { readonly until: number; readonly short: Promise<boolean> } | undefined;

  async function look(): Promise<boolean> {
    try {
      const disk = await diskOf();
      const short = isShort(disk, reserve);
      if (short) logger.error({ ...disk, reserve }, 'the disk is down to its reserve: uploads are refused');
      return short;
    } catch (error) {
      logger.warn({ err: error }, 'the database does not say how full its disk is');
      return false;
    }
  }

  return {
    async assertRoom() {
      const now = clock.now().getTime();
      if (!known || known.until <= now) known = { until: now + COUNTS_MS, short: look() };
      if (await known.short) throw new Problem('storage.full');
    },
  };
}
