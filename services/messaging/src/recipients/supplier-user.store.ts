import { type EventData, type EventOf, kindsOf } from '@comptoir/contracts';
import { createProjection } from '@comptoir/event-bus';
import type { Database, Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { SupplierUser } from './recipients.ts';

type Row = Omit<SupplierUser, 'id'> & { _id: string; supplierIds: string[]; sequence: number };

/** Addresses are compared as people write them. */
const ANY_CASE = { locale: 'en', strength: 2 } as const;
/** More users than any supplier has; a mail goes to each. */
const MOST_USERS = 50;

export type SupplierUserStore = ReturnType<typeof createSupplierUserStore>;

/** The users of suppliers, as identity tells of them. */
export function createSupplierUserStore(database: Database) {
  const projection = createProjection<Row>(database, {
    name: 'users',
    collection: 'supplier_users',
    schema,
    from: { UserChanged: ({ data }) => fieldsOf(data) },
  });
  const { model } = projection;
  return {
    projection,

    /** Those with that address, however it is written. */
    async byAddress(email: string): Promise<Array<Omit<SupplierUser, 'id'> & { supplierIds: readonly string[] }>> {
      const rows = await model.find({ email }).collation(ANY_CASE).limit(MOST_USERS).lean<Row[]>();
      return rows.map(({ name, language, supplierIds }) => ({ name, email, language, supplierIds }));
    },

    async changed(session: Session, event: EventOf<'UserChanged'>): Promise<void> {
      await projection.apply(session, event);
    },

    async ofSupplier(session: Session, supplierId: string): Promise<SupplierUser[]> {
      const rows = await model
        .find({ supplierIds: supplierId }, null, { session })
        .sort({ _id: 1 })
        .limit(MOST_USERS)
        .lean<Row[]>();
      return rows.map(({ _id, name, email, language }) => ({ id: _id, name, email, language }));
    },
  };
}

/** Of staff, and of users who may not sign in, no address is kept here. */
function fieldsOf(data: EventData<'UserChanged'>) {
  const { firstName, lastName, email, language, supplierIds, roles, status } = data;
  if (status !== 'ACTIVE' || !kindsOf(roles).includes('supplier')) return { name: '', email: '', supplierIds: [] };
  return { name: `${firstName} ${lastName}`.trim(), email, language, supplierIds };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, name: String, email: String, language: String, supplierIds: [String], sequence: Number },
  { versionKey: false },
);
schema.index({ supplierIds: 1, _id: 1 });
schema.index({ email: 1 }, { collation: ANY_CASE });
