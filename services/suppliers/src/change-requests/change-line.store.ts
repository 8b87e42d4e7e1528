import type { ChangeKind, ChangeState, Scope } from '@comptoir/contracts';
import { type Database, modelOf, newId, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';
import { WRITE_PLAIN } from '../supplier/write-plain.ts';

/** A line of the history of a supplier's change requests. It is only ever added; values are masked, codes are in none. */
export interface ChangeLine {
  readonly supplierId: string;
  readonly requestId: string | null;
  readonly kind: ChangeKind | null;
  /** An action of contracts' CHANGE_ACTIONS; CONTACTS, LOCK_SUPPLIER, UNLOCK_SUPPLIER; REFUSED for what was not let through. */
  readonly action: string;
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string };
  readonly roles: readonly string[];
  readonly address: string | null;
  readonly state: ChangeState | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}

type Row = ChangeLine & { _id: string };

const MOST_SHOWN = 200;

export type ChangeLineStore = ReturnType<typeof createChangeLineStore>;

export function createChangeLineStore(database: Database) {
  const model = modelOf<Row>(database, 'change_lines', schema);
  return {
    async add(session: Session, lines: readonly ChangeLine[]): Promise<void> {
      await model.insertMany(
        lines.map((line) => ({ ...line, _id: newId() })),
        { session, ordered: true, ...WRITE_PLAIN },
      );
    },

    /** The latest lines of a supplier, newest first. */
    async latest(scope: Scope, supplierId: string): Promise<Array<ChangeLine & { id: string }>> {
      const rows = await model
        .find({ $and: [{ supplierId }, scopeFilter(scope)] })
        .sort({ at: -1, _id: -1 })
        .limit(MOST_SHOWN)
        .lean<Row[]>();
      return rows.map(({ _id, ...line }) => ({ ...line, id: _id }));
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    supplierId: String,
    requestId: String,
    kind: String,
    action: String,
    at: Date,
    by: { id: String, name: String },
    roles: [String],
    address: String,
    state: String,
    before: String,
    after: String,
    reason: String,
  },
  { versionKey: false },
);
schema.index({ supplierId: 1, at: -1, _id: -1 });
