import mongoose from 'mongoose';
import { type Database, modelOf } from './database.ts';
import type { Session } from './transaction.ts';

/** A counted thing, by its dimensions: { supplierId, status, month }. */
export type CounterKey = Readonly<Record<string, string>>;
/** What to sum: for some of the dimensions a value, or several; every counter that agrees counts. */
export type CounterFilter = Readonly<Record<string, string | readonly string[]>>;

export type CounterMove = { readonly key: CounterKey; readonly delta: number };

export type Counters = {
  /** Adds in the caller's transaction; a move between two keys is two adds. */
  add(session: Session, key: CounterKey, delta: number): Promise<void>;
  /** Several adds in one round trip. */
  addAll(session: Session, moves: readonly CounterMove[]): Promise<void>;
  /** Forgets all and counts these: what is added meanwhile makes the caller's transaction, or the other, begin again. */
  reset(session: Session, moves: readonly CounterMove[]): Promise<void>;
  sum(filter: CounterFilter): Promise<number>;
  /** The sums by the values of one dimension, zeros left out. */
  sumBy(dimension: string, filter: CounterFilter): Promise<Map<string, number>>;
};

type Row = { _id: string; level: string; key: Record<string, string>; count: number };

/**
 * Kept totals, exact because they are written in the transaction that changes what they count.
 * Each is spread over `slots` rows, so that transactions on the same key seldom conflict.
 * `dimensions` names the parts of a key. `rollups` names the sets of dimensions summed often across all others
 * (['status'] for the counts above a list): each is kept as a total of its own, read in at most `slots` rows a value.
 */
export function createCounters(
  database: Database,
  name: string,
  options: { dimensions: readonly string[]; rollups?: ReadonlyArray<readonly string[]>; slots?: number },
): Counters {
  const { dimensions, rollups = [], slots = 32 } = options;
  const levels = [...rollups, dimensions].map((level) => [...level].sort()).sort((a, b) => a.length - b.length);
  const model = modelOf<Row>(database, `counters_${name}`, counterSchema(levels));

  /** The smallest level that knows every dimension asked for. */
  const levelFor = (asked: readonly string[]): string => {
    const level = levels.find((known) => asked.every((dimension) => known.includes(dimension)));
    if (!level) throw new Error(`counters ${name} do not know ${asked.join(', ')}`);
    return level.join(',');
  };

  const match = (asked: readonly string[], filter: CounterFilter): Record<string, unknown> => ({
    level: levelFor(asked),
    ...Object.fromEntries(
      Object.entries(filter).map(([dimension, value]) => [
        `key.${dimension}`,
        typeof value === 'string' ? value : { $in: value },
      ]),
    ),
  });

  const slotOf = createSlotChoice(slots);

  async function addAll(session: Session, moves: readonly CounterMove[]): Promise<void> {
    const slot = slotOf(session);
    const rows = new Map<string, { level: string; key: Record<string, string>; count: number }>();
    for (const { key, delta } of moves) {
      for (const dimensionsOf of levels) {
        const level = dimensionsOf.join(',');
        const part = Object.fromEntries(dimensionsOf.map((dimension) => [dimension, partOf(key, dimension)]));
        const _id = JSON.stringify([level, ...Object.values(part), slot]);
        rows.set(_id, { level, key: part, count: (rows.get(_id)?.count ?? 0) + delta });
      }
    }
    const updates = [...rows].filter(([, { count }]) => count !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
    if (updates.length === 0) return;
    await model.bulkWrite(
      updates.map(([_id, { level, key, count }]) => ({
        updateOne: { filter: { _id }, update: { $inc: { count }, $setOnInsert: { level, key } }, upsert: true },
      })),
      { session, ordered: true },
    );
  }

  return {
    addAll,
    add: (session, key, delta) => addAll(session, [{ key, delta }]),
    async reset(session, moves) {
      await model.deleteMany({}, { session });
      await addAll(session, moves);
    },
    async sum(filter) {
      const [total] = await model.aggregate<{ count: number }>([
        { $match: match(Object.keys(filter), filter) },
        { $group: { _id: null, count: { $sum: '$count' } } },
      ]);
      return total?.count ?? 0;
    },
    async sumBy(dimension, filter) {
      const sums = await model.aggregate<{ _id: string; count: number }>([
        { $match: match([dimension, ...Object.keys(filter)], filter) },
        { $group: { _id: `$key.${dimension}`, count: { $sum: '$count' } } },
        { $match: { count: { $ne: 0 } } },
      ]);
      return new Map(sums.map(({ _id, count }) => [_id, count]));
    },
  };
}

/**
 * Gives each session a slot that no other of this process is writing, the one left alone longest: then two
 * transactions meet on a row only when there are more of them than slots, or in two processes.
 */
function createSlotChoice(slots: number): (session: Session) => number {
  const chosen = new WeakMap<Session, number>();
  const used = Array.from({ length: slots }, () => ({ by: 0, leftAt: 0 }));
  return (session) => {
    const known = chosen.get(session);
    if (known !== undefined) return known;
    const [best] = [...used.entries()].sort(([, one], [, other]) => one.by - other.by || one.leftAt - other.leftAt);
    const [slot, use] = best ?? [0, { by: 0, leftAt: 0 }];
    use.by += 1;
    chosen.set(session, slot);
    session.once('ended', () => {
      use.by -= 1;
      use.leftAt = performance.now();
    });
    return slot;
  };
}

function partOf(key: CounterKey, dimension: string): string {
  const value = key[dimension];
  if (value === undefined) throw new Error(`counter key without ${dimension}: ${JSON.stringify(key)}`);
  return value;
}

function counterSchema(levels: readonly string[][]): mongoose.Schema<Row> {
  const schema = new mongoose.Schema<Row>(
    {
      _id: String,
      level: { type: String, required: true },
      key: { type: Object, required: true },
      count: { type: Number, required: true },
    },
    { versionKey: false, minimize: false },
  );
  for (const dimension of new Set(levels.flat())) schema.index({ level: 1, [`key.${dimension}`]: 1 });
  return schema;
}
