import { type Database, modelOf, newId, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { WRITE_PLAIN } from './write-plain.ts';

/** One change of a supplier: which version it made, who made it, and the fields that it touched. */
export interface SupplierChange {
  readonly supplierId: string;
  readonly version: number;
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string };
  readonly fields: readonly string[];
}

type Row = SupplierChange & { _id: string };

export type SupplierHistoryStore = ReturnType<typeof createSupplierHistoryStore>;

/** Who changed what of each supplier; what a stale form is told. */
export function createSupplierHistoryStore(database: Database) {
  const model = modelOf<Row>(database, 'supplier_history', schema);
  return {
    async add(session: Session, ...changes: readonly SupplierChange[]): Promise<void> {
      await model.insertMany(
        changes.map((change) => ({ ...change, _id: newId() })),
        { session, ...WRITE_PLAIN },
      );
    },

    /** The changes after a version, oldest first; for who was shown that the supplier exists. */
    async since(session: Session, supplierId: string, version: number): Promise<SupplierChange[]> {
      return model
        .find({ supplierId, version: { $gt: version } }, null, { session })
        .sort({ version: 1 })
        .limit(100)
        .lean<Row[]>();
    },

    /** The last version of a supplier that was deleted, so that nobody takes its id again. */
    async lastVersion(session: Session, supplierId: string): Promise<number> {
      const last = await model.findOne({ supplierId }, { version: 1 }, { session }).sort({ version: -1 }).lean<Row>();
      return last?.version ?? 0;
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, supplierId: String, version: Number, at: Date, by: { id: String, name: String }, fields: [String] },
  { versionKey: false },
);
schema.index({ supplierId: 1, version: 1 }, { unique: true });
