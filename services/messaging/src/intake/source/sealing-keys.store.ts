import { randomBytes } from 'node:crypto';
import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';

type Row = { _id: string; keys: string[] };

/** The keys that passwords are sealed under where the environment gives none: made once, and shared by all processes. */
export async function keptSealingKeys(database: Database): Promise<readonly string[]> {
  const model = modelOf<Row>(database, 'sealing_keys', schema);
  const row = await model
    .findOneAndUpdate(
      { _id: 'intake' },
      { $setOnInsert: { keys: [randomBytes(32).toString('base64url')] } },
      { upsert: true, returnDocument: 'after' },
    )
    .lean<Row>();
  if (!row) throw new Error('the sealing keys could not be kept');
  return row.keys;
}

const schema = new mongoose.Schema<Row>(
  { _id: String, keys: { type: [String], required: true } },
  { versionKey: false },
);
