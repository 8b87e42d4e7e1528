import { createHash, randomBytes } from 'node:crypto';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { PasswordLink } from './password-link.ts';

/** By user, so that there is one at most and two requests at once meet on it. */
type Row = Omit<PasswordLink, 'id' | 'userId'> & { _id: string; linkId: string; hashes: string[] };

/** Mails of one link that can be under way: each delivery has a token of its own, and any of them serves. */
const TOKENS = 5;
const DAY_S = 86_400;

export interface PasswordLinks {
  /** Takes the place of the link the user had. */
  put(session: Session, link: PasswordLink): Promise<void>;
  ofUser(session: Session, userId: string): Promise<PasswordLink | undefined>;
  byToken(token: string): Promise<PasswordLink | undefined>;
  /** A new token of a link: 256 random bits, of which the hash alone is kept. Undefined for a link that is over. */
  mint(id: string, now: Date): Promise<string | undefined>;
  /** Uses a token up, in the caller's transaction: of several at once one gets the link, the others nothing. */
  use(session: Session, token: string, now: Date): Promise<PasswordLink | undefined>;
  remove(session: Session, userId: string): Promise<void>;
}

export function createPasswordLinks(database: Database): PasswordLinks {
  const links = modelOf<Row>(database, 'password_links', schema);
  const linkOf = (row: Row | null): PasswordLink | undefined => {
    if (!row) return undefined;
    const { _id, linkId, purpose, expiresAt, usedAt } = row;
    return { id: linkId, userId: _id, purpose, expiresAt, usedAt };
  };
  return {
    async put(session, { id, userId, ...link }) {
      await links.replaceOne({ _id: userId }, { ...link, linkId: id, hashes: [] }, { session, upsert: true });
    },
    ofUser: async (session, userId) => linkOf(await links.findById(userId, null, { session }).lean<Row>()),
    byToken: async (token) => linkOf(await links.findOne({ hashes: hashOf(token) }).lean<Row>()),
    async mint(id, now) {
      const token = randomBytes(32).toString('base64url');
      const minted = await links.updateOne(
        { linkId: id, usedAt: null, expiresAt: { $gt: now } },
        { $push: { hashes: { $each: [hashOf(token)], $slice: -TOKENS } } },
      );
      return minted.modifiedCount === 1 ? token : undefined;
    },
    async use(session, token, now) {
      const row = await links
        .findOneAndUpdate(
          { hashes: hashOf(token), usedAt: null, expiresAt: { $gt: now } },
          { $set: { usedAt: now } },
          { session },
        )
        .lean<Row>();
      return linkOf(row);
    },
    async remove(session, userId) {
      await links.deleteOne({ _id: userId }, { session });
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    linkId: { type: String, required: true },
    purpose: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    hashes: { type: [String], required: true },
  },
  { versionKey: false },
);
schema.index({ linkId: 1 }, { unique: true });
schema.index({ hashes: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: DAY_S });
