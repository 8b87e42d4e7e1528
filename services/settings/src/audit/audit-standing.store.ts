import type { AuditBreak } from '@comptoir/contracts';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';

export interface Standing {
  readonly checked?: {
    readonly at: Date;
    /** How far the chain was in order. */
    readonly sequence: number;
    readonly broken?: { readonly sequence: number; readonly kind: AuditBreak };
  };
  readonly anchored?: { readonly at: Date; readonly sequence: number };
}

type Row = Standing & { _id: 'standing' };

/** What the last check found, for the screen; who proves something asks the chain and its anchors. */
export function createAuditStanding(database: Database) {
  const rows = modelOf<Row>(database, 'audit_standing', schema).collection as unknown as mongoose.mongo.Collection<Row>;
  return {
    async read(): Promise<Standing> {
      const row = await rows.findOne({ _id: 'standing' });
      return { ...(row?.checked && { checked: row.checked }), ...(row?.anchored && { anchored: row.anchored }) };
    },
    async note(session: Session, standing: Standing): Promise<void> {
      await rows.updateOne({ _id: 'standing' }, { $set: standing }, { session, upsert: true });
    },
  };
}

export type AuditStandingStore = ReturnType<typeof createAuditStanding>;

const schema = new mongoose.Schema<Row>({ _id: String }, { versionKey: false, strict: false });
