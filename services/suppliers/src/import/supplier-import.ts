import type { ImportMapping, ImportState, ProblemCode, RowFate } from '@comptoir/contracts';
import type { By } from '../supplier/supplier-parts.ts';

type Counts = Readonly<Partial<Record<RowFate, number>>>;

/** An import as it stands; its rows are kept beside it. */
export interface SupplierImport {
  readonly id: string;
  /** Grows with each step: the sequence of its events. */
  readonly version: number;
  readonly state: ImportState;
  /** The job that works on it: what an older one still does counts no more. */
  readonly run: number;
  readonly fileName: string;
  readonly fileId: string;
  readonly sheetName: string;
  readonly header: readonly string[];
  readonly samples: ReadonlyArray<readonly string[]>;
  readonly mapping: ImportMapping;
  /** The dry run whose rows count; each reading of the sheet makes its own. */
  readonly checkId?: string;
  readonly rowCount: number;
  readonly counts: Counts;
  /** Who sent it: who goes on with it, and asks for its bank changes. */
  readonly by: By;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly problem?: { readonly code: ProblemCode; readonly params: Readonly<Record<string, string | number>> };
}

export type ImportCommand =
  | { readonly name: 'map'; readonly mapping: ImportMapping }
  /** The dry run went on. */
  | { readonly name: 'read'; readonly run: number; readonly counts: Counts }
  | { readonly name: 'checked'; readonly run: number; readonly checkId: string; readonly counts: Counts }
  | { readonly name: 'choose'; readonly counts: Counts }
  | { readonly name: 'start' }
  /** Rows were written; where none is left it is done. */
  | { readonly name: 'written'; readonly run: number; readonly counts: Counts }
  | { readonly name: 'stop' }
  | { readonly name: 'fail'; readonly run: number; readonly problem: NonNullable<SupplierImport['problem']> }
  | { readonly name: 'remove' };

export interface ImportRefused {
  readonly refused: 'import.state';
}

const sum = (counts: Counts, ...fates: readonly RowFate[]): number =>
  fates.reduce((total, fate) => total + (counts[fate] ?? 0), 0);

export const writtenRows = ({ counts }: Pick<SupplierImport, 'counts'>): number => sum(counts, 'CREATED', 'UPDATED');
/** Rows that an import would still write. */
const openRows = ({ counts }: Pick<SupplierImport, 'counts'>): number => sum(counts, 'CREATE', 'UPDATE');
const allRows = (counts: Counts): number =>
  Object.values(counts).reduce((total: number, count) => total + (count ?? 0), 0);
const isBusy = ({ state }: SupplierImport): boolean => state === 'CHECKING' || state === 'IMPORTING';

/** Rows that the dry run or the import is through with. */
export function doneRows({ state, counts, rowCount }: SupplierImport): number {
  if (state === 'MAPPING') return 0;
  return state === 'CHECKING' ? allRows(counts) : state === 'CHECKED' ? rowCount : writtenRows({ counts });
}

/** What a command makes of an import, or that it is not at that step. */
export function decideImport(it: SupplierImport, command: ImportCommand, now: Date): SupplierImport | ImportRefused {
  const moved = changed(it, command);
  return 'refused' in moved ? moved : { ...moved, version: it.version + 1, updatedAt: now };
}

const REFUSED: ImportRefused = { refused: 'import.state' };

function changed(it: SupplierImport, command: ImportCommand): SupplierImport | ImportRefused {
  const { problem: _, ...sound } = it;
  switch (command.name) {
    case 'map':
      if (isBusy(it) || writtenRows(it) > 0) return REFUSED;
      return { ...sound, state: 'CHECKING', run: it.run + 1, mapping: command.mapping, counts: {}, rowCount: 0 };
    case 'read':
      return isOf(it, command.run, 'CHECKING') ? { ...it, counts: command.counts } : REFUSED;
    case 'checked': {
      if (!isOf(it, command.run, 'CHECKING')) return REFUSED;
      const { checkId, counts } = command;
      return { ...it, state: 'CHECKED', checkId, counts, rowCount: allRows(counts) };
    }
    case 'choose':
      return it.checkId === undefined || isBusy(it) ? REFUSED : { ...it, counts: command.counts };
    case 'start':
      if (it.checkId === undefined || isBusy(it) || openRows(it) === 0) return REFUSED;
      return { ...sound, state: 'IMPORTING', run: it.run + 1 };
    case 'written':
      if (!isOf(it, command.run, 'IMPORTING')) return REFUSED;
      return { ...it, counts: command.counts, state: openRows(command) === 0 ? 'DONE' : 'IMPORTING' };
    case 'stop':
      if (it.state === 'IMPORTING') return { ...it, state: 'STOPPED' };
      return it.state === 'CHECKING' ? { ...it, state: 'MAPPING', counts: {} } : REFUSED;
    case 'fail':
      if (!isBusy(it) || it.run !== command.run) return REFUSED;
      return { ...it, state: 'FAILED', problem: command.problem };
    case 'remove':
      return isBusy(it) ? REFUSED : it;
  }
}

const isOf = (it: SupplierImport, run: number, state: ImportState): boolean => it.run === run && it.state === state;

/** Counts once rows moved from one fate to another. */
export function recounted(counts: Counts, moves: ReadonlyArray<{ from: RowFate; to: RowFate }>): Counts {
  const next: Partial<Record<RowFate, number>> = { ...counts };
  for (const { from, to } of moves) {
    next[from] = (next[from] ?? 0) - 1;
    next[to] = (next[to] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count !== 0));
}
