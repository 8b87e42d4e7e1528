import { SCOPE_ALL } from '@comptoir/contracts';
import type { ImportParts } from './import-parts.ts';
import { decideImport } from './supplier-import.ts';

/** How long an import that nobody touches is kept: its rows are other firms' data. */
const KEEP_MS = 30 * 86_400_000;

/** Takes away imports that nobody touched for a month, with their rows and files; answers how many. */
export async function sweepImports(parts: ImportParts): Promise<number> {
  const { imports, rows, files, database, clock } = parts;
  const now = clock.now();
  const old = await imports.untouched(SCOPE_ALL, new Date(now.getTime() - KEEP_MS));
  const idle = old.filter((it) => !('refused' in decideImport(it, { name: 'remove' }, now)));
  for (const { id, checkId, fileId } of idle) {
    await database.withTransaction((session) => imports.remove(session, id));
    if (checkId !== undefined) await rows.remove([checkId]);
    await files.remove(fileId);
  }
  return idle.length;
}
