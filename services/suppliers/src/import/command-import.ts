import type { ImportMapping, Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import { checkAccountManager } from '../supplier/check-account-manager.ts';
import type { By } from '../supplier/supplier-parts.ts';
import { isMapping } from './columns/guess-columns.ts';
import type { ImportParts } from './import-parts.ts';
import { loadImport, moveImport } from './move-import.ts';
import type { ImportCommand, SupplierImport } from './supplier-import.ts';

interface Asked {
  readonly id: string;
  readonly by: By;
}

/** Says what the columns are, remembers it for the next sheet, and has the dry run made. @throws Problem not.found, import.notYours, import.mapping, import.state */
export async function mapImport(
  parts: ImportParts,
  scope: Scope,
  { id, mapping, by }: Asked & { mapping: ImportMapping },
): Promise<SupplierImport> {
  await checkAccountManager(parts, mapping.defaults.accountManagerId);
  return parts.database.withTransaction(async (session) => {
    const before = await ownImport(parts, scope, session, { id, by });
    const columns = before.header.map((_, at) => mapping.columns[at] ?? null);
    if (!isMapping(columns)) throw new Problem('import.mapping');
    await parts.mappings.remember(session, before.header, columns);
    return run(parts, session, { before, command: { name: 'map', mapping: { ...mapping, columns } }, by });
  });
}

/** Has the rows written, from the first that is not. @throws Problem not.found, import.notYours, import.state */
export function startImport(parts: ImportParts, scope: Scope, { id, by }: Asked): Promise<SupplierImport> {
  return parts.database.withTransaction(async (session) => {
    const before = await ownImport(parts, scope, session, { id, by });
    return run(parts, session, { before, command: { name: 'start' }, by });
  });
}

/** Ends the dry run, or the import after the batch at hand; whoever may import may stop one. @throws Problem not.found, import.state */
export function stopImport(parts: ImportParts, scope: Scope, { id, by }: Asked): Promise<SupplierImport> {
  return parts.database.withTransaction(async (session) => {
    const before = await loadImport(parts, scope, session, id);
    return moveImport(parts, session, { before, command: { name: 'stop' }, by });
  });
}

/** Takes an import away with its rows and its file; what it wrote stays. @throws Problem not.found, import.state */
export async function removeImport(parts: ImportParts, scope: Scope, { id, by }: Asked): Promise<void> {
  const gone = await parts.database.withTransaction(async (session) => {
    const before = await loadImport(parts, scope, session, id);
    await moveImport(parts, session, { before, command: { name: 'remove' }, by });
    return before;
  });
  if (gone.checkId !== undefined) await parts.rows.remove([gone.checkId]);
  await parts.files.remove(gone.fileId);
}

/**
 * An import of the caller's own. Its bank changes are asked for by who sent it: were somebody else to write them, that
 * person could not accept them, and who typed them could.
 */
export async function ownImport(
  parts: ImportParts,
  scope: Scope,
  session: Session,
  { id, by }: Asked,
): Promise<SupplierImport> {
  const it = await loadImport(parts, scope, session, id);
  if (it.by.id !== by.id) throw new Problem('import.notYours');
  return it;
}

async function run(
  parts: ImportParts,
  session: Session,
  { before, command, by }: { before: SupplierImport; command: ImportCommand; by: By },
): Promise<SupplierImport> {
  const after = await moveImport(parts, session, { before, command, by });
  const payload = { importId: after.id, run: after.run };
  await parts.jobs.enqueue(session, { key: `${payload.importId}/${payload.run}`, payload });
  return after;
}
