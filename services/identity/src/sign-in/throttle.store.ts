import { createHash } from 'node:crypto';
import type { Clock } from '@comptoir/service-kit';
import { type Database, isDuplicateKey, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import { ACCOUNT_PATIENCE, ADDRESS_PATIENCE, MEMORY_S, type Patience, waitAfter } from './throttle.ts';

type Row = { _id: string; failures: number; blockedUntil: Date; expiresAt: Date };

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
  const attempts = modelOf<Row>(database, 'sign_in_attempts', schema);

  /** Counts one more of a key whose row was just read; where somebody else counted since, it is read again. */
  async function count(key: string, patience: Patience, read: Row | null): Promise<number> {
    for (let known = read; ; known = await attempts.findById(key).lean<Row>()) {
      const now = clock.now();
      const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
      const waitMs = known ? known.blockedUntil.getTime() - now.getTime() : 0;
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      const before = known && known.expiresAt > now ? known.failures : 0;
      const failures = before + 1;
      const waitS = waitAfter(failures, patience);
      // An attempt that costs no wait blocks nobody, not even one that looked at the clock a moment earlier.
      const blockedUntil = waitS > 0 ? after(waitS) : new Date(0);
      const next = { failures, blockedUntil, expiresAt: after(MEMORY_S + waitS) };
      if (await swap(known, key, next)) return 0;
    }
  }

  /** Writes the next count if nobody else wrote one since it was read. */
  async function swap(known: Row | null, key: string, next: Omit<Row, '_id'>): Promise<boolean> {
    try {
      if (!known) {
        await attempts.create({ _id: key, ...next });
        return true;
      }
      const { failures, blockedUntil } = known;
      return (await attempts.updateOne({ _id: key, failures, blockedUntil }, { $set: next })).matchedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    async begin(account, address) {
      const [ofAddress, ofAccount] = [keyOf('address', address), keyOf('account', account)];
      const rows = await attempts.find({ _id: { $in: [ofAddress, ofAccount] } }).lean<Row[]>();
      const read = (key: string): Row | null => rows.find(({ _id }) => _id === key) ?? null;
      const byAddress = await count(ofAddress, ADDRESS_PATIENCE, read(ofAddress));
      if (byAddress > 0) return byAddress;
      return count(ofAccount, ACCOUNT_PATIENCE, read(ofAccount));
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

/** Hashed: what people type by mistake into a name field, a password among it, is not for keeping. */
const keyOf = (kind: string, text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

const schema = new mongoose.Schema<Row>(
  { _id: String, failures: Number, blockedUntil: Date, expiresAt: Date },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
