import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = { _id: string; last: number };

export type SupplierCodeStore = ReturnType<typeof createSupplierCodeStore>;

/** Codes for suppliers that are entered without one: S000001, S000002 …; a number may have been taken by hand. */
export function createSupplierCodeStore(database: Database) {
  const model = modelOf<Row>(database, 'supplier_codes', schema);
  return {
    async next(session: Session): Promise<string> {
      const row = await model
        .findOneAndUpdate(
          { _id: 'supplier' },
          { $inc: { last: 1 } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .lean<Row>();
      return `S${String(row?.last ?? 1).padStart(6, '0')}`;
    },
  };
}

const schema = new mongoose.Schema<Row>({ _id: String, last: Number }, { versionKey: false });
