import { type ImportChoice, SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import type { By } from '../supplier/supplier-parts.ts';
import { ownImport } from './command-import.ts';
import type { ImportParts } from './import-parts.ts';
import type { ImportRowState } from './import-row.store.ts';
import { moveImport } from './move-import.ts';
import { decideRow, type RowChoice } from './row/decide-row.ts';
import { gatherKnown } from './row/gather-facts.ts';
import { createManagerFinder, type FindManager } from './row/managers.ts';
import { keptOf } from './row/read-batch.ts';
import { readRow } from './row/read-row.ts';
import { recounted, type SupplierImport } from './supplier-import.ts';

const BATCH = 200;

interface Asked {
  readonly id: string;
  readonly given: ImportChoice;
  readonly by: By;
}

/**
 * Says what becomes of a row that shares its VAT number with a supplier, or of all that wait for it.
 * @throws Problem not.found, import.notYours, import.state; request.invalid for a supplier that is none of those to choose from
 */
export async function chooseRows(parts: ImportParts, scope: Scope, { id, given, by }: Asked): Promise<SupplierImport> {
  const { database, imports, rows } = parts;
  const findManager = await createManagerFinder(parts.accountManagers);
  const it = await imports.find(scope, id);
  if (!it) throw new Problem('not.found');
  const { checkId } = it;
  if (checkId === undefined) throw new Problem('import.state');
  const lines: number[] = given.row === undefined ? [] : [given.row];
  if (given.row === undefined) {
    for await (const row of rows.each(SCOPE_ALL, checkId, ['CHOOSE'])) if (choiceFor(row, given)) lines.push(row.row);
  }
  let after = it;
  for (let from = 0; from < lines.length; from += BATCH) {
    after = await database.withTransaction(async (session) => {
      const before = await ownImport(parts, scope, session, { id, by });
      if (before.checkId !== checkId) throw new Problem('import.state');
      const some = lines.slice(from, from + BATCH).map((row) => ({ checkId, row }));
      return choose(parts, session, { before, rows: some, given, by, findManager });
    });
  }
  return after;
}

async function choose(
  parts: ImportParts,
  session: Session,
  chosen: {
    before: SupplierImport;
    rows: readonly Pick<ImportRowState, 'checkId' | 'row'>[];
    given: ImportChoice;
    by: By;
    findManager: FindManager;
  },
): Promise<SupplierImport> {
  const { before, given, by, findManager } = chosen;
  const found = await parts.rows.still(SCOPE_ALL, session, chosen.rows);
  if (found.length < chosen.rows.length) throw new Problem('not.found');
  const open = found.map((row) => ({
    row,
    input: readRow(row.cells, before.mapping.columns),
    choice: choiceOf(row, given),
  }));
  const known = await gatherKnown(parts, session, open);
  const after = open.map(({ row, input, choice }): ImportRowState => {
    const decision = decideRow(input, {
      ...known(input, choice),
      defaults: before.mapping.defaults,
      earlier: {},
      accountManagerId: findManager(input.accountManager),
      fileProblems: [],
      choice,
    });
    // Those to choose from stay, so that one may think again.
    return { ...row, ...keptOf(decision, row.supplierId), candidates: row.candidates, choice };
  });
  await parts.rows.replace(session, after);
  const moves = after.map(({ fate }, at) => ({ from: found[at]?.fate ?? fate, to: fate }));
  const command = { name: 'choose', counts: recounted(before.counts, moves) } as const;
  return moveImport(parts, session, { before, command, by });
}

/** @throws Problem import.state for a row that nobody has to choose for, request.invalid for one that is not offered */
function choiceOf(row: ImportRowState, given: ImportChoice): RowChoice {
  const isWritten = row.fate === 'CREATED' || row.fate === 'UPDATED';
  if (isWritten || (row.fate !== 'CHOOSE' && row.choice === undefined)) throw new Problem('import.state');
  const choice = choiceFor(row, given);
  if (!choice) throw new Problem('request.invalid', {}, [{ field: 'supplierId', code: 'not_valid' }]);
  return choice;
}

/** The choice as it is for a row; undefined where it names none of its candidates, or does not say which of several. */
function choiceFor({ candidates }: ImportRowState, { choice, supplierId }: ImportChoice): RowChoice | undefined {
  if (choice !== 'update') return { kind: choice };
  const [only, another] = candidates;
  const named =
    supplierId === undefined ? (another ? undefined : only) : candidates.find(({ id }) => id === supplierId);
  return named && { kind: 'update', supplierId: named.id };
}
