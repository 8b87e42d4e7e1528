import { type ChangeKind, GUESSES_A_REQUEST, type Scope } from '@comptoir/contracts';
import {
  type Counted,
  countUpTo,
  type Database,
  listCounted,
  modelOf,
  type Page,
  type PagePosition,
  type PageQuery,
  type Session,
  scopeFilter,
} from '@comptoir/storage';
import mongoose from 'mongoose';
import { WRITE_PLAIN } from '../supplier/write-plain.ts';
import type { ChangeRequest } from './change-request.ts';

type Row = Omit<ChangeRequest, 'id'> & { _id: string };

type Filter = Record<string, unknown>;

export interface WaitingQuery {
  /** By when it was asked. */
  readonly direction: 'asc' | 'desc';
  readonly page: PagePosition;
}

export type ChangeRequestStore = ReturnType<typeof createChangeRequestStore>;

/** Requests to change a supplier's email, phone or bank, one row each; they stay when they have ended. */
export function createChangeRequestStore(database: Database) {
  const model = modelOf<Row>(database, 'change_requests', schema);

  async function one(scope: Scope, session: Session | null, filter: object): Promise<ChangeRequest | undefined> {
    const row = await model.findOne({ $and: [filter, scopeFilter(scope)] }, null, { session }).lean<Row>();
    return row ? requestOf(row) : undefined;
  }

  const waitingQuery = (scope: Scope, { direction, page }: WaitingQuery): PageQuery<Row> => ({
    model,
    filter: WAITING,
    sort: { field: 'asked.at', direction },
    page,
    hint: scope.kind === 'suppliers' ? WAITING_OF_SOME : WAITING_OF_ALL,
  });

  return {
    waitingQuery,

    /** The bank changes that wait for a second person, over all suppliers of a scope. */
    async waiting(scope: Scope, query: WaitingQuery): Promise<Page<ChangeRequest> & Counted> {
      const count = () => countUpTo(scope, { model, filter: WAITING });
      const page = await listCounted(scope, waitingQuery(scope, query), count);
      return { ...page, rows: page.rows.map(requestOf) };
    },

    find: (scope: Scope, id: string) => one(scope, null, { _id: id }),

    /** The row as a transaction sees it, for a decision that is saved in the same one. */
    load: (scope: Scope, session: Session, id: string) => one(scope, session, { _id: id }),

    /** The bank change that waits for a second person; there is one at most. */
    pending: (scope: Scope, session: Session | null, supplierId: string) =>
      one(scope, session, { supplierId, state: 'PENDING_APPROVAL' }),

    /** The request of a kind whose code was sent and has not come back; there is one at most. */
    requested: (scope: Scope, session: Session, supplierId: string, kind: ChangeKind) =>
      one(scope, session, { supplierId, kind, state: 'REQUESTED' }),

    /** @throws MongoServerError 11000 where another of the kind waits for its code, or a bank change for its decision */
    async insert(session: Session, ...requests: readonly ChangeRequest[]): Promise<void> {
      await model.insertMany(
        requests.map(({ id, ...request }) => ({ ...request, _id: id })),
        { session, ...WRITE_PLAIN },
      );
    },

    /** Those of the suppliers whose bank change waits for its decision. */
    async pendingAmong(scope: Scope, session: Session | null, supplierIds: readonly string[]): Promise<Set<string>> {
      const waiting: Filter = { supplierId: { $in: [...supplierIds] }, state: 'PENDING_APPROVAL' };
      const rows = await model
        .find({ $and: [waiting, scopeFilter(scope)] }, { supplierId: 1 }, { session })
        .lean<Row[]>();
      return new Set(rows.map(({ supplierId }) => supplierId));
    },

    /** Puts `after` in the place of what `load` gave in the same transaction. */
    async replace(session: Session, before: ChangeRequest, { id, ...after }: ChangeRequest): Promise<void> {
      const answer = await model.replaceOne({ _id: id, version: before.version }, after, { session });
      if (answer.matchedCount === 0) throw new Error(`change request ${id} is not what was loaded`);
    },

    /**
     * Counts a guess before it is looked at, in one step of the database: of any number at once, so many as are left
     * get through. Undefined where this one does not, or where there is no such request of that kind.
     */
    async countGuess(
      scope: Scope,
      { id, kind, now }: { id: string; kind: ChangeKind; now: Date },
    ): Promise<ChangeRequest | undefined> {
      const open = { _id: id, kind, state: 'REQUESTED', guesses: { $lt: GUESSES_A_REQUEST } };
      const row = await model
        .findOneAndUpdate(
          { $and: [{ ...open, 'code.expiresAt': { $gt: now } }, scopeFilter(scope)] },
          { $inc: { guesses: 1 } },
          { returnDocument: 'after' },
        )
        .lean<Row>();
      return row ? requestOf(row) : undefined;
    },

    /** Other suppliers whose pending request names that account. */
    async suppliersAskingFor(scope: Scope, iban: string, butSupplier: string): Promise<string[]> {
      const asking: Filter = { 'after.iban': iban, state: 'PENDING_APPROVAL', supplierId: { $ne: butSupplier } };
      const rows = await model
        .find({ $and: [asking, scopeFilter(scope)] }, { supplierId: 1 })
        .limit(10)
        .lean<Row[]>();
      return rows.map(({ supplierId }) => supplierId);
    },

    /** Some whose code ran out, for who ends them. */
    async expired(scope: Scope, now: Date): Promise<ChangeRequest[]> {
      const out: Filter = { state: 'REQUESTED', 'code.expiresAt': { $lte: now } };
      const rows = await model
        .find({ $and: [out, scopeFilter(scope)] })
        .limit(100)
        .lean<Row[]>();
      return rows.map(requestOf);
    },
  };
}

const WAITING: Filter = { state: 'PENDING_APPROVAL' };
const WAITING_OF_ALL = { state: 1, 'asked.at': 1, _id: 1 } as const;
/** A scope of ids has few: MongoDB would fetch and sort them, the index has them sorted. */
const WAITING_OF_SOME = { supplierId: 1, ...WAITING_OF_ALL } as const;

const requestOf = ({ _id, ...row }: Row): ChangeRequest => ({ ...row, id: _id });

const values = { email: String, phone: String, iban: String, bic: String, rib: { fileId: String, sha256: String } };
const inside = (fields: object) => ({ type: new mongoose.Schema(fields, { _id: false, minimize: false }) });
const person = inside({ id: String, name: String });

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    supplierId: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    version: { type: Number, required: true },
    before: inside({ ...values, rib: inside(values.rib) }),
    after: inside({ ...values, rib: inside(values.rib) }),
    asked: inside({ by: person, at: Date }),
    typed: Boolean,
    code: inside({ salt: String, hash: String, expiresAt: Date }),
    guesses: { type: Number, required: true },
    ways: [{ channel: String, to: String, _id: false }],
    needsCallBack: Boolean,
    payee: inside({ answer: String, asked: String, name: String, at: Date }),
    callBack: inside({ number: String, spokenTo: String, source: String, note: String, at: Date, by: person }),
    confirmedAt: Date,
    decided: inside({ by: person, at: Date, motive: String }),
  },
  { versionKey: false, minimize: false, strict: 'throw' },
);
schema.index({ supplierId: 1, kind: 1 }, { unique: true, partialFilterExpression: { state: 'REQUESTED' } });
schema.index({ supplierId: 1, state: 1 }, { unique: true, partialFilterExpression: { state: 'PENDING_APPROVAL' } });
schema.index({ state: 1, 'code.expiresAt': 1 });
schema.index(WAITING_OF_ALL);
schema.index(WAITING_OF_SOME);
schema.index({ 'after.iban': 1, state: 1 }, { sparse: true });
