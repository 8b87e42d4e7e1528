import type { RowFate } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import type { ImportFolder } from '../archive/open-folder.ts';
import type { ImportParts } from '../import-parts.ts';
import type { ImportRowState } from '../import-row.store.ts';
import type { SheetRow } from '../sheet/sheet-row.ts';
import type { SupplierImport } from '../supplier-import.ts';
import { decideRow, type RowDecision, type RowFacts } from './decide-row.ts';
import { gatherKnown } from './gather-facts.ts';
import type { FindManager } from './managers.ts';
import { readRow } from './read-row.ts';
import { checkFiles } from './row-files.ts';

interface Reading {
  readonly it: SupplierImport;
  readonly checkId: string;
  readonly folder: ImportFolder;
  readonly findManager: FindManager;
  readonly earlierOf: (row: number, input: ReturnType<typeof readRow>) => RowFacts['earlier'];
}

/** The fates of some rows of the sheet, as the dry run keeps them. */
export async function readBatch(
  parts: Pick<ImportParts, 'suppliers' | 'requests'>,
  rows: readonly SheetRow[],
  { it, checkId, folder, findManager, earlierOf }: Reading,
): Promise<ImportRowState[]> {
  const inputs = rows.map(({ cells }) => readRow(cells, it.mapping.columns));
  const known = await gatherKnown(
    parts,
    null,
    inputs.map((input) => ({ input })),
  );
  const states: ImportRowState[] = [];
  for (const [at, { row, cells }] of rows.entries()) {
    const input = inputs[at];
    if (!input) continue;
    const decision = decideRow(input, {
      ...known(input, undefined),
      defaults: it.mapping.defaults,
      earlier: earlierOf(row, input),
      accountManagerId: findManager(input.accountManager),
      fileProblems: await checkFiles(folder, input),
      choice: undefined,
    });
    states.push({ checkId, row, cells, ...keptOf(decision, newId()) });
  }
  return states;
}

const MOST_CANDIDATES = 20;

/** What is kept of a decision; `freshId` is what a new supplier will be. */
export function keptOf(
  { fate, problems, candidates, target }: RowDecision,
  freshId: string,
): Pick<ImportRowState, 'fate' | 'problems' | 'candidates' | 'supplierId'> {
  return {
    fate: fate satisfies RowFate,
    problems,
    candidates: candidates
      .slice(0, MOST_CANDIDATES)
      .map(({ id, raisonSociale, code }) => ({ id, label: raisonSociale, code })),
    supplierId: target?.id ?? freshId,
  };
}
