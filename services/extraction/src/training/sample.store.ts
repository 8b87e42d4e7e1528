import { type Scope, TRAINING_LIMITS } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import { Schema } from 'mongoose';
import type { Sample } from './sample.ts';

type Row = Omit<Sample, 'invoiceId'> & { readonly _id: string };

const schema = new Schema<Row>(
  {
    _id: String,
    supplierId: String,
    documentId: String,
    invoiceNumber: String,
    route: String,
    verified: Object,
    version: Number,
    at: Date,
    by: Object,
  },
  { versionKey: false, minimize: false },
);
schema.index({ supplierId: 1, at: -1, _id: -1 });

export type SampleStore = ReturnType<typeof createSampleStore>;

/** Verified invoices to learn from: the newest of each supplier. */
export function createSampleStore(database: Database, { most = TRAINING_LIMITS.samples }: { most?: number } = {}) {
  const model = modelOf<Row>(database, 'training_samples', schema);
  const newest = { at: -1, _id: -1 } as const;

  return {
    /** Keeps what was verified in place of what was before, and drops what is older than the newest `most`. */
    async put(session: Session, { invoiceId, ...sample }: Sample): Promise<void> {
      await model.replaceOne({ _id: invoiceId }, sample, { session, upsert: true });
      const old = await model
        .find({ supplierId: sample.supplierId }, { _id: 1 })
        .session(session)
        .sort(newest)
        .skip(most)
        .limit(10)
        .lean();
      if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } }, { session });
    },

    /** What was verified holds no more: the invoice was sent back, or deleted. */
    async drop(session: Session, invoiceId: string): Promise<void> {
      await model.deleteOne({ _id: invoiceId }, { session });
    },

    async dropOf(session: Session, supplierId: string): Promise<void> {
      await model.deleteMany({ supplierId }, { session });
    },

    async find(scope: Scope, invoiceId: string, session?: Session): Promise<Sample | undefined> {
      const query = model.findOne({ _id: invoiceId, ...scopeFilter(scope) }).lean<Row>();
      const row = await (session ? query.session(session) : query);
      return row ? sampleOf(row) : undefined;
    },

    /** A supplier's, the newest first. */
    async ofSupplier(scope: Scope, supplierId: string): Promise<Sample[]> {
      const rows = await model
        .find({ $and: [{ supplierId }, scopeFilter(scope)] })
        .sort(newest)
        .limit(most)
        .lean<Row[]>();
      return rows.map(sampleOf);
    },

    model,
  };
}

const sampleOf = ({ _id: invoiceId, ...rest }: Row): Sample => ({ invoiceId, ...rest });
