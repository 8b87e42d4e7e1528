import { type RowFate, SCOPE_ALL } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import { holdFiles } from '@comptoir/storage/files';
import { typeFirstBanks } from '../change-requests/type-bank-change.ts';
import { bankTypedIn } from '../supplier/bank-change.ts';
import { openSuppliers } from '../supplier/open-suppliers.ts';
import type { By, NewFiles } from '../supplier/supplier-parts.ts';
import { dropReplaced, type Entered, enterChanges } from '../supplier/update-supplier.ts';
import type { ImportFolder } from './archive/open-folder.ts';
import { fittingRows } from './fitting-rows.ts';
import type { ImportJob } from './import-job.ts';
import type { ImportParts } from './import-parts.ts';
import type { ImportRowState } from './import-row.store.ts';
import { loadImport, moveImport } from './move-import.ts';
import { decideRow, type RowDecision, type RowProblem } from './row/decide-row.ts';
import { gatherKnown } from './row/gather-facts.ts';
import type { FindManager } from './row/managers.ts';
import { keptOf } from './row/read-batch.ts';
import { type RowInput, readRow } from './row/read-row.ts';
import { dropFiles, storeFiles } from './row/row-files.ts';
import { recounted, type SupplierImport } from './supplier-import.ts';

/** Of the rows that are written together, at most; fewer where their texts are long. */
const BATCH = 25;
const OPEN: readonly RowFate[] = ['CREATE', 'UPDATE'];
/** Somebody wrote the same name between the question and the answer: asked again, the row is refused. */
const TRIES = 3;
const RACED: ReadonlySet<string> = new Set([
  ...['supplier.nameTaken', 'supplier.codeTaken', 'supplier.emailTaken', 'change.pending', 'not.found'],
]);

/** A row that is to be written, with its files held. */
interface Ready {
  readonly state: ImportRowState;
  readonly input: RowInput;
  readonly stored: NewFiles;
  readonly problems: readonly RowProblem[];
}

interface Written {
  readonly isMore: boolean;
  readonly entered: readonly Entered[];
  /** The lines of rows whose files are somebody's now. */
  readonly lines: ReadonlySet<number>;
}

/** Writes the next rows; answers whether more are left. @throws Problem import.state once it was stopped */
export async function writeBatch(
  parts: ImportParts,
  job: ImportJob,
  { folder, findManager }: { folder: ImportFolder; findManager: FindManager },
): Promise<boolean> {
  const { imports, rows } = parts;
  const it = await imports.find(SCOPE_ALL, job.importId);
  if (!it?.checkId) throw new Problem('import.state');
  const first = await rows.first(SCOPE_ALL, null, { checkId: it.checkId, fates: OPEN, limit: BATCH });
  const next = fittingRows(first.map((state) => ({ state, input: readRow(state.cells, it.mapping.columns) })));
  return holdFiles(parts, async (held) => {
    const stored = await storeFiles(
      held,
      folder,
      next.map(({ input }) => input),
    );
    const ready = next.flatMap((row, at): Ready[] => {
      const files = stored[at];
      return files ? [{ ...row, ...files }] : [];
    });
    const written = await retried(() =>
      parts.database.withTransaction((session) => writeRows(parts, session, { job, ready, findManager })),
    );
    for (const one of written.entered) await dropReplaced(parts, one);
    for (const { state, stored } of ready) if (!written.lines.has(state.row)) await dropFiles(held, stored);
    return written.isMore;
  });
}

async function writeRows(
  parts: ImportParts,
  session: Session,
  { job, ready, findManager }: { job: ImportJob; ready: readonly Ready[]; findManager: FindManager },
): Promise<Written> {
  const before = await loadImport(parts, SCOPE_ALL, session, job.importId);
  if (before.run !== job.run || before.state !== 'IMPORTING') throw new Problem('import.state');
  const now = new Map(
    (
      await parts.rows.still(
        SCOPE_ALL,
        session,
        ready.map(({ state }) => state),
      )
    ).map((row) => [row.row, row]),
  );
  // Another run may have written some meanwhile.
  const open = ready.filter(({ state }) => OPEN.includes(now.get(state.row)?.fate ?? 'SKIP'));
  const decided = await decideAll(parts, session, { before, open, findManager });
  const { by } = before;
  await create(parts, session, { created: decided.filter(({ decision }) => decision.fate === 'CREATE'), by });
  const entered = await change(parts, session, {
    changed: decided.filter(({ decision }) => decision.fate === 'UPDATE'),
    by,
  });
  const after = decided.map(({ state, decision }) => ({
    ...state,
    ...keptOf(decision, state.supplierId),
    fate: written(decision.fate),
  }));
  await parts.rows.replace(session, after);
  const moves = decided.map(({ state, decision }) => ({ from: state.fate, to: written(decision.fate) }));
  const counts = recounted(before.counts, moves);
  const it = await moveImport(parts, session, { before, command: { name: 'written', run: job.run, counts } });
  const lines = decided.filter(({ decision }) => OPEN.includes(decision.fate)).map(({ state }) => state.row);
  return { isMore: it.state === 'IMPORTING', entered, lines: new Set(lines) };
}

type Decided = Ready & { readonly decision: RowDecision };

/** Asks again of each row what becomes of it: much may have changed since the dry run. A supplier is changed once a batch. */
async function decideAll(
  parts: ImportParts,
  session: Session,
  { before, open, findManager }: { before: SupplierImport; open: readonly Ready[]; findManager: FindManager },
): Promise<Decided[]> {
  const known = await gatherKnown(
    parts,
    session,
    open.map(({ input, state }) => ({ input, choice: state.choice })),
  );
  const changed = new Set<string>();
  return open.flatMap((row): Decided[] => {
    const { input, state, problems } = row;
    const decision = decideRow(input, {
      ...known(input, state.choice),
      defaults: before.mapping.defaults,
      earlier: {},
      accountManagerId: findManager(input.accountManager),
      fileProblems: problems,
      choice: state.choice,
    });
    const target = decision.target?.id;
    if (target !== undefined && changed.has(target)) return [];
    if (target !== undefined) changed.add(target);
    return [{ ...row, decision }];
  });
}

async function create(
  parts: ImportParts,
  session: Session,
  { created, by }: { created: readonly Decided[]; by: By },
): Promise<void> {
  if (created.length === 0) return;
  const since = parts.clock.now();
  const given = created.map(({ state, stored, decision }) => {
    if (!decision.data) throw new Error('a row to create has no data');
    const { iban: _iban, bic: _bic, ...data } = decision.data;
    return { id: state.supplierId, data, logo: stored.logo, since };
  });
  const suppliers = await openSuppliers(parts, session, { given, by });
  // An account in a sheet is one that staff typed: another person accepts it.
  const banks = suppliers.flatMap((supplier, at) => {
    const { decision, stored } = created[at] ?? {};
    const bank = decision?.data && bankTypedIn(decision.input, decision.data, {}, stored?.rib);
    return bank ? [{ supplier, bank }] : [];
  });
  await typeFirstBanks(parts, session, { banks, by });
}

async function change(
  parts: ImportParts,
  session: Session,
  { changed, by }: { changed: readonly Decided[]; by: By },
): Promise<Entered[]> {
  const entered: Entered[] = [];
  for (const { decision, stored } of changed) {
    const { target: before, input, data } = decision;
    if (!before || !data) throw new Error('a row to update has no supplier');
    entered.push(await enterChanges(parts, session, { before, input, data, files: stored, by }));
  }
  return entered;
}

const WRITTEN: Readonly<Partial<Record<RowFate, RowFate>>> = { CREATE: 'CREATED', UPDATE: 'UPDATED' };
const written = (fate: RowFate): RowFate => WRITTEN[fate] ?? fate;

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      if (turn === TRIES || !(error instanceof Problem) || !RACED.has(error.code)) throw error;
    }
  }
}
