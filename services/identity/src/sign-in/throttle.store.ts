import { createHash } from 'node:crypto';
import type { Clock } from '@comptoir/service-kit';
import { type Database, isDuplicateKey, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import { ACCOUNT_PATIENCE, ADDRESS_PATIENCE, MEMORY_S, type Patience, waitAfter } from './throttle.ts';

type Row = { _id: string; failures: number; blockedUntil: Date; expiresAt: Date };
type Asked = { readonly key: string; readonly patience: Patience };
/** A key's row as it was read, as it is to be once one more failed, and how long who asks has still to wait. */
type Standing = {
  readonly waitMs: number;
  readonly read: { _id: string; failures: number | null; blockedUntil: Date | null };
  readonly next: Omit<Row, '_id'>;
};

export interface Throttle {
  /**
   * Counts an attempt as failed before it is known to be, so that attempts side by side count too.
   * Answers the seconds to wait when the account or the address has to; such an attempt is not counted.
   */
  begin(account: string, address: string): Promise<number>;
  /** Takes it back: the password was right. The account is forgiven all, the address this one attempt. */
  succeed(account: string, address: string): Promise<void>;
  /** Forgets an account's failures: it has another password now. */
  forgive(account: string): Promise<void>;
}

/** Kept in MongoDB, so that every process of identity counts the same failures. */
export function createThrottle(database: Database, clock: Clock): Throttle {
  const model = modelOf<Row>(database, 'sign_in_attempts', schema);
  const attempts = model.collection as unknown as mongoose.mongo.Collection<Row>;

  /**
   * Writes the next counts in one go and in their order, up to the first whose row somebody else wrote since it was
   * read: that one is not found as it was, and cannot be inserted again. Answers how many were written.
   */
  async function count(standings: readonly Standing[]): Promise<number> {
    if (standings.length === 0) return 0;
    const writes = standings.map(({ read, next }) => ({
      updateOne: { filter: read as Partial<Row>, update: { $set: next }, upsert: true },
    }));
    try {
      return writtenBy(await attempts.bulkWrite(writes, { ordered: true }));
    } catch (error) {
      if (isDuplicateKey(error) && error instanceof mongoose.mongo.MongoBulkWriteError) return writtenBy(error);
      throw error;
    }
  }

  return {
    async begin(account, address) {
      let left: readonly Asked[] = [
        { key: keyOf('address', address), patience: ADDRESS_PATIENCE },
        { key: keyOf('account', account), patience: ACCOUNT_PATIENCE },
      ];
      for (;;) {
        const rows = await attempts.find({ _id: { $in: left.map(({ key }) => key) } }).toArray();
        const now = clock.now();
        const standings = left.map((asked) =>
          standingOf(
            asked,
            rows.find(({ _id }) => _id === asked.key),
            now,
          ),
        );
        const waiting = standings.findIndex(({ waitMs }) => waitMs > 0);
        const free = waiting === -1 ? standings : standings.slice(0, waiting);
        const written = await count(free);
        if (written === free.length) return Math.ceil((standings[waiting]?.waitMs ?? 0) / 1000);
        left = left.slice(written);
      }
    },
    async succeed(account, address) {
      const free = { blockedUntil: new Date(0) };
      await attempts.bulkWrite([
        { updateOne: { filter: { _id: keyOf('account', account) }, update: { $set: { ...free, failures: 0 } } } },
        {
          updateOne: {
            filter: { _id: keyOf('address', address), failures: { $gt: 0 } },
            update: { $inc: { failures: -1 }, $set: free },
          },
        },
      ]);
    },
    async forgive(account) {
      await attempts.deleteOne({ _id: keyOf('account', account) });
    },
  };
}

function standingOf({ key, patience }: Asked, known: Row | undefined, now: Date): Standing {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const before = known && known.expiresAt > now ? known.failures : 0;
  const failures = before + 1;
  const waitS = waitAfter(failures, patience);
  return {
    waitMs: known ? known.blockedUntil.getTime() - now.getTime() : 0,
    read: { _id: key, failures: known?.failures ?? null, blockedUntil: known?.blockedUntil ?? null },
    // An attempt that costs no wait blocks nobody, not even one that looked at the clock a moment earlier.
    next: { failures, blockedUntil: waitS > 0 ? after(waitS) : new Date(0), expiresAt: after(MEMORY_S + waitS) },
  };
}

const writtenBy = (outcome: { readonly matchedCount: number; readonly upsertedCount: number }): number =>
  outcome.matchedCount + outcome.upsertedCount;

/** Hashed: what people type by mistake into a name field, a password among it, is not for keeping. */
const keyOf = (kind: string, text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

const schema = new mongoose.Schema<Row>(
  { _id: String, failures: Number, blockedUntil: Date, expiresAt: Date },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
