import type { Decision } from '@comptoir/contracts';
import { type Database, modelOf, newId, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

/** One decision about a user, and the version it made. */
export interface UserDecision extends Decision {
  readonly userId: string;
  readonly version: number;
  readonly at: Date;
}

type Row = UserDecision & { _id: string };

export interface UserHistory {
  add(session: Session, decision: UserDecision): Promise<void>;
  /** The decisions after a version, oldest first; for who was shown that the user exists. */
  since(session: Session, userId: string, version: number): Promise<UserDecision[]>;
}

/** Who changed what of each user. */
export function createUserHistory(database: Database): UserHistory {
  const rows = modelOf<Row>(database, 'user_history', schema);
  return {
    async add(session, decision) {
      await rows.create([{ ...decision, _id: newId() }], { session });
    },
    async since(session, userId, version) {
      return rows
        .find({ userId, version: { $gt: version } }, null, { session })
        .sort({ version: 1 })
        .limit(100)
        .lean<Row[]>();
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    userId: String,
    version: Number,
    at: Date,
    action: String,
    by: { id: String, name: String, kind: String },
    roles: [String],
    address: String,
    device: String,
    before: Object,
    after: Object,
  },
  { versionKey: false, minimize: false },
);
schema.index({ userId: 1, version: 1 }, { unique: true });
