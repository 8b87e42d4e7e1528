import { decisionOf, SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import { correlated } from '../change-requests/record-steps.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ImportJob } from './import-job.ts';
import type { ImportStore } from './supplier-import.store.ts';
import { decideImport, doneRows, type ImportCommand, type SupplierImport } from './supplier-import.ts';

interface Parts extends Pick<SupplierParts, 'outbox' | 'clock'> {
  readonly imports: ImportStore;
}

/** The import in this transaction. @throws Problem not.found */
export async function loadImport(
  { imports }: Pick<Parts, 'imports'>,
  scope: Scope,
  session: Session,
  id: string,
): Promise<SupplierImport> {
  const it = await imports.load(scope, session, id);
  if (!it) throw new Problem('not.found');
  return it;
}

/**
 * Does what a command asks of an import that was loaded in the same transaction, and tells it; `by` is who decided, if
 * somebody did. @throws Problem import.state
 */
export async function moveImport(
  { imports, outbox, clock }: Parts,
  session: Session,
  { before, command, by }: { before: SupplierImport; command: ImportCommand; by?: By },
): Promise<SupplierImport> {
  const after = decideImport(before, command, clock.now());
  if ('refused' in after) throw new Problem(after.refused);
  if (command.name === 'remove') await imports.remove(session, before.id);
  else await imports.replace(session, before, after);
  await tellImport({ outbox }, session, {
    it: after,
    ...(by && { by, action: command.name, from: before }),
  });
  return after;
}

/** Says where an import is; and who decided it, for whoever keeps count of that. */
export async function tellImport(
  { outbox }: Pick<Parts, 'outbox'>,
  session: Session,
  { it, by, action = '', from }: { it: SupplierImport; by?: By; action?: string; from?: SupplierImport },
): Promise<void> {
  const facts = ({ state, fileName, counts }: SupplierImport) => ({ state, fileName, counts: { ...counts } });
  await outbox.append(session, [
    {
      type: 'SupplierImportMoved',
      subject: it.id,
      sequence: it.version,
      ...(by && correlated(by)),
      data: {
        state: it.state,
        done: doneRows(it),
        rowCount: it.rowCount,
        ...(by && {
          decision: decisionOf(by, {
            action: `supplier.import.${action}`,
            about: { kind: 'import', id: it.id, name: it.fileName },
            before: from ? facts(from) : null,
            after: facts(it),
          }),
        }),
      },
    },
  ]);
}

/** Ends a run that cannot go on; an import that somebody stopped, or started anew, stays as it is. */
export async function failImport(
  parts: Parts,
  session: Session,
  { job, problem }: { job: ImportJob; problem: NonNullable<SupplierImport['problem']> },
): Promise<void> {
  const before = await parts.imports.load(SCOPE_ALL, session, job.importId);
  if (!before) return;
  const command: ImportCommand = { name: 'fail', run: job.run, problem };
  if ('refused' in decideImport(before, command, parts.clock.now())) return;
  await moveImport(parts, session, { before, command });
}
