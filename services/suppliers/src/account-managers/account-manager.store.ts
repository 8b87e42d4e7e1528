import { type EventData, type EventOf, kindsOf } from '@comptoir/contracts';
import { createProjection } from '@comptoir/event-bus';
import type { Database, Session } from '@comptoir/storage';
import mongoose from 'mongoose';

export interface AccountManager {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Row = Omit<AccountManager, 'id'> & { _id: string; works: boolean; sequence: number };

export type AccountManagerStore = ReturnType<typeof createAccountManagerStore>;

/** Who may look after a supplier: the active staff, as identity tells of them. */
export function createAccountManagerStore(database: Database) {
  const projection = createProjection<Row>(database, {
    name: 'users',
    collection: 'account_managers',
    schema,
    from: { UserChanged: ({ data }) => fieldsOf(data) },
  });
  const { model } = projection;
  const of = ({ _id, firstName, lastName }: Row): AccountManager => ({ id: _id, firstName, lastName });
  return {
    projection,

    async apply(session: Session, event: EventOf<'UserChanged'>): Promise<void> {
      await projection.apply(session, event);
    },

    async find(id: string): Promise<AccountManager | undefined> {
      const row = await model.findOne({ _id: id, works: true }).lean<Row>();
      return row ? of(row) : undefined;
    },

    async findMany(ids: readonly string[]): Promise<Map<string, AccountManager>> {
      if (ids.length === 0) return new Map();
      const rows = await model.find({ _id: { $in: [...new Set(ids)] } }).lean<Row[]>();
      return new Map(rows.map((row) => [row._id, of(row)]));
    },

    /** All who work here, by last name: a firm's staff fits in one list. */
    async list(): Promise<AccountManager[]> {
      const rows = await model.find({ works: true }).sort({ lastName: 1, _id: 1 }).limit(1000).lean<Row[]>();
      return rows.map(of);
    },
  };
}

/** Staff work here; a supplier's user or a disabled one does not, but keeps its name on the suppliers it had. */
function fieldsOf({ firstName, lastName, roles, status }: EventData<'UserChanged'>) {
  const kinds = kindsOf(roles);
  return { firstName, lastName, works: status === 'ACTIVE' && kinds.length > 0 && !kinds.includes('supplier') };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, firstName: String, lastName: String, works: Boolean, sequence: Number },
  { versionKey: false },
);
schema.index({ works: 1, lastName: 1, _id: 1 });
