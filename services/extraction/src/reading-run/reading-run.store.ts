import type { Scope } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import { type QueryFilter, Schema, type UpdateQuery } from 'mongoose';

/** The readings of one invoice: extraction's own aggregate, whose version orders its events. */
export interface ReadingRuns {
  readonly invoiceId: string;
  readonly documentId: string;
  readonly supplierId: string | null;
  /** How many times reading was asked for: 1 at receipt, one more at each relaunch. */
  readonly run: number;
  /** The last run that a worker began. */
  readonly startedRun: number;
  readonly version: number;
}

type Row = Omit<ReadingRuns, 'invoiceId'> & { _id: string };

const schema = new Schema<Row>(
  { _id: String, documentId: String, supplierId: String, run: Number, startedRun: Number, version: Number },
  { versionKey: false },
);

export type ReadingRunStore = ReturnType<typeof createReadingRunStore>;

export function createReadingRunStore(database: Database) {
  const model = modelOf<Row>(database, 'reading_runs', schema);

  async function advanced(
    session: Session,
    filter: QueryFilter<Row>,
    update: UpdateQuery<Row> = {},
  ): Promise<ReadingRuns | undefined> {
    const row = await model
      .findOneAndUpdate(filter, { ...update, $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean();
    if (!row) return undefined;
    const { _id, ...rest } = row;
    return { invoiceId: _id, ...rest };
  }

  return {
    /** Counts one more run of an invoice's document, and tells which it is. */
    async open(
      session: Session,
      run: { invoiceId: string; documentId: string; supplierId: string | null },
    ): Promise<number> {
      const { invoiceId, documentId, supplierId } = run;
      const row = await model
        .findOneAndUpdate(
          { _id: invoiceId },
          { $inc: { run: 1 }, $set: { documentId, supplierId }, $setOnInsert: { version: 0, startedRun: 0 } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .lean();
      if (!row) throw new Error('an upsert answers its row');
      return row.run;
    },

    /** The document of an invoice; undefined where there is none or the scope hides it. */
    async documentOf(scope: Scope, invoiceId: string): Promise<string | undefined> {
      const row = await model
        .findOne({ _id: invoiceId, ...scopeFilter(scope) }, { documentId: 1 })
        .hint({ _id: 1 })
        .lean<Pick<Row, 'documentId'>>();
      return row?.documentId;
    },

    /**
     * Notes that a run began and takes the next version, for the event that tells it; undefined for all but the first
     * attempt at it that gets here: a worker may have died before it could say so.
     */
    start: (session: Session, invoiceId: string, run: number): Promise<ReadingRuns | undefined> =>
      advanced(session, { _id: invoiceId, startedRun: { $lt: run } }, { $set: { startedRun: run } }),

    /** Takes the next version, for an event; undefined when the invoice is unknown here. */
    advance: (session: Session, invoiceId: string): Promise<ReadingRuns | undefined> =>
      advanced(session, { _id: invoiceId }),
  };
}
