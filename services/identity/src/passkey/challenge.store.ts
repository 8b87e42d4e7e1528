import type { Clock } from '@comptoir/service-kit';
import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';

/** How long a browser may take to have its user touch a key; the browser gives up at the same time. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

type Row = { _id: string; userId: string; challenge: string; expiresAt: Date };

/** What a passkey is to sign next: for a registration of a user, or for one interaction of the issuer's. */
export interface Challenges {
  /** Keeps a challenge in the place of the one before it. */
  put(purpose: string, userId: string, challenge: string): Promise<void>;
  /** Takes it away and answers it: nobody gets it twice, and nobody else's user gets it at all. */
  take(purpose: string, userId: string): Promise<string | undefined>;
}

export const toRegister = (userId: string): string => `register ${userId}`;
export const toSignIn = (interaction: string): string => `sign-in ${interaction}`;

export function createChallenges(database: Database, clock: Clock): Challenges {
  const rows = modelOf<Row>(database, 'passkey_challenges', schema);
  return {
    async put(purpose, userId, challenge) {
      const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFE_MS);
      await rows.replaceOne({ _id: purpose }, { userId, challenge, expiresAt }, { upsert: true });
    },
    async take(purpose, userId) {
      const row = await rows.findOneAndDelete({ _id: purpose, userId }).lean<Row>();
      return row && row.expiresAt > clock.now() ? row.challenge : undefined;
    },
  };
}

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    userId: { type: String, required: true },
    challenge: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
