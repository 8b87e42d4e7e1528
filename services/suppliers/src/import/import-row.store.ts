import type { RowFate, Scope } from '@comptoir/contracts';
import {
  type Database,
  listPage,
  modelOf,
  type Page,
  type PagePosition,
  type PageQuery,
  type Session,
  scopeFilter,
} from '@comptoir/storage';
import mongoose from 'mongoose';
import { WRITE_PLAIN } from '../supplier/write-plain.ts';
import type { RowChoice, RowProblem } from './row/decide-row.ts';

/** A row of an import's sheet, and what becomes of it. */
export interface ImportRowState {
  /** The dry run that read it, and its line. */
  readonly checkId: string;
  readonly row: number;
  /** As they are in the sheet. */
  readonly cells: readonly string[];
  readonly fate: RowFate;
  readonly problems: readonly RowProblem[];
  readonly candidates: ReadonlyArray<{ readonly id: string; readonly label: string; readonly code: string }>;
  /** What somebody said of it, for when it is written. */
  readonly choice?: RowChoice;
  /** The supplier it changes, or the id that a new one will have: it can be written once. */
  readonly supplierId: string;
}

type Row = ImportRowState & { _id: string };

export interface RowQuery {
  readonly checkId: string;
  readonly fate?: RowFate | undefined;
  readonly page: PagePosition;
  readonly total?: number;
}

export type ImportRowStore = ReturnType<typeof createImportRowStore>;

export function createImportRowStore(database: Database) {
  const model = modelOf<Row>(database, 'import_rows', schema);

  const pageQuery = ({ checkId, fate, page, total }: RowQuery): PageQuery<Row> => ({
    model,
    filter: { checkId, ...(fate && { fate }) },
    sort: { field: 'row', direction: 'asc' },
    page,
    ...(total !== undefined && { total }),
  });

  return {
    pageQuery,

    async insert(rows: readonly ImportRowState[]): Promise<void> {
      await model.insertMany(
        rows.map((row) => ({ ...row, _id: idOf(row) })),
        { ordered: true, ...WRITE_PLAIN },
      );
    },

    list: (scope: Scope, query: RowQuery): Promise<Page<Row>> => listPage(scope, pageQuery(query)),

    /** The first rows of some fates, in the sheet's order. */
    async first(
      scope: Scope,
      session: Session | null,
      { checkId, fates, limit }: { checkId: string; fates: readonly RowFate[]; limit: number },
    ): Promise<ImportRowState[]> {
      return model
        .find({ $and: [{ checkId, fate: { $in: [...fates] } }, scopeFilter(scope)] }, null, { session })
        .sort({ row: 1 })
        .limit(limit)
        .lean<Row[]>();
    },

    async find(scope: Scope, session: Session, checkId: string, row: number): Promise<ImportRowState | undefined> {
      const found = await model
        .findOne({ $and: [{ _id: idOf({ checkId, row }) }, scopeFilter(scope)] }, null, { session })
        .lean<Row>();
      return found ?? undefined;
    },

    /** Of those rows the ones that still have that fate, as the transaction sees them. */
    async still(
      scope: Scope,
      session: Session,
      rows: readonly Pick<ImportRowState, 'checkId' | 'row'>[],
    ): Promise<ImportRowState[]> {
      const ids = rows.map(idOf);
      return model
        .find({ $and: [{ _id: { $in: ids } }, scopeFilter(scope)] }, null, { session })
        .sort({ row: 1 })
        .lean<Row[]>();
    },

    /** Puts rows in the place of those loaded in the same transaction. */
    async replace(session: Session, rows: readonly ImportRowState[]): Promise<void> {
      if (rows.length === 0) return;
      await model.bulkWrite(
        rows.map(({ checkId, row, cells, ...changed }) => ({
          updateOne: { filter: { _id: idOf({ checkId, row }) }, update: { $set: changed } },
        })),
        { session, ordered: false },
      );
    },

    /** All rows of a fate, one after the other, whatever their number. */
    each(scope: Scope, checkId: string, fates: readonly RowFate[]): AsyncIterable<ImportRowState> {
      return model
        .find({ $and: [{ checkId, fate: { $in: [...fates] } }, scopeFilter(scope)] })
        .sort({ row: 1 })
        .lean<Row[]>()
        .cursor({ batchSize: 500 });
    },

    async remove(checkIds: readonly string[]): Promise<void> {
      await model.deleteMany({ checkId: { $in: [...checkIds] } });
    },
  };
}

const idOf = ({ checkId, row }: Pick<ImportRowState, 'checkId' | 'row'>): string =>
  `${checkId}/${String(row).padStart(9, '0')}`;

const inside = (fields: object) => ({ type: new mongoose.Schema(fields, { _id: false }), default: undefined });

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    checkId: { type: String, required: true },
    row: { type: Number, required: true },
    cells: [String],
    fate: { type: String, required: true },
    problems: [{ field: String, code: String, otherRow: Number, _id: false }],
    candidates: [{ id: String, label: String, code: String, _id: false }],
    choice: inside({ kind: String, supplierId: String }),
    supplierId: String,
  },
  { versionKey: false, minimize: false, strict: 'throw' },
);
schema.index({ checkId: 1, row: 1, _id: 1 });
schema.index({ checkId: 1, fate: 1, row: 1, _id: 1 });
