import type { EventOf } from '@comptoir/contracts';
import { createProjection } from '@comptoir/event-bus';
import type { Database, Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { copyOf, type SupplierCopy } from './recipients.ts';

type Row = Partial<Omit<SupplierCopy, 'id'>> & { _id: string; sequence: number; deleted: boolean };

/** Addresses and codes are compared as people write them. */
const ANY_CASE = { locale: 'en', strength: 2 } as const;
/** An address that more suppliers share tells nothing. */
const MOST_FOUND = 20;

export type SupplierCopyStore = ReturnType<typeof createSupplierCopyStore>;

/** What messaging keeps of suppliers: whom to write to, in which language. */
export function createSupplierCopyStore(database: Database) {
  const projection = createProjection<Row>(database, {
    name: 'suppliers',
    collection: 'supplier_copies',
    schema,
    from: {
      SupplierChanged: ({ data }) => ({ ...copyOf(data), deleted: false }),
      // Leaves nothing but that it is gone.
      SupplierDeleted: () => ({ deleted: true, code: '', name: '', email: '', contacts: [] }),
    },
    gone: { deleted: true },
  });
  const { model } = projection;
  return {
    projection,

    async changed(session: Session, event: EventOf<'SupplierChanged' | 'SupplierDeleted'>): Promise<void> {
      await projection.apply(session, event);
    },

    /** Undefined for a supplier nobody has told of yet, null for one that is deleted. */
    async find(session: Session, id: string): Promise<SupplierCopy | null | undefined> {
      const row = await model.findById(id, null, { session }).lean<Row>();
      if (!row) return undefined;
      return row.deleted ? null : copyIn(row);
    },

    /** Those that have the address on file, their own or a contact's, however it is written. */
    async byAddress(email: string): Promise<SupplierCopy[]> {
      const rows = await model
        .find({ $or: [{ email }, { 'contacts.email': email }], deleted: { $ne: true } })
        .collation(ANY_CASE)
        .limit(MOST_FOUND)
        .lean<Row[]>();
      return rows.map(copyIn);
    },

    /** The one supplier of that code, however it is written; undefined where there is none, or more than one. */
    async idByCode(code: string): Promise<string | undefined> {
      const rows = await model
        .find({ code, deleted: { $ne: true } }, { _id: 1 })
        .collation(ANY_CASE)
        .limit(2)
        .lean<Row[]>();
      return rows.length === 1 ? rows[0]?._id : undefined;
    },

    /** What each is called. */
    async names(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await model.find({ _id: { $in: ids } }, { name: 1 }).lean<Row[]>();
      return new Map(rows.map(({ _id, name = '' }) => [_id, name]));
    },
  };
}

function copyIn({ _id: id, ...row }: Row): SupplierCopy {
  const { code = '', name = '', email = '', language = 'fr', contacts = [], accountManagerId = null } = row;
  return { id, code, name, email, language, contacts, accountManagerId };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    code: String,
    name: String,
    email: String,
    language: String,
    contacts: [Object],
    accountManagerId: String,
    sequence: Number,
    deleted: Boolean,
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { collation: ANY_CASE });
schema.index({ 'contacts.email': 1 }, { collation: ANY_CASE });
schema.index({ code: 1 }, { collation: ANY_CASE });
