import type { Scope } from '@comptoir/contracts';
import {
  askedPairs,
  countUpTo,
  createCounters,
  type Database,
  fillPairs,
  listCounted,
  listFound,
  modelOf,
  type Page,
  type PagePosition,
  type PageQuery,
  type Session,
  scopeFilter,
} from '@comptoir/storage';
import { refusingTaken } from './refusing-taken.ts';
import { comparable, type SupplierKind, type SupplierState } from './supplier.ts';
import { rowOf, type SupplierRow, scopeIndex, stateOf, supplierSchema } from './supplier-row.store.ts';
import { askedTokens, supplierPairs, tokenFilter } from './supplier-tokens.ts';
import { WRITE_PLAIN } from './write-plain.ts';

export interface SupplierFilters {
  readonly q?: string | undefined;
  readonly kind?: SupplierKind | undefined;
  readonly id?: readonly string[] | undefined;
}

export interface SupplierListQuery extends SupplierFilters {
  /** `field` is one of SORT_FIELDS' values. */
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
}

export interface SupplierPage extends Page<SupplierState> {
  readonly total: number;
  readonly atLeast: boolean;
}

export type SupplierStore = ReturnType<typeof createSupplierStore>;

/** Suppliers, one row each; reads take the scope, and answer a foreign id as a missing one. */
export function createSupplierStore(database: Database) {
  const model = modelOf<SupplierRow>(database, 'suppliers', supplierSchema);
  const counters = createCounters(database, 'suppliers', { dimensions: ['kind'] });

  async function read(scope: Scope, id: string, session: Session | null): Promise<SupplierState | undefined> {
    const row = await model.findOne({ $and: [{ _id: id }, scopeFilter(scope)] }, null, { session }).lean<SupplierRow>();
    return row ? stateOf(row) : undefined;
  }

  /** From the kept counters where they know it, else counted up to 10,000. */
  async function count(scope: Scope, filters: SupplierFilters): Promise<{ total: number; atLeast: boolean }> {
    if (scope.kind === 'all' && !filters.q && !filters.id) {
      return { total: await counters.sum(filters.kind ? { kind: filters.kind } : {}), atLeast: false };
    }
    return countUpTo(scope, { model, filter: filterOf(filters) });
  }

  const pageQuery = (scope: Scope, query: SupplierListQuery): PageQuery<SupplierRow> => ({
    model,
    filter: filterOf(query),
    sort: query.sort,
    page: query.page,
    // A scope of ids holds that many rows at most: MongoDB would fetch and sort them, the index has them sorted.
    ...(scope.kind === 'suppliers' ? { hint: scopeIndex(query.sort.field) } : {}),
  });

  return {
    count,
    pageQuery,
    find: (scope: Scope, id: string) => read(scope, id, null),

    /** The row as a transaction sees it, for a decision that is saved in the same one. */
    load: (scope: Scope, session: Session, id: string) => read(scope, id, session),

    /** The next suppliers by id, as the transaction sees them: those that are told again for others' copies. */
    async next(scope: Scope, session: Session, after: string, limit: number): Promise<SupplierState[]> {
      const rows = await model
        .find({ $and: [{ _id: { $gt: after } }, scopeFilter(scope)] }, null, { session })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<SupplierRow[]>();
      return rows.map(stateOf);
    },

    /** @throws Problem supplier.nameTaken, supplier.codeTaken or supplier.emailTaken */
    async insert(session: Session, ...states: readonly SupplierState[]): Promise<void> {
      await refusingTaken(() => model.insertMany(states.map(rowOf), { session, ...WRITE_PLAIN }));
      await counters.addAll(
        session,
        states.map(({ kind }) => ({ key: { kind }, delta: 1 })),
      );
    },

    /** Puts `after` in the place of what `load` gave in the same transaction. @throws as `insert` */
    async replace(session: Session, before: SupplierState, after: SupplierState): Promise<void> {
      const filter = { _id: after.id, version: before.version };
      await refusingTaken(() => model.replaceOne(filter, rowOf(after), { session }));
      if (before.kind === after.kind) return;
      await counters.add(session, { kind: before.kind }, -1);
      await counters.add(session, { kind: after.kind }, 1);
    },

    async remove(session: Session, state: SupplierState): Promise<void> {
      await model.deleteOne({ _id: state.id }, { session });
      await counters.add(session, { kind: state.kind }, -1);
    },

    /** Counts invoices that came to name a supplier, or no longer do. One that is not there is passed over. */
    async addInvoices(session: Session, id: string, delta: number): Promise<void> {
      await model.updateOne({ _id: id }, { $inc: { invoiceCount: delta } }, { session });
    },

    /** Whether a supplier has that name: names are compared across all scopes, and nothing else is told. */
    async isNameTaken(name: string, butId?: string): Promise<boolean> {
      const other = butId === undefined ? {} : { _id: { $ne: butId } };
      return (await model.exists({ nameKey: comparable(name), ...other })) !== null;
    },

    /** Whether another supplier is reached by that address. */
    async isEmailTaken(session: Session, email: string, butId: string): Promise<boolean> {
      return (await model.exists({ emailKey: email.toLowerCase(), _id: { $ne: butId } }).session(session)) !== null;
    },

    /** Names of other suppliers with that account, at most ten: what who accepts a bank change is warned of. */
    async namesWithIban(scope: Scope, iban: string, butId: string): Promise<string[]> {
      const rows = await model
        .find({ $and: [{ iban, _id: { $ne: butId } }, scopeFilter(scope)] }, { raisonSociale: 1 })
        .limit(10)
        .lean<SupplierRow[]>();
      return rows.map(({ raisonSociale }) => raisonSociale);
    },

    /** For rows that a former release wrote. */
    fillPairs: (signal: AbortSignal) => fillPairs(model, supplierPairs, signal),

    /** Those of the codes that a supplier has. */
    async takenCodes(session: Session, codes: readonly string[]): Promise<Set<string>> {
      const keys = codes.map(comparable);
      const rows = await model.find({ codeKey: { $in: keys } }, { codeKey: 1 }, { session }).lean<SupplierRow[]>();
      const taken = new Set(rows.map(({ codeKey }) => codeKey));
      return new Set(codes.filter((code) => taken.has(comparable(code))));
    },

    /** Suppliers that have one of the names, codes, addresses or ids, and some that have one of the VAT numbers. */
    async alike(scope: Scope, session: Session | null, keys: LookedFor): Promise<SupplierState[]> {
      const { names, codes, emails, ids, vatNumbers } = keys;
      const same: Array<readonly [string, readonly string[]]> = [
        ['nameKey', names.map(comparable)],
        ['codeKey', codes.map(comparable)],
        ['emailKey', emails.map((email) => email.toLowerCase())],
        ['_id', ids],
      ];
      const reads = [
        ...same.map(([field, values]) => ({ field, values, most: values.length })),
        { field: 'vatNumber', values: vatNumbers, most: MOST_WITH_VAT },
      ].filter(({ values }) => values.length > 0);
      const found = await Promise.all(
        reads.map(({ field, values, most }) =>
          model
            .find({ $and: [{ [field]: { $in: [...values] } }, scopeFilter(scope)] }, null, { session })
            .limit(most)
            .lean<SupplierRow[]>(),
        ),
      );
      return [...new Map(found.flat().map((row) => [row._id, stateOf(row)])).values()];
    },

    /** The total of a search is exact within its reach (`listFound`), else as `count` says. */
    async list(scope: Scope, query: SupplierListQuery): Promise<SupplierPage> {
      if (query.q?.trim()) {
        const sought = {
          ...pageQuery(scope, query),
          filter: ofIds(query),
          words: askedTokens(query),
          pairs: askedPairs(query.q),
        };
        const found = await listFound(scope, sought);
        return { ...found, rows: found.rows.map(stateOf) };
      }
      const page = await listCounted(scope, pageQuery(scope, query), () => count(scope, query));
      return { ...page, rows: page.rows.map(stateOf) };
    },
  };
}

/** Enough to choose from: a VAT number is seldom on file more than once. */
const MOST_WITH_VAT = 2000;

/** What other suppliers are looked for by. */
export interface LookedFor {
  readonly names: readonly string[];
  readonly codes: readonly string[];
  readonly emails: readonly string[];
  readonly vatNumbers: readonly string[];
  readonly ids: readonly string[];
}

const ofIds = ({ id }: SupplierFilters): Record<string, unknown> => (id ? { _id: { $in: [...id] } } : {});

const filterOf = (filters: SupplierFilters): Record<string, unknown> => ({
  ...tokenFilter(filters),
  ...ofIds(filters),
});
