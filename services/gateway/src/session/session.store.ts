import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { Session } from './session.ts';

type Row = Omit<Session, 'id'> & { _id: string; expiresAt: Date };

export interface SessionStore {
  insert(session: Session, expiresAt: Date): Promise<void>;
  find(id: string): Promise<Session | undefined>;
  touch(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void>;
  /** Answers what was there. */
  remove(id: string): Promise<Session | undefined>;
  removeOfUser(userId: string): Promise<void>;
}

export function createSessionStore(database: Database): SessionStore {
  const sessions = modelOf<Row>(database, 'sessions', schema);
  const toSession = (row: Row | null): Session | undefined => {
    if (!row) return undefined;
    const { _id, expiresAt: _ttl, ...session } = row;
    return { id: _id, ...session };
  };
  return {
    async insert({ id, ...session }, expiresAt) {
      await sessions.create({ _id: id, ...session, expiresAt });
    },
    find: async (id) => toSession(await sessions.findById(id).lean<Row>()),
    async touch(id, lastSeenAt, expiresAt) {
      await sessions.updateOne({ _id: id }, { $set: { lastSeenAt, expiresAt } });
    },
    remove: async (id) => toSession(await sessions.findOneAndDelete({ _id: id }).lean<Row>()),
    async removeOfUser(userId) {
      await sessions.deleteMany({ 'user.id': userId });
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    user: { type: Object, required: true },
    authenticatedAt: { type: Number, required: true },
    lastSeenAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    idToken: String,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ 'user.id': 1 });
