import type { ImportJob } from './import-job.ts';
import type { ImportParts } from './import-parts.ts';
import { createManagerFinder } from './row/managers.ts';
import type { SupplierImport } from './supplier-import.ts';
import { withFolder } from './with-folder.ts';
import { writeBatch } from './write-batch.ts';

/**
 * Writes the rows that are left, a batch a transaction: a process that is killed, and one that stops, leaves whole batches
 * behind, and who goes on begins with the first row that is not written.
 * @throws Problem import.state once it was stopped
 */
export function writeImport(
  parts: ImportParts,
  job: ImportJob,
  { it, signal }: { it: SupplierImport; signal: AbortSignal },
): Promise<void> {
  return withFolder(parts, it, async (folder) => {
    const findManager = await createManagerFinder(parts.accountManagers);
    let isMore = true;
    while (isMore) {
      signal.throwIfAborted();
      isMore = await writeBatch(parts, job, { folder, findManager });
    }
  });
}
