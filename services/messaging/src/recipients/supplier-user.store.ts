import { type EventOf, kindsOf } from '@comptoir/contracts';
import { applyLatest } from '@comptoir/event-bus';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { SupplierUser } from './recipients.ts';

type Row = SupplierUser & { _id: string; supplierIds: string[]; sequence: number };

/** More users than any supplier has; a mail goes to each. */
const MOST_USERS = 50;

export type SupplierUserStore = ReturnType<typeof createSupplierUserStore>;

/** The users of suppliers, as identity tells of them. */
export function createSupplierUserStore(database: Database) {
  const model = modelOf<Row>(database, 'supplier_users', schema);
  return {
    /** Of staff, and of users who may not sign in, no address is kept. */
    async changed(session: Session, { subject, sequence, data }: EventOf<'UserChanged'>): Promise<void> {
      const isActiveSupplier = data.status === 'ACTIVE' && kindsOf(data.roles).includes('supplier');
      const fields = isActiveSupplier
        ? {
            name: `${data.firstName} ${data.lastName}`.trim(),
            email: data.email,
            language: data.language,
            supplierIds: data.supplierIds,
          }
        : { name: '', email: '', supplierIds: [] };
      await applyLatest(model.collection, session, { id: subject, sequence, fields });
    },

    async ofSupplier(session: Session, supplierId: string): Promise<SupplierUser[]> {
      return model
        .find({ supplierIds: supplierId }, null, { session })
        .sort({ _id: 1 })
        .limit(MOST_USERS)
        .lean<Row[]>();
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, name: String, email: String, language: String, supplierIds: [String], sequence: Number },
  { versionKey: false },
);
schema.index({ supplierIds: 1, _id: 1 });
