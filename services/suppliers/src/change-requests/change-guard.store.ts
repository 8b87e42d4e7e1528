import { GUESSES_A_DAY, type Scope, SEND_MINUTES, SENDS } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = {
  _id: string;
  guesses: Date[];
  sends: Date[];
  lockedAt: Date | null;
  /** Grows with each lock and unlocking: the order in which they are told. */
  version: number;
};

const DAY_MS = 86_400_000;

export type ChangeGuardStore = ReturnType<typeof createChangeGuardStore>;

/** What is counted over all change requests of a supplier: codes sent, guesses looked at, and whether it is locked. */
export function createChangeGuardStore(database: Database) {
  const model = modelOf<Row>(database, 'change_guards', schema);

  /** Adds `now` to a list of instants if fewer than `most` of them are younger than `withinMs`; in one step. */
  async function count(
    supplierId: string,
    { list, most, withinMs, now }: { list: 'guesses' | 'sends'; most: number; withinMs: number; now: Date },
  ): Promise<Row | undefined> {
    const since = new Date(now.getTime() - withinMs);
    const recent = { $filter: { input: `$${list}`, cond: { $gt: ['$$this', since] } } };
    const row = await model
      .findOneAndUpdate(
        { _id: supplierId, lockedAt: null, $expr: { $lt: [{ $size: recent }, most] } },
        [{ $set: { [list]: { $concatArrays: [recent, [now]] } } }],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<Row>();
    return row ?? undefined;
  }

  return {
    /** Counts a code that is about to be sent. False where that would be one too many, or the supplier is locked. */
    async countSend(supplierId: string, now: Date): Promise<boolean> {
      const $setOnInsert = { guesses: [], sends: [], lockedAt: null, version: 0 };
      await model.updateOne({ _id: supplierId }, { $setOnInsert }, { upsert: true });
      const withinMs = SEND_MINUTES * 60_000;
      return (await count(supplierId, { list: 'sends', most: SENDS, withinMs, now })) !== undefined;
    },

    /** One that could not be sent does not count. */
    async forgetSend(supplierId: string, at: Date): Promise<void> {
      await model.updateOne({ _id: supplierId }, { $pull: { sends: at } });
    },

    /** Counts a guess before it is looked at. How many are left today; undefined where this one is not to be looked at. */
    async countGuess(supplierId: string, now: Date): Promise<number | undefined> {
      const row = await count(supplierId, { list: 'guesses', most: GUESSES_A_DAY, withinMs: DAY_MS, now });
      return row && GUESSES_A_DAY - row.guesses.length;
    },

    async isLocked(scope: Scope, supplierId: string): Promise<boolean> {
      const locked = { _id: supplierId, lockedAt: { $ne: null } };
      return (await model.exists({ $and: [locked, scopeFilter(scope, '_id')] })) !== null;
    },

    /** Locks; the number of this change, or undefined where it is locked already. */
    async lock(session: Session, supplierId: string, now: Date): Promise<number | undefined> {
      const row = await model
        .findOneAndUpdate(
          { _id: supplierId, lockedAt: null },
          { $set: { lockedAt: now }, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<Row>();
      return row?.version;
    },

    /** Unlocks, and begins to count anew; the number of this change, or undefined where it is not locked. */
    async unlock(session: Session, supplierId: string): Promise<number | undefined> {
      const row = await model
        .findOneAndUpdate(
          { _id: supplierId, lockedAt: { $ne: null } },
          { $set: { lockedAt: null, guesses: [] }, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<Row>();
      return row?.version;
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, guesses: [Date], sends: [Date], lockedAt: { type: Date, default: null }, version: Number },
  { versionKey: false },
);
