import mongoose from 'mongoose';
import { type Database, modelOf } from './database.ts';
import { newId } from './ids.ts';
import type { Session } from './transaction.ts';

export type Lease = {
  /**
   * Takes the lease, or extends it where this holder has it. Answers the fencing token, which grows each time the
   * lease changes hands, or undefined while somebody else holds it.
   */
  hold(): Promise<number | undefined>;
  /** Whether the lease is surely still ours, judged by this process's own stopwatch: never true too long. */
  isHeld(): boolean;
  /** Makes the transaction fail with LeaseLost unless the lease is still ours when it commits. */
  guard(session: Session): Promise<void>;
  /** Gives it up at once, so that the next holder need not wait for the end of its time. */
  release(): Promise<void>;
};

export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

type Row = { _id: string; holder: string; token: number; expiresAt: Date; guardedAt?: Date };

/** A lease on `name` for `ttlMs` milliseconds of MongoDB's time: at most one of its holders has it at any moment. */
export function createLease(database: Database, name: string, ttlMs: number): Lease {
  const leases = modelOf<Row>(database, 'leases', leaseSchema).collection as unknown as mongoose.mongo.Collection<Row>;
  const holder = newId();
  let token: number | undefined;
  let heldUntil = 0;

  return {
    async hold() {
      const asked = performance.now();
      if (token === undefined) await leases.updateOne({ _id: name }, { $setOnInsert: FREE }, { upsert: true });
      const ours = { $and: [{ $eq: ['$holder', holder] }, { $gt: ['$expiresAt', '$$NOW'] }] };
      const row = await leases.findOneAndUpdate(
        { _id: name, $expr: { $or: [{ $eq: ['$holder', holder] }, { $lte: ['$expiresAt', '$$NOW'] }] } },
        [
          {
            $set: {
              token: { $cond: [ours, '$token', { $add: ['$token', 1] }] },
              holder,
              expiresAt: { $add: ['$$NOW', ttlMs] },
            },
          },
        ],
        { returnDocument: 'after' },
      );
      token = row?.token;
      heldUntil = row ? asked + ttlMs : 0;
      return token;
    },
    isHeld: () => performance.now() < heldUntil,
    async guard(session) {
      const answer = await leases.updateOne(
        { _id: name, holder, token: token ?? -1 },
        [{ $set: { guardedAt: '$$NOW' } }],
        { session },
      );
      if (answer.matchedCount === 0) throw new LeaseLost(`lease ${name} is no longer ours`);
    },
    async release() {
      heldUntil = 0;
      await leases.updateOne({ _id: name, holder }, { $set: { expiresAt: FREE.expiresAt } });
    },
  };
}

const FREE = { holder: '', token: 0, expiresAt: new Date(0) };

const leaseSchema = new mongoose.Schema<Row>(
  { _id: String, holder: String, token: Number, expiresAt: Date },
  { versionKey: false },
);
