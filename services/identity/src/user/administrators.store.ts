import { Problem } from '@comptoir/service-kit';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { UserStore } from './user.store.ts';
import { administers, type User } from './user.ts';

type Row = { _id: string; leavings: number };
const THE_ONE = 'administrators';

export interface Administrators {
  /** Makes the row that leaving administrators meet on; once, before anybody leaves. */
  prepare(): Promise<void>;
  /**
   * To be called in the transaction in which a user becomes another one, or nobody. Two that take an administrator away
   * at the same time conflict: the second looks again, at what the first has left.
   * @throws Problem user.lastAdministrator
   */
  keepOne(session: Session, before: User, after: User | undefined): Promise<void>;
}

/** That there is always somebody to manage the portal. */
export function createAdministrators(database: Database, users: UserStore): Administrators {
  const rows = modelOf<Row>(database, 'guards', schema);
  return {
    async prepare() {
      await rows.updateOne({ _id: THE_ONE }, { $setOnInsert: { leavings: 0 } }, { upsert: true });
    },
    async keepOne(session, before, after) {
      if (!administers(before) || (after && administers(after))) return;
      await rows.updateOne({ _id: THE_ONE }, { $inc: { leavings: 1 } }, { session });
      if ((await users.countAdministrators(session, before.id)) === 0) throw new Problem('user.lastAdministrator');
    },
  };
}

const schema = new mongoose.Schema<Row>({ _id: String, leavings: Number }, { versionKey: false });
