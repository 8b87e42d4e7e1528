import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { Session } from './session.ts';

type Row = Omit<Session, 'id'> & { _id: string; expiresAt: Date };

export interface SessionStore {
  insert(session: Session, expiresAt: Date): Promise<void>;
  find(id: string): Promise<Session | undefined>;
  touch(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void>;
  /** Lets one process of several ask the issuer again; the others come by `next`. */
  claimRenewal(session: Session, next: Date): Promise<boolean>;
  renew(session: Session): Promise<void>;
  /** Answers what was there. */
  remove(id: string): Promise<Session | undefined>;
  removeOfUser(userId: string): Promise<void>;
  /** Those of a user that began before a second (since the epoch), but for one. */
  removeBefore(userId: string, second: number, butId: string | undefined): Promise<void>;
  /** A user's sessions, the last one seen first. */
  ofUser(userId: string): Promise<Session[]>;
  /** Ends one of a user's, or all but one. Answers the ids of those that were there. */
  removeSome(userId: string, which: { readonly id: string } | { readonly butId: string }): Promise<string[]>;
}

/** More than anybody is shown, or keeps track of. */
const MOST_SHOWN = 100;

export function createSessionStore(database: Database): SessionStore {
  const sessions = modelOf<Row>(database, 'sessions', schema);
  const rows = sessions.collection as unknown as mongoose.mongo.Collection<Row>;
  const toSession = (row: Row | null): Session | undefined => {
    if (!row) return undefined;
    const { _id, expiresAt: _ttl, ...session } = row;
    return { id: _id, ...session };
  };
  return {
    async insert({ id, ...session }, expiresAt) {
      await rows.insertOne({ _id: id, ...session, expiresAt }, { ignoreUndefined: true });
    },
    find: async (id) => toSession(await sessions.findById(id).lean<Row>()),
    async touch(id, lastSeenAt, expiresAt) {
      await sessions.updateOne({ _id: id }, { $set: { lastSeenAt, expiresAt } });
    },
    async claimRenewal({ id, renewAt }, next) {
      const answer = await sessions.updateOne({ _id: id, renewAt: renewAt ?? null }, { $set: { renewAt: next } });
      return answer.modifiedCount === 1;
    },
    async renew({ id, user, sealed, renewAt }) {
      await sessions.updateOne({ _id: id }, { $set: { user, sealed, renewAt } });
    },
    remove: async (id) => toSession(await sessions.findOneAndDelete({ _id: id }).lean<Row>()),
    async removeOfUser(userId) {
      await sessions.deleteMany({ 'user.id': userId });
    },
    async removeBefore(userId, second, butId) {
      await sessions.deleteMany({
        'user.id': userId,
        authenticatedAt: { $lt: second },
        ...(butId !== undefined && { _id: { $ne: butId } }),
      });
    },
    async ofUser(userId) {
      const rows = await sessions.find({ 'user.id': userId }).sort({ lastSeenAt: -1 }).limit(MOST_SHOWN).lean<Row[]>();
      return rows.map(toSession).filter((session) => session !== undefined);
    },
    async removeSome(userId, which) {
      const filter = { 'user.id': userId, _id: 'id' in which ? which.id : { $ne: which.butId } };
      const rows = await sessions.find(filter, { _id: 1 }).lean<Row[]>();
      const ids = rows.map(({ _id }) => _id);
      await sessions.deleteMany({ _id: { $in: ids } });
      return ids;
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    user: { type: Object, required: true },
    authenticatedAt: { type: Number, required: true },
    lastSeenAt: { type: Date, required: true },
    startedAt: Date,
    browser: { type: { name: String, system: String }, _id: false, default: undefined },
    endsAt: { type: Date, required: true },
    sealed: String,
    renewAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ 'user.id': 1, lastSeenAt: -1 });
