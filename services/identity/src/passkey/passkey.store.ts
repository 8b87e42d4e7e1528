import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { StoredPasskey } from './passkey.ts';

type Row = Omit<StoredPasskey, 'id' | 'publicKey'> & { _id: string; publicKey: string };

export interface Passkeys {
  /** A user's, oldest first; of nobody else. */
  of(userId: string, session?: Session): Promise<StoredPasskey[]>;
  /** A credential that is somebody's already is a duplicate key. */
  insert(session: Session, passkey: StoredPasskey): Promise<void>;
  remove(session: Session, userId: string, id: string): Promise<void>;
  removeAll(session: Session, userId: string): Promise<void>;
  /** Keeps how far it counted and when; false where it was used, or removed, since it was read. */
  use(passkey: StoredPasskey, counter: number, at: Date): Promise<boolean>;
}

export function createPasskeys(database: Database): Passkeys {
  const rows = modelOf<Row>(database, 'passkeys', schema);
  return {
    async of(userId, session) {
      const found = await rows
        .find({ userId }, null, { session: session ?? null })
        .sort({ _id: 1 })
        .lean<Row[]>();
      return found.map(({ _id, publicKey, ...row }) => ({
        ...row,
        id: _id,
        publicKey: Buffer.from(publicKey, 'base64url'),
      }));
    },
    async insert(session, { id, publicKey, transports, ...passkey }) {
      const row = {
        ...passkey,
        _id: id,
        transports: [...transports],
        publicKey: Buffer.from(publicKey).toString('base64url'),
      };
      await rows.create([row], { session });
    },
    async remove(session, userId, id) {
      await rows.deleteOne({ _id: id, userId }, { session });
    },
    async removeAll(session, userId) {
      await rows.deleteMany({ userId }, { session });
    },
    async use({ id, counter: known }, counter, at) {
      const used = await rows.updateOne({ _id: id, counter: known }, { $set: { counter, lastUsedAt: at } });
      return used.matchedCount === 1;
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    userId: { type: String, required: true },
    name: { type: String, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    synced: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { versionKey: false },
);
schema.index({ userId: 1, _id: 1 });
schema.index({ credentialId: 1 }, { unique: true });
