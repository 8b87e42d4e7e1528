import { type Database, modelOf, type Session } from '@comptoir/storage';
import { Schema } from 'mongoose';
import type { LastRead } from '../training/sample.ts';

type Row = LastRead & { readonly _id: string };

const schema = new Schema<Row>(
  { _id: String, route: String, level: String, fields: Object, lines: [Object] },
  { versionKey: false, minimize: false },
);

export type LastReadingStore = ReturnType<typeof createLastReadingStore>;

/** What the last reading of each invoice that waits to be verified gave: what its verification is held against. */
export function createLastReadingStore(database: Database) {
  const model = modelOf<Row>(database, 'last_readings', schema);
  return {
    async keep(session: Session, invoiceId: string, { route, level, fields, lines }: LastRead): Promise<void> {
      await model.replaceOne({ _id: invoiceId }, { route, level, fields, lines }, { session, upsert: true });
    },
    async drop(session: Session, invoiceId: string): Promise<void> {
      await model.deleteOne({ _id: invoiceId }, { session });
    },
    async find(session: Session, invoiceId: string): Promise<LastRead | undefined> {
      return (await model.findById(invoiceId).session(session).lean<Row>()) ?? undefined;
    },
  };
}
