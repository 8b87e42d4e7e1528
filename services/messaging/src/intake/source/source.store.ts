import type { Scope } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { IntakeSource, SourceStanding, Trouble } from './intake-source.ts';

const MOST_SOURCES = 200;

/** `dueAt` is MongoDB's time, as leases are: no process's clock plays a part. */
type Row = Omit<IntakeSource, 'id'> &
  SourceStanding & { _id: string; sealedPassword: string; dueAt: Date; supplierId?: string };

export interface KnownSource {
  readonly source: IntakeSource;
  readonly standing: SourceStanding;
}
export type WithSecret = KnownSource & { readonly sealedPassword: string };
export type SourceStore = ReturnType<typeof createSourceStore>;

/**
 * Mailboxes and folders, of the whole firm: who sees some suppliers only sees none of them. The sealed password leaves
 * this store only for who connects by it.
 */
export function createSourceStore(database: Database) {
  const model = modelOf<Row>(database, 'intake_sources', schema);
  const rows = model.collection as unknown as mongoose.mongo.Collection<Row>;
  const ofAll = (scope: Scope) => scopeFilter(scope, 'ofNoSupplier');

  return {
    async list(scope: Scope): Promise<KnownSource[]> {
      const found = await model
        .find({ $and: [{}, ofAll(scope)] })
        .sort({ name: 1, _id: 1 })
        .limit(MOST_SOURCES)
        .lean<Row[]>();
      return found.map(knownOf);
    },

    async find(scope: Scope, id: string, session: Session | null = null): Promise<WithSecret | undefined> {
      const row = await model.findOne({ $and: [{ _id: id }, ofAll(scope)] }, null, { session }).lean<Row>();
      return row ? { ...knownOf(row), sealedPassword: row.sealedPassword } : undefined;
    },

    /** Due at once. */
    async insert(session: Session, { id, ...source }: IntakeSource, sealedPassword: string): Promise<void> {
      const counts = { handled: 0, taken: 0, refused: 0 };
      await model.create([{ ...source, _id: id, sealedPassword, counts, dueAt: new Date(0) }], { session });
    },

    /** Puts it in the place of that version, due at once; what its looks found before says nothing of it any more. */
    async replace(session: Session, before: WithSecret, after: IntakeSource, sealedPassword: string): Promise<void> {
      const { id, ...source } = after;
      const { counts, lastRunAt, lastSuccessAt } = before.standing;
      const row = { ...source, sealedPassword, counts, dueAt: new Date(0), lastRunAt, lastSuccessAt };
      const answer = await model.replaceOne({ _id: id, version: before.source.version }, row, { session });
      if (answer.matchedCount === 0) throw new Error(`source ${id} is not what was loaded`);
    },

    async remove(session: Session, id: string): Promise<void> {
      await model.deleteOne({ _id: id }, { session });
    },

    /** Those that are switched on and due. */
    async due(): Promise<WithSecret[]> {
      const found = await rows
        .find({ enabled: true, $expr: { $lte: ['$dueAt', '$$NOW'] } })
        .sort({ dueAt: 1 })
        .limit(MOST_SOURCES)
        .toArray();
      return found.map((row) => ({ ...knownOf(row), sealedPassword: row.sealedPassword }));
    },

    /** Notes a look that ended, and when the next is due. Of a source that was edited meanwhile it says nothing. */
    async ran(
      { id, version }: Pick<IntakeSource, 'id' | 'version'>,
      { trouble, nextAfterMs }: { trouble: Trouble | undefined; nextAfterMs: number },
    ): Promise<void> {
      const now = { lastRunAt: '$$NOW', dueAt: { $add: ['$$NOW', nextAfterMs] } };
      await rows.updateOne(
        { _id: id, version },
        trouble
          ? [{ $set: { ...now, trouble: { $literal: trouble } } }]
          : [{ $set: { ...now, lastSuccessAt: '$$NOW' } }, { $unset: 'trouble' }],
      );
    },

    async count(session: Session, id: string, more: SourceStanding['counts']): Promise<void> {
      const { handled, taken, refused } = more;
      const $inc = { 'counts.handled': handled, 'counts.taken': taken, 'counts.refused': refused };
      await model.updateOne({ _id: id }, { $inc }, { session });
    },
  };
}

function knownOf(row: Row): KnownSource {
  const { _id, sealedPassword: _sealed, dueAt: _due, lastRunAt, lastSuccessAt, trouble, counts, ...source } = row;
  return {
    source: { ...source, id: _id } as IntakeSource,
    standing: {
      counts,
      ...(lastRunAt && { lastRunAt }),
      ...(lastSuccessAt && { lastSuccessAt }),
      ...(trouble && { trouble }),
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    version: { type: Number, required: true },
    name: { type: String, required: true },
    enabled: { type: Boolean, required: true },
    kind: { type: String, required: true },
    host: String,
    port: Number,
    security: String,
    user: String,
    folder: String,
    address: String,
    after: String,
    doneFolder: String,
    takesUnknown: Boolean,
    supplierBy: String,
    supplierId: String,
    hostKey: String,
    sealedPassword: { type: String, required: true },
    createdAt: Date,
    dueAt: Date,
    lastRunAt: Date,
    lastSuccessAt: Date,
    trouble: Object,
    counts: Object,
  } as mongoose.SchemaDefinition,
  { versionKey: false, minimize: false, strict: 'throw' },
);
schema.index({ name: 1, _id: 1 });
schema.index({ enabled: 1, dueAt: 1 });
