import type { Scope } from '@comptoir/contracts';
import {
  countUpTo,
  type Database,
  listPage,
  modelOf,
  type PageQuery,
  type Session,
  scopeFilter,
} from '@comptoir/storage';
import mongoose from 'mongoose';
import type { Message, Side } from './message.ts';

type Row = Omit<Message, 'id'> & { _id: string };

/** A supplier's thread, or what of it is about one invoice. */
export interface ThreadKey {
  readonly supplierId: string;
  readonly invoiceId?: string | undefined;
}

export type MessageStore = ReturnType<typeof createMessageStore>;

/** The comments of all threads. They are written once and never altered. */
export function createMessageStore(database: Database) {
  const model = modelOf<Row>(database, 'messages', schema);
  const pageQuery = (thread: ThreadKey, page: { limit: number; offset: number }): PageQuery<Row> => ({
    model,
    filter: filterOf(thread),
    sort: { field: 'number', direction: 'desc' },
    page,
  });
  /** Of one side, after a number: the next `limit`. */
  const laterQuery = (
    thread: ThreadKey,
    { side, after, limit }: { side: Side; after: number; limit: number },
  ): PageQuery<Row> => ({
    model,
    filter: { ...filterOf(thread), side, number: { $gt: after } },
    sort: { field: 'number', direction: 'asc' },
    page: { limit, offset: 0 },
  });
  return {
    pageQuery,
    laterQuery,

    async add(session: Session, ...messages: readonly Message[]): Promise<void> {
      await model.insertMany(
        messages.map(({ id, ...message }) => ({ ...message, _id: id })),
        { session },
      );
    },

    async find(scope: Scope, id: string): Promise<Message | undefined> {
      const row = await model.findOne({ $and: [{ _id: id }, scopeFilter(scope)] }).lean<Row>();
      return row ? messageOf(row) : undefined;
    },

    /** A page of a thread that the caller may see, its last comments on the first page; each page oldest first. */
    async history(scope: Scope, thread: ThreadKey, page: { limit: number; offset: number }): Promise<Message[]> {
      const { rows } = await listPage(scope, pageQuery(thread, page));
      return rows.reverse().map(messageOf);
    },

    /** What one side said after a number, oldest first. */
    async later(
      scope: Scope,
      thread: ThreadKey,
      which: { side: Side; after: number; limit: number },
    ): Promise<Message[]> {
      const { rows } = await listPage(scope, laterQuery(thread, which));
      return rows.map(messageOf);
    },

    async countOf(scope: Scope, thread: ThreadKey): Promise<number> {
      return (await countUpTo(scope, { model, filter: filterOf(thread) })).total;
    },
  };
}

const filterOf = ({ supplierId, invoiceId }: ThreadKey): Record<string, unknown> => ({
  supplierId,
  ...(invoiceId !== undefined && { invoiceId }),
});

const messageOf = ({ _id, ...row }: Row): Message => ({ ...row, id: _id });

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    supplierId: String,
    invoiceId: String,
    number: Number,
    counts: { supplier: Number, staff: Number },
    content: String,
    sentAt: Date,
    by: { id: String, name: String },
    side: String,
    files: [{ _id: false, fileId: String, name: String, size: Number }],
  },
  { versionKey: false },
);
schema.index({ supplierId: 1, number: 1, _id: 1 });
schema.index({ supplierId: 1, side: 1, number: 1, _id: 1 });
schema.index({ supplierId: 1, invoiceId: 1, number: 1, _id: 1 });
schema.index({ supplierId: 1, invoiceId: 1, side: 1, number: 1, _id: 1 });
