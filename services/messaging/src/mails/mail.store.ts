import type { Scope } from '@comptoir/contracts';
import {
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
import type { Mail, MailState } from './mail.ts';

export interface MailRecord extends Mail {
  readonly state: MailState;
  readonly createdAt: Date;
  readonly attempts: number;
  /** How often a person had it sent again. */
  readonly resent: number;
  readonly sentAt?: Date;
  /** What the server or the network said last. */
  readonly lastAnswer?: string;
}

type Row = Omit<MailRecord, 'id'> & { _id: string };

export interface MailListQuery {
  readonly state?: MailState | undefined;
  readonly supplierId?: string | undefined;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
}

export type MailStore = ReturnType<typeof createMailStore>;

/** Every mail the portal has to send or has sent. */
export function createMailStore(database: Database) {
  const model = modelOf<Row>(database, 'mails', schema);
  const pageQuery = ({ sort, page, ...filter }: MailListQuery): PageQuery<Row> => ({
    model,
    filter: filterOf(filter),
    sort,
    page,
  });

  return {
    pageQuery,

    /** Adds a mail unless it is there: the event that causes it may come again. Answers whether it was added. */
    async add(session: Session, { id, ...mail }: Mail, createdAt: Date): Promise<boolean> {
      const row = { ...mail, state: 'QUEUED', createdAt, attempts: 0, resent: 0 };
      const answer = await model.updateOne({ _id: id }, { $setOnInsert: row }, { session, upsert: true });
      return answer.upsertedCount === 1;
    },

    /** For the worker that sends it; no route reads by this. */
    async toSend(id: string): Promise<MailRecord | undefined> {
      const row = await model.findById(id).lean<Row>();
      return row ? recordOf(row) : undefined;
    },

    async find(scope: Scope, id: string): Promise<MailRecord | undefined> {
      const row = await model.findOne({ $and: [{ _id: id }, scopeFilter(scope)] }).lean<Row>();
      return row ? recordOf(row) : undefined;
    },

    async list(scope: Scope, query: MailListQuery): Promise<Page<MailRecord> & { total: number; atLeast: boolean }> {
      const count = () => countUpTo(scope, { model, filter: filterOf(query) });
      const page = await listCounted(scope, pageQuery(query), count);
      return { ...page, rows: page.rows.map(recordOf) };
    },

    /** Ends a mail, in the transaction that ends its job. */
    async end(
      session: Session,
      id: string,
      end: { state: Exclude<MailState, 'QUEUED'>; lastAnswer: string; sentAt?: Date },
    ): Promise<void> {
      await model.updateOne({ _id: id }, { $set: end, $inc: { attempts: 1 } }, { session });
    },

    async noteFailure(id: string, lastAnswer: string): Promise<void> {
      await model.updateOne({ _id: id, state: 'QUEUED' }, { $set: { lastAnswer }, $inc: { attempts: 1 } });
    },

    /** Queues an ended mail anew. The number of times that was done, or undefined where it has not ended badly. */
    async requeue(session: Session, scope: Scope, id: string): Promise<number | undefined> {
      const row = await model
        .findOneAndUpdate(
          { $and: [{ _id: id, state: { $in: ['REFUSED', 'FAILED'] } }, scopeFilter(scope)] },
          { $set: { state: 'QUEUED' }, $inc: { resent: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<Row>();
      return row?.resent;
    },
  };
}

const filterOf = ({ state, supplierId }: Pick<MailListQuery, 'state' | 'supplierId'>): Record<string, unknown> => ({
  ...(state ? { state } : {}),
  ...(supplierId ? { supplierId } : {}),
});

const recordOf = ({ _id, ...row }: Row): MailRecord => ({ ...row, id: _id });

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    messageId: String,
    causedBy: String,
    correlationId: String,
    template: String,
    supplierId: String,
    passwordLinkId: String,
    inReplyTo: String,
    to: { name: String, email: String },
    language: String,
    subject: String,
    text: String,
    html: String,
    state: String,
    createdAt: Date,
    attempts: Number,
    resent: Number,
    sentAt: Date,
    lastAnswer: String,
  },
  { versionKey: false },
);
schema.index({ createdAt: 1, _id: 1 });
schema.index({ state: 1, createdAt: 1, _id: 1 });
schema.index({ supplierId: 1, createdAt: 1, _id: 1 });
schema.index({ supplierId: 1, state: 1, createdAt: 1, _id: 1 });
