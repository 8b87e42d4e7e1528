import type { Logger } from '@comptoir/service-kit';
import type { FileStore } from './file-store.ts';
import { type PendingFile, type PendingFiles, RENEW_MS } from './pending-files.store.ts';

export interface FileParts {
  readonly files: FileStore;
  readonly pending: PendingFiles;
  readonly logger: Logger;
}

/**
 * Writes a file and hands it to `keep`, which names it in a record. If writing or keeping fails nothing stays of it:
 * it is removed here, or by the sweeper where this process does not live to do it.
 */
export async function writePending<T>(
  { files, pending, logger }: FileParts,
  source: AsyncIterable<Uint8Array>,
  keep: (file: PendingFile) => Promise<T>,
): Promise<T> {
  const file = await pending.begin();
  const renewing = setInterval(() => {
    file.renew().catch((error: unknown) => logger.warn({ err: error, file: file.id }, 'pending file not renewed'));
  }, RENEW_MS);
  try {
    await files.write(file.id, source);
    return await keep(file);
  } catch (error) {
    await discard(files, file).catch((failure: unknown) =>
      logger.warn({ err: failure, file: file.id }, 'pending file left to the sweeper'),
    );
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** The bytes go before the note: a crash between the two leaves the note, and with it another try. */
export async function discard(files: FileStore, file: PendingFile): Promise<void> {
  await files.remove(file.id);
  await file.forget();
}
