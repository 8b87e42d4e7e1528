import type { Scope } from '@comptoir/contracts';
import { createCounters, type Database, listPage, modelOf, type PageQuery, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { Message } from './message.ts';

type Row = Omit<Message, 'id'> & { _id: string };

export type MessageStore = ReturnType<typeof createMessageStore>;

/** The threads: one a supplier. */
export function createMessageStore(database: Database) {
  const model = modelOf<Row>(database, 'messages', schema);
  const counters = createCounters(database, 'messages', { dimensions: ['supplierId'] });
  const pageQuery = (supplierId: string, page: { limit: number; offset: number }): PageQuery<Row> => ({
    model,
    filter: { supplierId },
    sort: { field: 'sentAt', direction: 'desc' },
    page,
  });
  return {
    pageQuery,

    async add(session: Session, { id, ...message }: Message): Promise<void> {
      await model.create([{ ...message, _id: id }], { session });
      await counters.add(session, { supplierId: message.supplierId }, 1);
    },

    /** A page of a thread that the caller may see, its last comments on the first page; each page oldest first. */
    async history(
      scope: Scope,
      supplierId: string,
      page: { limit: number; offset: number },
    ): Promise<{ messages: Message[]; total: number }> {
      const { rows } = await listPage(scope, pageQuery(supplierId, page));
      return {
        messages: rows.reverse().map(({ _id, ...row }) => ({ ...row, id: _id })),
        total: await counters.sum({ supplierId }),
      };
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    supplierId: String,
    content: String,
    sentAt: Date,
    by: { id: String, name: String },
    fromSupplier: Boolean,
  },
  { versionKey: false },
);
schema.index({ supplierId: 1, sentAt: 1, _id: 1 });
