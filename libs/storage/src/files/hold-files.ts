import { Readable } from 'node:stream';
import type { FileParts } from './file-parts.ts';
import { discard } from './file-parts.ts';
import { type PendingFile, RENEW_MS } from './pending-files.store.ts';

/** Files that one record is to name. */
export interface HeldFiles {
  /** Writes one more, after the ones before. */
  write(source: AsyncIterable<Uint8Array>): Promise<PendingFile>;
  /** Writes small ones, held whole in memory, at once. */
  writeAll(files: readonly Uint8Array[]): Promise<PendingFile[]>;
  /** Removes one that no record is going to name. */
  drop(file: PendingFile): Promise<void>;
}

/**
 * Lets `work` write files and name them in a record, whose transaction keeps each. If anything of it fails nothing stays
 * of those that were not kept: they are removed here, or by the sweeper where this process does not live to do it.
 */
export async function holdFiles<T>(
  { files, pending, logger }: FileParts,
  work: (held: HeldFiles) => Promise<T>,
): Promise<T> {
  const held: PendingFile[] = [];
  const renewing = setInterval(() => {
    for (const file of held)
      file.renew().catch((error: unknown) => logger.warn({ err: error, file: file.id }, 'pending file not renewed'));
  }, RENEW_MS);
  try {
    return await work({
      async write(source) {
        const file = await pending.begin();
        held.push(file);
        await files.write(file.id, source);
        return file;
      },
      async writeAll(given) {
        const begun = await pending.beginAll(given.length);
        held.push(...begun);
        const small = begun.map(({ id }, at) => ({ id, bytes: given[at] ?? new Uint8Array() }));
        if (files.writeAll) await files.writeAll(small);
        else for (const { id, bytes } of small) await files.write(id, Readable.from([bytes]));
        return begun;
      },
      async drop(file) {
        await discard(files, file);
        held.splice(held.indexOf(file), 1);
      },
    });
  } catch (error) {
    for (const file of held) {
      await discard(files, file).catch((failure: unknown) =>
        logger.warn({ err: failure, file: file.id }, 'pending file left to the sweeper'),
      );
    }
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** As holdFiles, of one file: writes it and hands it to `keep`, which names it in a record. */
export const writePending = <T>(
  parts: FileParts,
  source: AsyncIterable<Uint8Array>,
  keep: (file: PendingFile) => Promise<T>,
): Promise<T> => holdFiles(parts, async (held) => keep(await held.write(source)));
