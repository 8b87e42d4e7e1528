import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = { _id: string; last: number };

export type SupplierCodeStore = ReturnType<typeof createSupplierCodeStore>;

/** Codes for suppliers that are entered without one: S000001, S000002 …; a number may have been taken by hand. */
export function createSupplierCodeStore(database: Database) {
  const model = modelOf<Row>(database, 'supplier_codes', schema);
  return {
    /** The next `count` of them. */
    async take(session: Session, count: number): Promise<string[]> {
      const row = await model
        .findOneAndUpdate(
          { _id: 'supplier' },
          { $inc: { last: count } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .lean<Row>();
      const last = row?.last ?? count;
      return Array.from({ length: count }, (_, at) => `S${String(last - count + 1 + at).padStart(6, '0')}`);
    },
  };
}

const schema = new mongoose.Schema<Row>({ _id: String, last: Number }, { versionKey: false });
