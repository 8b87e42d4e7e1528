import type { Scope } from '@comptoir/contracts';
import { type Database, listPage, modelOf, type PageQuery, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';
import { type Conversation, withoutNotice } from './conversation.ts';
import type { Side } from './message.ts';

type Row = Conversation & { _id: string; isWaiting: boolean };

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** The threads as wholes, one a supplier; each is written in the transaction that adds a comment to it. */
export function createConversationStore(database: Database) {
  const model = modelOf<Row>(database, 'conversations', schema);

  async function find(scope: Scope, supplierId: string, session?: Session): Promise<Conversation | undefined> {
    const filter = { $and: [{ _id: supplierId }, scopeFilter(scope)] };
    const row = await model.findOne(filter, null, session ? { session } : {}).lean<Row>();
    return row ? conversationOf(row) : undefined;
  }

  async function save(session: Session, conversation: Conversation): Promise<void> {
    const row = { ...conversation, isWaiting: conversation.waiting.length > 0 };
    await model.updateOne({ _id: conversation.supplierId }, { $set: row }, { session, upsert: true });
  }

  /** The threads a side looks at, the newest first: the staff at those where the supplier waits. */
  const pageQuery = (side: Side, limit: number): PageQuery<Row> => ({
    model,
    filter: side === 'staff' ? { isWaiting: true } : {},
    sort: { field: 'lastAt', direction: 'desc' },
    page: { limit, offset: 0 },
  });

  return {
    find,
    save,
    pageQuery,

    async newest(scope: Scope, side: Side, limit: number): Promise<{ conversations: Conversation[]; more: boolean }> {
      const { rows, next } = await listPage(scope, pageQuery(side, limit));
      return { conversations: rows.map(conversationOf), more: next !== undefined };
    },

    /** Forgets that a side is to be told. */
    async dropNotice(session: Session, scope: Scope, supplierId: string, side: Side): Promise<void> {
      const conversation = await find(scope, supplierId, session);
      if (conversation) await save(session, withoutNotice(conversation, side));
    },
  };
}

const conversationOf = ({ _id, isWaiting: _derived, ...row }: Row): Conversation => row;

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    supplierId: String,
    counts: { supplier: Number, staff: Number },
    lastAt: Date,
    waiting: [{ _id: false, number: Number, invoiceId: String }],
    isWaiting: Boolean,
    writers: [String],
    notices: { supplier: Number, staff: Number },
  },
  { versionKey: false, minimize: false },
);
schema.index({ lastAt: 1, _id: 1 });
schema.index({ isWaiting: 1, lastAt: 1, _id: 1 });
schema.index({ supplierId: 1, lastAt: 1, _id: 1 });
schema.index({ supplierId: 1, isWaiting: 1, lastAt: 1, _id: 1 });
