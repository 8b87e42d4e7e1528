import type { FieldProblemCode, ImportMapping, RowFate } from '@comptoir/contracts';
import { type ReadSupplier, readSupplierInput } from '../../supplier/read-supplier-input.ts';
import { comparable, type SupplierData, type SupplierState } from '../../supplier/supplier.ts';
import { normaliseVatNumber } from '../../supplier/vat-number.ts';
import { changedSupplierInput, newSupplierInput } from './inputs.ts';
import type { RowInput } from './read-row.ts';

export interface RowProblem {
  readonly field: string;
  readonly code: FieldProblemCode;
  /** The row of the sheet that has the same value. */
  readonly otherRow?: number;
}

/** What a person said of a row that shares its VAT number. */
export type RowChoice = { readonly kind: 'create' | 'skip' } | { readonly kind: 'update'; readonly supplierId: string };

/** What is known beside the row when it is decided. */
export interface RowFacts {
  readonly defaults: ImportMapping['defaults'];
  /** Suppliers that could be meant or stand in the way. */
  readonly alike: readonly SupplierState[];
  /** The row above that has such a name, code, email or VAT number. */
  readonly earlier: Readonly<Partial<Record<'raisonSociale' | 'code' | 'email' | 'vatNumber', number>>>;
  /** The account manager that the row names; null for nobody who works here. */
  readonly accountManagerId: string | undefined | null;
  readonly fileProblems: readonly RowProblem[];
  /** Suppliers whose bank change waits for its decision. */
  readonly bankPending: ReadonlySet<string>;
  readonly choice: RowChoice | undefined;
}

export interface RowDecision {
  readonly fate: Extract<RowFate, 'CREATE' | 'UPDATE' | 'CHOOSE' | 'SKIP' | 'REFUSED'>;
  readonly problems: readonly RowProblem[];
  readonly candidates: readonly SupplierState[];
  /** Of CREATE and UPDATE: the form that it comes to, what was read of it, and the supplier it changes. */
  readonly input?: unknown;
  readonly data?: SupplierData;
  readonly target?: SupplierState;
}

/** Problems of what is missing: they count for who is created, not for who is on file. */
const MISSING = /required$/i;

/** What becomes of a row: the same question in the dry run, when somebody chose, and when it is written. */
export function decideRow(row: RowInput, facts: RowFacts): RowDecision {
  const { raisonSociale, code } = row.supplier;
  // Specification 001 §8: an Excel row without name.
  if (!raisonSociale) return refused([{ field: 'raisonSociale', code: 'companyName_required' }]);
  if (facts.choice?.kind === 'skip') return { fate: 'SKIP', problems: [], candidates: [] };
  const found = [...ownProblems(row, facts)];
  const byCode = code && facts.alike.find((supplier) => comparable(supplier.code) === comparable(code));
  if (byCode) return changing(row, byCode, facts, found);

  const vatNumber = normaliseVatNumber(row.supplier.vatNumber ?? '');
  const candidates = vatNumber ? facts.alike.filter((supplier) => supplier.vatNumber === vatNumber) : [];
  const repeated = vatNumber ? facts.earlier.vatNumber : undefined;
  if (candidates.length > 0 || repeated !== undefined) {
    const { choice } = facts;
    if (choice?.kind === 'update') {
      const target = candidates.find(({ id }) => id === choice.supplierId);
      if (target) return changing(row, target, facts, found);
    }
    if (choice?.kind !== 'create') return choosing(row, facts, { found, candidates, repeated });
  }
  return creating(row, facts, found);
}

function creating(row: RowInput, facts: RowFacts, found: RowProblem[]): RowDecision {
  const { defaults, accountManagerId } = facts;
  const input = newSupplierInput(row, { defaults, accountManagerId: accountManagerId ?? undefined });
  const read = readSupplierInput(input);
  const problems = withRead([...found, ...takenProblems(row, facts, undefined)], read, facts);
  return read.ok && problems.length === 0
    ? { fate: 'CREATE', problems, candidates: [], input, data: read.data }
    : refused(problems);
}

function changing(row: RowInput, target: SupplierState, facts: RowFacts, found: RowProblem[]): RowDecision {
  const input = changedSupplierInput(row, target, facts.accountManagerId ?? undefined);
  const read = readSupplierInput(input);
  const problems = withRead([...found, ...takenProblems(row, facts, target)], read, facts);
  if (read.ok && facts.bankPending.has(target.id) && asksForBank(row, read.data, target)) {
    problems.push({ field: 'iban', code: 'bank_pending' });
  }
  return read.ok && problems.length === 0
    ? { fate: 'UPDATE', problems, candidates: [], input, data: read.data, target }
    : refused(problems);
}

/** Specification 001 §8: a duplicate VAT number requires choosing a supplier. What is wrong whatever is chosen is said at once. */
function choosing(
  row: RowInput,
  facts: RowFacts,
  { found, candidates, repeated }: { found: RowProblem[]; candidates: SupplierState[]; repeated: number | undefined },
): RowDecision {
  const tried = creating(row, facts, found);
  const wrong = tried.problems.filter(({ code, field }) => !MISSING.test(code) && !TAKEN.has(code) && field !== 'kind');
  if (wrong.length > 0) return refused(wrong);
  const problem: RowProblem = {
    field: 'vatNumber',
    code: candidates.length > 0 ? 'vat_taken' : 'row_repeated',
    ...(repeated !== undefined && { otherRow: repeated }),
  };
  return { fate: 'CHOOSE', problems: [problem], candidates };
}

const TAKEN: ReadonlySet<string> = new Set(['name_taken', 'code_taken', 'email_taken']);

function ownProblems(row: RowInput, { accountManagerId, fileProblems, earlier }: RowFacts): RowProblem[] {
  const repeated = (['raisonSociale', 'code', 'email'] as const).flatMap((field): RowProblem[] => {
    const otherRow = row.supplier[field] ? earlier[field] : undefined;
    return otherRow === undefined ? [] : [{ field, code: 'row_repeated', otherRow }];
  });
  const nobody: RowProblem[] =
    row.accountManager && accountManagerId === null ? [{ field: 'accountManager', code: 'manager_unknown' }] : [];
  return [...repeated, ...nobody, ...fileProblems];
}

/** What another supplier has and no two may share. */
function takenProblems(row: RowInput, { alike }: RowFacts, target: SupplierState | undefined): RowProblem[] {
  const others = alike.filter(({ id }) => id !== target?.id);
  const { raisonSociale, code, email } = row.supplier;
  const problems: RowProblem[] = [];
  if (raisonSociale && others.some((other) => comparable(other.raisonSociale) === comparable(raisonSociale)))
    problems.push({ field: 'raisonSociale', code: 'name_taken' });
  if (code && others.some((other) => comparable(other.code) === comparable(code)))
    problems.push({ field: 'code', code: 'code_taken' });
  if (email && others.some((other) => other.email.toLowerCase() === email.toLowerCase()))
    problems.push({ field: 'email', code: 'email_taken' });
  return problems;
}

function withRead(problems: RowProblem[], read: ReadSupplier, { accountManagerId }: RowFacts): RowProblem[] {
  if (read.ok) return problems;
  const known = new Set(problems.map(({ field }) => field));
  const others = read.problems
    .map(({ field, code }) => ({ field: columnOf(field), code }))
    .filter(({ field }) => !known.has(field) && !(field === 'accountManager' && accountManagerId === null));
  return [...problems, ...others];
}

/** The sheet's column for an input's field. */
function columnOf(field: string): string {
  const [first = '', at, name] = field.split('.');
  if (first === 'accountManagerId') return 'accountManager';
  if (first === 'address') return at ?? 'street';
  if (first !== 'contacts') return first;
  if (name === 'email') return 'contactEmail';
  return name === 'phone' ? 'contactPhone' : (name ?? 'lastName');
}

const asksForBank = (row: RowInput, data: SupplierData, onFile: SupplierState): boolean =>
  row.rib !== undefined ||
  (row.supplier.iban !== undefined && data.iban !== onFile.iban) ||
  (row.supplier.bic !== undefined && data.bic !== onFile.bic);

const refused = (problems: readonly RowProblem[]): RowDecision => ({ fate: 'REFUSED', problems, candidates: [] });
