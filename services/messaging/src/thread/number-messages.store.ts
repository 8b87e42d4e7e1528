import type { Migration } from '@comptoir/storage';
import type mongoose from 'mongoose';
import { addComment, type Conversation, lengthOf } from './conversation.ts';

/** A comment as it was kept before threads were numbered. */
type OldRow = { _id: string; supplierId: string; sentAt: Date; by: { id: string }; fromSupplier: boolean };

/** Gives the comments of older releases their place in the thread, and keeps of each thread what it is read by. */
const numberMessages: Migration = {
  id: '0001-numbered-messages',
  async up({ connection }) {
    const rows = connection.collection('messages') as unknown as mongoose.mongo.Collection<OldRow>;
    const conversations = connection.collection('conversations') as unknown as mongoose.mongo.Collection<
      Conversation & { _id: string; isWaiting: boolean }
    >;
    for (const supplierId of await rows.distinct('supplierId', { fromSupplier: { $exists: true } })) {
      let conversation: Conversation | undefined;
      for await (const { _id, sentAt, by, fromSupplier } of rows.find({ supplierId }).sort({ sentAt: 1, _id: 1 })) {
        const side = fromSupplier ? 'supplier' : 'staff';
        const comment = { supplierId, invoiceId: null, side, writerId: by.id } as const;
        conversation = { ...addComment(conversation, comment, sentAt).conversation, notices: {} };
        const place = { number: lengthOf(conversation), counts: conversation.counts, side, invoiceId: null, files: [] };
        await rows.updateOne({ _id }, { $set: place });
      }
      if (!conversation) continue;
      const row = { ...conversation, isWaiting: conversation.waiting.length > 0 };
      await conversations.updateOne({ _id: supplierId }, { $set: row }, { upsert: true });
    }
    await rows.updateMany({}, { $unset: { fromSupplier: '' } });
  },
};

export const MESSAGE_MIGRATIONS: readonly Migration[] = [numberMessages];
