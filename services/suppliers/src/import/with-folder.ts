import { SCOPE_ALL } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { isFileLost } from '@comptoir/storage/files';
import { type ImportFolder, openFolder } from './archive/open-folder.ts';
import { type Spool, withSpool } from './archive/spool.ts';
import type { ImportJob } from './import-job.ts';
import type { ImportParts } from './import-parts.ts';
import type { SupplierImport } from './supplier-import.ts';

/** Brings an import's zip from the file store to disk and opens it for `work`. @throws Problem import.damaged where it is gone */
export function withFolder<T>(
  { files }: Pick<ImportParts, 'files'>,
  { fileId, fileName }: SupplierImport,
  work: (folder: ImportFolder, spool: Spool) => Promise<T>,
): Promise<T> {
  return withSpool(async (spool) => {
    const path = await spool(files.read(fileId)).catch((error: unknown) => {
      throw isFileLost(error) ? new Problem('import.damaged', { name: fileName }) : error;
    });
    const folder = await openFolder(path, fileName);
    try {
      return await work(folder, spool);
    } finally {
      folder.zip.close();
    }
  });
}

/** The import that a job is for, where that job still is the one that counts. */
export async function importOf(
  { imports }: Pick<ImportParts, 'imports'>,
  { importId, run }: ImportJob,
): Promise<SupplierImport | undefined> {
  const it = await imports.find(SCOPE_ALL, importId);
  return it?.run === run ? it : undefined;
}
