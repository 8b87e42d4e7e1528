import type { ReadingEvidence } from '@comptoir/contracts';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import { Schema } from 'mongoose';

type Row = ReadingEvidence & { readonly _id: string };

const schema = new Schema<Row>(
  { _id: String, others: Object, lines: [Object], vat: { type: [Object], default: undefined } },
  { versionKey: false, minimize: false },
);

export type EvidenceStore = ReturnType<typeof createEvidenceStore>;

const NOTHING: ReadingEvidence = { others: {}, lines: [] };

/**
 * What the last reading saw beside what it gave, of the invoices that wait to be verified: a few kilobytes each, and no
 * more once somebody decided.
 */
export function createEvidenceStore(database: Database) {
  const model = modelOf<Row>(database, 'reading_evidence', schema);
  return {
    async keep(session: Session, invoiceId: string, seen: ReadingEvidence = NOTHING): Promise<void> {
      await model.replaceOne({ _id: invoiceId }, seen, { session, upsert: true });
    },
    async drop(session: Session, invoiceId: string): Promise<void> {
      await model.deleteOne({ _id: invoiceId }, { session });
    },
    /** Of an invoice whose document the caller may see (`ReadingRunStore.documentOf`); empty where nothing is kept. */
    async of(invoiceId: string): Promise<ReadingEvidence> {
      const row = await model.findById(invoiceId).hint({ _id: 1 }).lean<Row>();
      if (!row) return NOTHING;
      const { _id, ...seen } = row;
      return seen;
    },
  };
}
