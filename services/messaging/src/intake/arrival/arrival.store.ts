import type { Scope } from '@comptoir/contracts';
import { type Database, modelOf, newId, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { Arrival, Outcome } from './arrival.ts';

type Row = Omit<Arrival, 'id'> & { _id: string; place?: string };

const MOST_SHOWN = 50;
/** Whoever sent something a year ago and asks can be told what became of it; then the address is forgotten. */
const KEPT_SECONDS = 400 * 24 * 3600;

export type ArrivalStore = ReturnType<typeof createArrivalStore>;

/** What came in, each once by the place where it lies: by this nothing is taken twice, whenever a process ends. */
export function createArrivalStore(database: Database) {
  const model = modelOf<Row>(database, 'intake_arrivals', schema);
  return {
    /** Those that are known of these places. */
    async known(sourceId: string, places: readonly string[]): Promise<Map<string, Arrival>> {
      const rows = await model.find({ sourceId, place: { $in: places } }).lean<Row[]>();
      return new Map(rows.map((row) => [row.place ?? '', arrivalOf(row)]));
    },

    /** Notes that one is begun with, before anything of it is read: what ends the process is counted too. */
    async begin(sourceId: string, place: string, at: Date): Promise<Arrival> {
      const row = await model
        .findOneAndUpdate(
          { sourceId, place },
          { $inc: { attempts: 1 }, $setOnInsert: { _id: newId(), state: 'FOUND', at } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<Row>();
      if (!row) throw new Error(`the arrival at ${place} was not kept`);
      return arrivalOf(row);
    },

    /** Takes the last attempt back: what failed was none of its doing. */
    async excuse(id: string): Promise<void> {
      await model.updateOne({ _id: id, state: 'FOUND' }, { $inc: { attempts: -1 } });
    },

    /** Whether another was concluded under that key. */
    async isRepeated(session: Session, id: string, key: string): Promise<boolean> {
      return (await model.exists({ key, _id: { $ne: id } }).session(session)) !== null;
    },

    /** False where somebody else concluded it. @throws MongoServerError 11000 where another has its key */
    async conclude(session: Session, id: string, { key, ...outcome }: Outcome): Promise<boolean> {
      const own = key !== undefined && !outcome.repeated ? { key } : {};
      const answer = await model.updateOne(
        { _id: id, state: 'FOUND' },
        { $set: { ...outcome, ...own, state: 'CONCLUDED' } },
        { session },
      );
      return answer.modifiedCount === 1;
    },

    /** `frees`: another may lie at its place from now on. */
    async filed(id: string, { frees }: { frees: boolean }): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { state: 'FILED' }, ...(frees && { $unset: { place: '' } }) });
    },

    async answersSince(session: Session, answeredTo: string, since: Date): Promise<number> {
      return model.countDocuments({ answeredTo, at: { $gt: since } }).session(session);
    },

    /** The latest of a source, newest first. */
    async latest(scope: Scope, sourceId: string): Promise<Arrival[]> {
      const rows = await model
        .find({ $and: [{ sourceId, state: { $ne: 'FOUND' } }, scopeFilter(scope)] })
        .sort({ at: -1, _id: -1 })
        .limit(MOST_SHOWN)
        .lean<Row[]>();
      return rows.map(arrivalOf);
    },
  };
}

const arrivalOf = ({ _id, ...row }: Row): Arrival => ({ ...row, id: _id });

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    sourceId: { type: String, required: true },
    place: String,
    key: String,
    state: { type: String, required: true },
    attempts: Number,
    at: Date,
    from: String,
    subject: String,
    supplierId: String,
    refusal: String,
    repeated: Boolean,
    answeredTo: String,
    files: [Object],
  } as mongoose.SchemaDefinition,
  { versionKey: false, strict: 'throw' },
);
schema.index({ sourceId: 1, place: 1 }, { unique: true, partialFilterExpression: { place: { $exists: true } } });
schema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } });
schema.index({ sourceId: 1, at: -1, _id: -1 });
schema.index({ answeredTo: 1, at: 1 }, { partialFilterExpression: { answeredTo: { $exists: true } } });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
