import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

/** Which supplier an invoice names, as its latest event says; null where none, or where the invoice is gone. */
type Row = { _id: string; supplierId: string | null; sequence: number };

export type LinkedInvoiceStore = ReturnType<typeof createLinkedInvoiceStore>;

export function createLinkedInvoiceStore(database: Database) {
  const model = modelOf<Row>(database, 'linked_invoices', schema);
  return {
    /** Notes it unless a later event was noted before; answers the supplier named until now, or false if nothing was noted. */
    async note(
      session: Session,
      { invoiceId, supplierId, sequence }: { invoiceId: string; supplierId: string | null; sequence: number },
    ): Promise<{ was: string | null } | false> {
      const before = await model.findById(invoiceId, null, { session }).lean<Row>();
      if (before && before.sequence >= sequence) return false;
      await model.updateOne({ _id: invoiceId }, { $set: { supplierId, sequence } }, { session, upsert: true });
      return { was: before?.supplierId ?? null };
    },
  };
}

const schema = new mongoose.Schema<Row>({ _id: String, supplierId: String, sequence: Number }, { versionKey: false });
