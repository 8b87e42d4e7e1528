import type { EventOf } from '@comptoir/contracts';
import { createProjection } from '@comptoir/event-bus';
import type { Database, Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { copyOf, type SupplierCopy } from './recipients.ts';

type Row = Partial<Omit<SupplierCopy, 'id'>> & { _id: string; sequence: number; deleted: boolean };

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
      SupplierDeleted: () => ({ deleted: true, name: '', email: '', contacts: [] }),
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
      const { name = '', email = '', language = 'fr', contacts = [], accountManagerId = null, deleted } = row;
      return deleted ? null : { id, name, email, language, contacts, accountManagerId };
    },

    /** What each is called. */
    async names(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await model.find({ _id: { $in: ids } }, { name: 1 }).lean<Row[]>();
      return new Map(rows.map(({ _id, name = '' }) => [_id, name]));
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
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
