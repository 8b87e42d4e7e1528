import type { Scope } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { SupplierImport } from './supplier-import.ts';

type Row = Omit<SupplierImport, 'id'> & { _id: string };

const MOST_SHOWN = 20;

export type ImportStore = ReturnType<typeof createImportStore>;

/** Imports, one row each. They are of no one supplier: who sees some suppliers only sees no import. */
export function createImportStore(database: Database) {
  const model = modelOf<Row>(database, 'supplier_imports', schema);

  async function one(scope: Scope, session: Session | null, id: string): Promise<SupplierImport | undefined> {
    const row = await model.findOne({ $and: [{ _id: id }, scopeFilter(scope)] }, null, { session }).lean<Row>();
    return row ? importOf(row) : undefined;
  }

  return {
    find: (scope: Scope, id: string) => one(scope, null, id),

    /** The row as a transaction sees it, for a decision that is saved in the same one. */
    load: (scope: Scope, session: Session, id: string) => one(scope, session, id),

    async insert(session: Session, { id, ...rest }: SupplierImport): Promise<void> {
      await model.create([{ ...rest, _id: id }], { session });
    },

    /** Puts `after` in the place of what `load` gave in the same transaction. */
    async replace(session: Session, before: SupplierImport, { id, ...after }: SupplierImport): Promise<void> {
      const answer = await model.replaceOne({ _id: id, version: before.version }, after, { session });
      if (answer.matchedCount === 0) throw new Error(`import ${id} is not what was loaded`);
    },

    async remove(session: Session, id: string): Promise<void> {
      await model.deleteOne({ _id: id }, { session });
    },

    /** The latest, newest first. */
    async latest(scope: Scope): Promise<SupplierImport[]> {
      const rows = await model
        .find({ $and: [{}, scopeFilter(scope)] })
        .sort({ createdAt: -1, _id: -1 })
        .limit(MOST_SHOWN)
        .lean<Row[]>();
      return rows.map(importOf);
    },

    /** Some that nobody touched since then. */
    async untouched(scope: Scope, before: Date): Promise<SupplierImport[]> {
      const rows = await model
        .find({ $and: [{ updatedAt: { $lt: before } }, scopeFilter(scope)] })
        .limit(100)
        .lean<Row[]>();
      return rows.map(importOf);
    },
  };
}

const importOf = ({ _id, ...row }: Row): SupplierImport => ({ ...row, id: _id });

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    version: { type: Number, required: true },
    state: { type: String, required: true },
    run: { type: Number, required: true },
    fileName: String,
    fileId: String,
    sheetName: String,
    header: [String],
    samples: [[String]],
    mapping: Object,
    checkId: String,
    rowCount: Number,
    counts: Object,
    by: Object,
    createdAt: Date,
    updatedAt: Date,
    problem: Object,
  },
  { versionKey: false, minimize: false, strict: 'throw' },
);
schema.index({ createdAt: -1, _id: -1 });
schema.index({ updatedAt: 1 });
