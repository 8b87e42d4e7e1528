import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';

/** By user. `offered` waits to be proved by a code; `sealed` is in use, and `step` the last one a code was used of. */
type Row = { _id: string; offered?: string; sealed?: string; step: number; recovery: string[] };

export interface SecondFactor {
  /** In base32; absent while none is in use. */
  readonly secret: string | undefined;
  readonly offered: string | undefined;
  readonly recoveryCodesLeft: number;
}

export interface SecondFactors {
  of(userId: string): Promise<SecondFactor>;
  /** Keeps a secret that was shown, in the place of one shown before. */
  offer(userId: string, secret: string): Promise<void>;
  /** Puts what was offered into use, with its first step used up; false where something else was offered since. */
  turnOn(
    session: Session,
    userId: string,
    offered: string,
    step: number,
    recoveryCodes: readonly string[],
  ): Promise<boolean>;
  turnOff(session: Session, userId: string): Promise<void>;
  /** Uses a step up; of several at once, and of any later, one gets it. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** Uses a recovery code up; likewise. */
  useRecoveryCode(userId: string, code: string): Promise<boolean>;
}

/** Secrets are kept sealed under the issuer's keys, recovery codes as hashes. */
export function createSecondFactors(database: Database, keys: readonly string[]): SecondFactors {
  const rows = modelOf<Row>(database, 'second_factors', schema);
  const open = (userId: string, sealed: string | undefined) =>
    sealed === undefined ? undefined : unseal(keys, userId, sealed);
  return {
    async of(userId) {
      const row = await rows.findById(userId).lean<Row>();
      return {
        secret: open(userId, row?.sealed),
        offered: open(userId, row?.offered),
        recoveryCodesLeft: row?.recovery.length ?? 0,
      };
    },
    async offer(userId, secret) {
      const change = { $set: { offered: seal(keys, userId, secret) }, $setOnInsert: { step: 0, recovery: [] } };
      await rows.updateOne({ _id: userId }, change, { upsert: true });
    },
    async turnOn(session, userId, offered, step, recoveryCodes) {
      const row = await rows.findById(userId, null, { session }).lean<Row>();
      if (open(userId, row?.offered) !== offered) return false;
      const recovery = recoveryCodes.map((code) => hashOfRecoveryCode(userId, code));
      await rows.replaceOne({ _id: userId }, { sealed: seal(keys, userId, offered), step, recovery }, { session });
      return true;
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
