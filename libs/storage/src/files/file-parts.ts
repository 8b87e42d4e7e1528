import type { Logger } from '../logger.ts';
import type { FileStore } from './file-store.ts';
import type { PendingFile, PendingFiles } from './pending-files.store.ts';

export interface FileParts {
  readonly files: FileStore;
  readonly pending: PendingFiles;
  readonly logger: Logger;
}

/**
 * Removes a file that no record came to name; one that was kept stays, whatever failed after that. The bytes go before the
 * note: a crash between the two leaves the note, and with it another try.
 */
export async function discard(files: FileStore, file: PendingFile): Promise<void> {
  if (!(await file.isPending())) return;
  await files.remove(file.id);
  await file.forget();
}
