import { seal, unseal } from '@comptoir/service-kit';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { hashOfRecoveryCode } from './recovery-codes.ts';

/**
 * By user. `offered` waits to be proved by a code; `sealed` is in use, and `step` the last one a code was used of. The
 * recovery codes stand for the app and for passkeys alike.
 */
type Row = { _id: string; offered?: string; sealed?: string; step: number; recovery: string[] };

export interface SecondFactor {
  /** In base32; absent while none is in use. */
  readonly secret: string | undefined;
  readonly offered: string | undefined;
  readonly recoveryCodesLeft: number;
}

export interface SecondFactors {
  of(userId: string, session?: Session): Promise<SecondFactor>;
  /** Keeps a secret that was shown, in the place of one shown before. */
  offer(userId: string, secret: string): Promise<void>;
  /** Puts what was offered into use, with its first step used up; false where something else was offered since. */
  turnOn(session: Session, userId: string, offered: string, step: number): Promise<boolean>;
  /** Takes the app's secret out of use, and leaves the recovery codes. */
  endApp(session: Session, userId: string): Promise<void>;
  /** Puts recovery codes in the place of those before them. */
  giveRecoveryCodes(session: Session, userId: string, codes: readonly string[]): Promise<void>;
  /** Forgets secret and recovery codes. */
  turnOff(session: Session, userId: string): Promise<void>;
  /** Uses a step up; of several at once, and of any later, one gets it. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** Uses a recovery code up; likewise. */
  useRecoveryCode(userId: string, code: string): Promise<boolean>;
}

const whoseOf = (owner: string) => ({ purpose: 'comptoir second factor', owner });

/** Secrets are kept sealed under the issuer's keys, recovery codes as hashes. */
export function createSecondFactors(database: Database, keys: readonly string[]): SecondFactors {
  const rows = modelOf<Row>(database, 'second_factors', schema);
  const open = (userId: string, sealed: string | undefined) =>
    sealed === undefined ? undefined : unseal(keys, whoseOf(userId), sealed);
  return {
    async of(userId, session) {
      const row = await rows.findById(userId, null, { session: session ?? null }).lean<Row>();
      return {
        secret: open(userId, row?.sealed),
        offered: open(userId, row?.offered),
        recoveryCodesLeft: row?.recovery.length ?? 0,
      };
    },
    async offer(userId, secret) {
      const change = {
        $set: { offered: seal(keys, whoseOf(userId), secret) },
        $setOnInsert: { step: 0, recovery: [] },
      };
      await rows.updateOne({ _id: userId }, change, { upsert: true });
    },
    async turnOn(session, userId, offered, step) {
      const row = await rows.findById(userId, null, { session }).lean<Row>();
      if (open(userId, row?.offered) !== offered) return false;
      const change = { $set: { sealed: seal(keys, whoseOf(userId), offered), step }, $unset: { offered: 1 } };
      await rows.updateOne({ _id: userId }, change, { session });
      return true;
    },
    async endApp(session, userId) {
      await rows.updateOne({ _id: userId }, { $unset: { sealed: 1, offered: 1 } }, { session });
    },
    async giveRecoveryCodes(session, userId, codes) {
      const recovery = codes.map((code) => hashOfRecoveryCode(userId, code));
      const change = { $set: { recovery }, $setOnInsert: { step: 0 } };
      await rows.updateOne({ _id: userId }, change, { upsert: true, session });
    },
    async turnOff(session, userId) {
      await rows.deleteOne({ _id: userId }, { session });
    },
    async useStep(userId, step) {
      const used = await rows.updateOne({ _id: userId, step: { $lt: step } }, { $set: { step } });
      return used.modifiedCount === 1;
    },
    async useRecoveryCode(userId, code) {
      const hash = hashOfRecoveryCode(userId, code);
      const used = await rows.updateOne({ _id: userId, recovery: hash }, { $pull: { recovery: hash } });
      return used.modifiedCount === 1;
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, offered: String, sealed: String, step: { type: Number, required: true }, recovery: [String] },
  { versionKey: false },
);
