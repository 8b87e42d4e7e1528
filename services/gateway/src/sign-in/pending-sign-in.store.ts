import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';

/** A sign-in that went to the issuer and is not back: what its answer is held against. */
interface PendingSignIn {
  /** Hash of `state`. */
  readonly id: string;
  /** Hash of the cookie of the browser that began it. */
  readonly browser: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirect: string;
  readonly expiresAt: Date;
}

type Row = Omit<PendingSignIn, 'id'> & { _id: string };

export interface PendingSignIns {
  keep(pending: PendingSignIn): Promise<void>;
  /** Takes it away, so that an answer counts once; only for the browser that began it. */
  take(id: string, browser: string, now: Date): Promise<PendingSignIn | undefined>;
}

export function createPendingSignIns(database: Database): PendingSignIns {
  const model = modelOf<Row>(database, 'pending_sign_ins', schema);
  const rows = model.collection as unknown as mongoose.mongo.Collection<Row>;
  return {
    async keep({ id, ...pending }) {
      await rows.insertOne({ _id: id, ...pending });
    },
    async take(id, browser, now) {
      const row = await rows.findOneAndDelete({ _id: id, browser, expiresAt: { $gt: now } });
      if (!row) return undefined;
      const { _id, ...pending } = row;
      return { id: _id, ...pending };
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    browser: { type: String, required: true },
    verifier: { type: String, required: true },
    nonce: { type: String, required: true },
    redirect: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
