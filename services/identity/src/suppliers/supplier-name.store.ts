import type { EventOf } from '@comptoir/contracts';
import { createProjection, type Projection } from '@comptoir/event-bus';
import type { Database, Session } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = { _id: string; name: string; deleted: boolean; sequence: number };

export interface SupplierNames {
  readonly projection: Projection<Row>;
  changed(session: Session, event: EventOf<'SupplierChanged' | 'SupplierDeleted'>): Promise<void>;
  /** The names of suppliers, by id, whoever asks: they are shown beside users the caller sees. */
  of(ids: readonly string[]): Promise<Map<string, string>>;
  /** Whether somebody can be made a user of it. */
  exists(session: Session, id: string): Promise<boolean>;
}

/** Identity's copy of the suppliers: whose users there can be, and what they are called. */
export function createSupplierNames(database: Database): SupplierNames {
  const projection = createProjection<Row>(database, {
    name: 'suppliers',
    collection: 'supplier_names',
    schema,
    from: {
      SupplierChanged: ({ data }) => ({ name: data.name, deleted: false }),
      SupplierDeleted: () => ({ name: '', deleted: true }),
    },
    gone: { deleted: true },
  });
  return {
    projection,
    async changed(session, event) {
      await projection.apply(session, event);
    },
    async of(ids) {
      if (ids.length === 0) return new Map();
      const rows = await projection.model.find({ _id: { $in: [...new Set(ids)] }, deleted: false }).lean<Row[]>();
      return new Map(rows.map(({ _id, name }) => [_id, name]));
    },
    async exists(session, id) {
      return (await projection.model.exists({ _id: id, deleted: false }).session(session)) !== null;
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, name: String, deleted: Boolean, sequence: Number },
  { versionKey: false },
);
