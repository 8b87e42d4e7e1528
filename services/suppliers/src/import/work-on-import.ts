import { Problem } from '@comptoir/service-kit';
import { checkImport } from './check-import.ts';
import type { ImportJob } from './import-job.ts';
import type { ImportParts } from './import-parts.ts';
import { failImport } from './move-import.ts';
import { importOf } from './with-folder.ts';
import { writeImport } from './write-import.ts';

/**
 * Does what an import is at. What its file is to blame for ends it and is told; that somebody stopped it ends the run
 * alone; anything else is thrown, and tried again.
 */
export async function workOnImport(parts: ImportParts, job: ImportJob, signal: AbortSignal): Promise<void> {
  const it = await importOf(parts, job);
  if (!it) return;
  try {
    if (it.state === 'CHECKING') await checkImport(parts, job, { it, signal });
    if (it.state === 'IMPORTING') await writeImport(parts, job, { it, signal });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'import.state' || error.code === 'not.found') return;
    if (!error.code.startsWith('import.')) throw error;
    const problem = { code: error.code, params: plain(error.params) };
    parts.logger.warn({ importId: it.id, code: error.code }, 'an import cannot go on');
    await parts.database.withTransaction((session) => failImport(parts, session, { job, problem }));
  }
}

const plain = (params: Problem['params']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
