import { type Scope, TRAINING_LIMITS, type TrainingState } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import { Schema } from 'mongoose';
import type { Training } from './training.ts';

type Row = Omit<Training, 'id'> & { readonly _id: string };

const schema = new Schema<Row>(
  {
    _id: String,
    version: Number,
    key: String,
    supplierId: String,
    state: String,
    origin: String,
    invoiceId: String,
    invoiceNumber: String,
    attempt: Number,
    done: Number,
    total: Number,
    template: Object,
    templateId: String,
    beside: { type: [String], default: undefined },
    outcome: Object,
    differences: [Object],
    leftOut: Number,
    reason: String,
    launchedAt: Date,
    launchedBy: Object,
    completedAt: Date,
    decidedAt: Date,
    decidedBy: Object,
  },
  { versionKey: false, minimize: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ supplierId: 1, launchedAt: -1, _id: -1 });
schema.index({ supplierId: 1, state: 1, launchedAt: -1 });

export type TrainingStore = ReturnType<typeof createTrainingStore>;

/** Over, and named by no version of a template. */
const ENDED: readonly TrainingState[] = ['NOTHING', 'FAILED', 'DISCARDED', 'SUPERSEDED'];
const MOST_DROPPED = 20;

/** Trainings, by supplier. */
export function createTrainingStore(database: Database, { mostEnded = 100 }: { mostEnded?: number } = {}) {
  const model = modelOf<Row>(database, 'trainings', schema);

  async function find(scope: Scope, id: string, session?: Session): Promise<Training | undefined> {
    const query = model.findOne({ _id: id, ...scopeFilter(scope) }).lean<Row>();
    const row = await (session ? query.session(session) : query);
    return row ? trainingOf(row) : undefined;
  }

  return {
    find,

    /**
     * Of a supplier's that are over without a template, the newest are kept.
     * @throws a duplicate key where there is one of that key
     */
    async insert(session: Session, { id, ...training }: Training): Promise<void> {
      await model.create([{ _id: id, ...training }], { session });
      const old = await model
        .find({ supplierId: training.supplierId, state: { $in: ENDED } }, { _id: 1 })
        .session(session)
        .sort({ launchedAt: -1 })
        .skip(mostEnded)
        .limit(MOST_DROPPED)
        .lean();
      if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } }, { session });
    },

    /** The tries of one correction, in their order. */
    async triesOf(session: Session, keyBegins: string): Promise<Training[]> {
      const rows = await model
        .find({ key: { $gte: keyBegins, $lt: `${keyBegins}\uffff` } })
        .session(session)
        .sort({ key: 1 })
        .limit(100)
        .lean<Row[]>();
      return rows.map(trainingOf);
    },

    /** Writes it over the version before. @throws where somebody else was faster */
    async replace(session: Session, { id, ...training }: Training): Promise<void> {
      const answer = await model.replaceOne({ _id: id, version: training.version - 1 }, training, { session });
      if (answer.matchedCount !== 1) throw new Error(`training ${id} is not at version ${training.version - 1}`);
    },

    /** An attempt begins, or begins again; undefined where a later one has, or it is no more to be worked on. */
    async begin(id: string, attempt: number): Promise<Training | undefined> {
      const row = await model
        .findOneAndUpdate(
          { _id: id, attempt: { $lte: attempt }, state: { $in: ['WAITING', 'RUNNING'] } },
          { $set: { state: 'RUNNING', attempt, done: 0, total: 0 } },
          { returnDocument: 'after' },
        )
        .lean<Row>();
      return row ? trainingOf(row) : undefined;
    },

    /** How far an attempt is; false where it is no more its to say. */
    async progress(id: string, attempt: number, { done, total }: { done: number; total: number }): Promise<boolean> {
      const answer = await model.updateOne({ _id: id, attempt, state: 'RUNNING' }, { $set: { done, total } });
      return answer.matchedCount === 1;
    },

    /** What waits to be decided, of a supplier, the newest first. */
    async proposed(scope: Scope, supplierId: string): Promise<Training[]> {
      const rows = await model
        .find({ $and: [{ supplierId, state: 'PROPOSED' }, scopeFilter(scope)] })
        .sort({ launchedAt: -1 })
        .limit(TRAINING_LIMITS.listed)
        .lean<Row[]>();
      return rows.map(trainingOf);
    },

    /** A later one took their place. */
    async supersede(session: Session, ids: readonly string[], decidedAt: Date): Promise<void> {
      if (ids.length === 0) return;
      await model.updateMany(
        { _id: { $in: ids }, state: 'PROPOSED' },
        { $set: { state: 'SUPERSEDED', decidedAt } },
        { session },
      );
    },

    /**
     * A supplier's newest, and what waits to be decided however old it is, the newest first, without what only one that is
     * opened shows.
     */
    async latest(scope: Scope, supplierId: string): Promise<Training[]> {
      const listed = (which: Partial<Pick<Row, 'state'>>, sort: Record<string, -1>) =>
        model
          .find({ $and: [{ supplierId, ...which }, scopeFilter(scope)] }, { template: 0, differences: 0 })
          .sort(sort)
          .limit(TRAINING_LIMITS.listed)
          .lean<Row[]>();
      const [newest, waiting] = await Promise.all([
        listed({}, { launchedAt: -1, _id: -1 }),
        listed({ state: 'PROPOSED' }, { launchedAt: -1 }),
      ]);
      const known = new Set(newest.map(({ _id }) => _id));
      const older = waiting.filter(({ _id }) => !known.has(_id));
      return [...newest, ...older].map((row) => trainingOf({ ...row, differences: [] }));
    },

    async dropOf(session: Session, supplierId: string): Promise<void> {
      await model.deleteMany({ supplierId }, { session });
    },

    model,
  };
}

const trainingOf = ({ _id: id, ...rest }: Row): Training => ({ id, ...rest });
