import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type { IntakeRefusal } from '@comptoir/contracts';
import { cleanFileName } from '@comptoir/service-kit';
import { type Lease, LeaseLost } from '@comptoir/storage';
import type { Arrival, ArrivedFile, Outcome } from '../intake/arrival/arrival.ts';
import { countsOf } from '../intake/arrival/counts-of.ts';
import { sha256Of } from '../intake/file-sha256.ts';
import type { IntakeParts } from '../intake/intake-parts.ts';
import { MOST_ATTEMPTS } from '../intake/run/most-attempts.ts';
import type { FolderSettings, IntakeSource } from '../intake/source/intake-source.ts';
import type { RemoteFile, RemoteFolder } from './remote-folder.ts';
import { placeOf } from './seen-files.ts';
import { supplierOfFile } from './supplier-of-file.ts';

export type FolderSource = IntakeSource & FolderSettings;

export interface TakenFile {
  readonly source: FolderSource;
  readonly folder: RemoteFolder;
  readonly lease: Lease;
  readonly file: RemoteFile;
  readonly arrival: Arrival;
}

const LONGEST_FROM = 320;

/**
 * Takes one file: hands it to documents, then keeps what came of it. Ended between, it is begun anew under the same key.
 * Answers whether it was taken.
 * @throws NotNow where documents cannot now; whatever else is thrown counts against the file
 */
export async function takeFile(parts: IntakeParts, taken: TakenFile): Promise<boolean> {
  const { source, file, arrival } = taken;
  const name = cleanFileName(file.name) ?? 'file';
  const from = `${source.host}:${posix.join(source.folder, file.folder, file.name)}`.slice(0, LONGEST_FROM);
  const supplierId = await supplierOfFile(parts.suppliers, source, file);
  const refused = (refusal: IntakeRefusal): Outcome => ({ from, files: [{ name, refusal }], repeated: false });

  if (supplierId === null) return conclude(parts, taken, refused('FOLDER_UNKNOWN'));
  if (file.size > maximumBytes(parts)) return conclude(parts, taken, refused('FILE_TOO_LARGE'));
  if (arrival.attempts > MOST_ATTEMPTS) return conclude(parts, taken, refused('UNREADABLE'));
  return withFile(parts, taken, async (path, key) => {
    const arrived = { channel: 'ftp' as const, from, ...(supplierId !== undefined && { supplierId }) };
    const made: ArrivedFile = { name, ...(await parts.handOver({ name, path, key }, arrived)) };
    return conclude(parts, taken, {
      ...{ from, key, files: [made], repeated: false },
      ...(supplierId !== undefined && { supplierId }),
    });
  });
}

/** Whether what lies there now is what was concluded, and not another of that name, size and time. */
export const isSameFile = (parts: IntakeParts, taken: TakenFile): Promise<boolean> =>
  taken.arrival.key === undefined
    ? Promise.resolve(true)
    : withFile(parts, taken, async (_path, key) => key === taken.arrival.key);

async function withFile<T>(
  parts: IntakeParts,
  { source, folder, file }: TakenFile,
  work: (path: string, key: string) => Promise<T>,
): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'comptoir-ftp-'));
  try {
    const path = join(scratch, 'file');
    await folder.download(file, path, maximumBytes(parts));
    const words = JSON.stringify(['ftp', source.id, placeOf(file), await sha256Of(path)]);
    return await work(path, createHash('sha256').update(words).digest('hex'));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Keeps and counts it, as whoever holds the lease. @throws LeaseLost */
async function conclude(parts: IntakeParts, { lease, arrival, source }: TakenFile, given: Outcome): Promise<boolean> {
  const { database, arrivals, sources } = parts;
  await database.withTransaction(async (session) => {
    await lease.guard(session);
    const { key } = given;
    const repeated = key !== undefined && (await arrivals.isRepeated(session, arrival.id, key));
    const outcome = { ...given, repeated };
    if (!(await arrivals.conclude(session, arrival.id, outcome))) throw new LeaseLost('the file was concluded');
    await sources.count(session, source.id, countsOf(outcome));
  });
  return wasTaken(given);
}

/** Whether a file became a document: it says where it is put. */
export const wasTaken = ({ files = [] }: Pick<Arrival, 'files'>): boolean =>
  files.some(({ documentId }) => documentId !== undefined);

const maximumBytes = ({ maximumMb }: IntakeParts): number => maximumMb() * 1_000_000;
