import { SCOPE_ALL } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import type { ImportJob } from './import-job.ts';
import type { ImportParts } from './import-parts.ts';
import { loadImport, moveImport } from './move-import.ts';
import { createEarlierRows } from './row/earlier-rows.ts';
import { createManagerFinder } from './row/managers.ts';
import { readBatch } from './row/read-batch.ts';
import { readSheet } from './sheet/read-sheet.ts';
import type { SheetRow } from './sheet/sheet-row.ts';
import type { ImportCommand, SupplierImport } from './supplier-import.ts';
import { withFolder } from './with-folder.ts';

const BATCH = 250;

/**
 * The dry run: reads the sheet from its beginning and keeps each row's fate under an id of its own, so that of two runs
 * one counts. Nothing else is written. @throws Problem for a sheet that cannot be read, import.state once it was stopped
 */
export async function checkImport(
  parts: ImportParts,
  job: ImportJob,
  { it, signal }: { it: SupplierImport; signal: AbortSignal },
): Promise<void> {
  const { rows, database } = parts;
  const checkId = newId();
  const counts: Record<string, number> = {};
  const move = (command: ImportCommand): Promise<SupplierImport> =>
    database.withTransaction(async (session) =>
      moveImport(parts, session, { before: await loadImport(parts, SCOPE_ALL, session, job.importId), command }),
    );
  try {
    const findManager = await createManagerFinder(parts.accountManagers);
    const earlierOf = createEarlierRows();
    await withFolder(parts, it, async (folder, spool) => {
      for await (const batch of batchesOf(readSheet(folder, spool))) {
        signal.throwIfAborted();
        const states = await readBatch(parts, batch, { it, checkId, folder, findManager, earlierOf });
        await rows.insert(states);
        for (const { fate } of states) counts[fate] = (counts[fate] ?? 0) + 1;
        await move({ name: 'read', run: job.run, counts: { ...counts } });
      }
    });
    await move({ name: 'checked', run: job.run, checkId, counts });
  } catch (error) {
    await rows.remove([checkId]);
    throw error;
  }
  if (it.checkId !== undefined) await rows.remove([it.checkId]);
}

/** The rows below the header, some at a time. */
async function* batchesOf(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  let isHeader = true;
  for await (const row of rows) {
    if (!isHeader) batch.push(row);
    isHeader = false;
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
