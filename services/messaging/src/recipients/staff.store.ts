import { type EventData, type EventOf, inScope, kindsOf, type Language, scopeOf } from '@comptoir/contracts';
import { createProjection } from '@comptoir/event-bus';
import type { Database, Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { SupplierUser } from './recipients.ts';

type Row = {
  _id: string;
  name: string;
  email: string;
  language: Language;
  roles: string[];
  supplierIds: string[];
  sequence: number;
};

export type StaffStore = ReturnType<typeof createStaffStore>;

/** Those of the staff who may be written to about a thread, as identity tells of them. */
export function createStaffStore(database: Database) {
  const projection = createProjection<Row>(database, {
    name: 'staff',
    collection: 'staff_copies',
    schema,
    from: { UserChanged: ({ data }) => fieldsOf(data) },
  });
  return {
    projection,

    async changed(session: Session, event: EventOf<'UserChanged'>): Promise<void> {
      await projection.apply(session, event);
    },

    /** Those of the ids who may still read that supplier's thread. */
    async of(session: Session, ids: readonly string[], supplierId: string): Promise<SupplierUser[]> {
      const rows = await projection.model.find({ _id: { $in: ids } }, null, { session }).lean<Row[]>();
      return rows.filter((row) => row.email !== '' && reaches(row, supplierId)).map(readerOf);
    },
  };
}

const readerOf = ({ _id, name, email, language }: Row): SupplierUser => ({ id: _id, name, email, language });

const reaches = ({ _id, name, email, language, roles, supplierIds }: Row, supplierId: string): boolean =>
  inScope(
    scopeOf({ kind: 'user', id: _id, name, email, roles, supplierIds, language, authenticatedAt: 0 }),
    supplierId,
  );

/** Of who may not sign in, or is of a supplier, no address is kept here. */
function fieldsOf({ firstName, lastName, email, language, supplierIds, roles, status }: EventData<'UserChanged'>) {
  const kinds = kindsOf(roles);
  if (status !== 'ACTIVE' || kinds.length === 0 || kinds.includes('supplier')) {
    return { name: '', email: '', roles: [], supplierIds: [] };
  }
  return { name: `${firstName} ${lastName}`.trim(), email, language, roles, supplierIds };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    name: String,
    email: String,
    language: String,
    roles: [String],
    supplierIds: [String],
    sequence: Number,
  },
  { versionKey: false },
);
