import { latest } from '@comptoir/event-bus';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

/** Which supplier an invoice names, as its latest event says; null where none, or where the invoice is gone. */
type Row = { _id: string; supplierId: string | null; sequence: number };

export type LinkedInvoiceStore = ReturnType<typeof createLinkedInvoiceStore>;

export function createLinkedInvoiceStore(database: Database) {
  const rows = modelOf<Row>(database, 'linked_invoices', schema)
    .collection as unknown as mongoose.mongo.Collection<Row>;
  return {
    /** Notes it unless a later event was noted before; answers the supplier named until now, or false if nothing was noted. */
    async note(
      session: Session,
      { invoiceId, supplierId, sequence }: { invoiceId: string; supplierId: string | null; sequence: number },
    ): Promise<{ was: string | null } | false> {
      const said = { $mergeObjects: ['$$ROOT', { $literal: { supplierId, sequence } }] };
      const before = await rows.findOneAndUpdate(
        { _id: invoiceId },
        [{ $replaceWith: { $cond: [latest(sequence), said, '$$ROOT'] } }],
        { session, upsert: true, returnDocument: 'before' },
      );
      if (before && before.sequence >= sequence) return false;
      return { was: before?.supplierId ?? null };
    },
  };
}

const schema = new mongoose.Schema<Row>({ _id: String, supplierId: String, sequence: Number }, { versionKey: false });
