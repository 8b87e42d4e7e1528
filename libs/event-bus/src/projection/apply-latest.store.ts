import type { Session } from '@comptoir/storage';
import type mongoose from 'mongoose';

/**
 * Writes what an event says of `id` into a projection, creating the row, unless the row is of the same or a later
 * sequence. Answers whether it did. Other fields of the row stay.
 * `collection` is the model's own (`model.collection`): values are written as they are, without casting.
 */
export async function applyLatest<Row extends mongoose.mongo.Document>(
  collection: mongoose.Collection<Row>,
  session: Session,
  { id, sequence, fields }: { id: string; sequence: number; fields: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  const rows = collection as unknown as mongoose.mongo.Collection<{ _id: string }>;
  const newer = { $mergeObjects: ['$$ROOT', { $literal: { ...fields, sequence } }] };
  const answer = await rows.updateOne({ _id: id }, [{ $replaceWith: { $cond: [latest(sequence), newer, '$$ROOT'] } }], {
    session,
    upsert: true,
  });
  return answer.upsertedCount + answer.modifiedCount === 1;
}

/** The expression that is true of a row older than `sequence`, or without one: for updates and filters ($expr) of one's own. */
export function latest(sequence: number): Record<string, unknown> {
  return { $lt: [{ $ifNull: ['$sequence', -1] }, sequence] };
}
