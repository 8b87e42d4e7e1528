import { type DeadLetterState, type EventEnvelope, SCOPE_ALL } from '@comptoir/contracts';
import { type Database, listPage, modelOf, type Page, type PagePosition, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { keyOf } from '../consume/inbox.store.ts';
import type { DeadLetter, DecidedBy, Decision } from './dead-letter.ts';

const schema = new mongoose.Schema<DeadLetter>(
  {
    _id: String,
    consumer: String,
    topic: String,
    event: Object,
    state: String,
    cause: Object,
    attempts: Number,
    at: Date,
    endedAt: Date,
    decisions: [Object],
  },
  { versionKey: false, minimize: false },
);
schema.index({ state: 1, at: -1, _id: -1 });
schema.index({ consumer: 1, state: 1, at: -1, _id: -1 });

export type DeadLetters = ReturnType<typeof createDeadLetters>;

/** The dead letters of a service's consumers. Replaying one needs its handlers: see `Consumer.replay`. */
export function createDeadLetters(database: Database) {
  const model = modelOf<DeadLetter>(database, 'dead_letters', schema);
  const rows = model.collection as unknown as mongoose.mongo.Collection<DeadLetter>;

  return {
    /** Newest first; for whoever operates the portal, never for a supplier: there is no scope here. */
    async list(query: { consumer?: string; state?: DeadLetterState; page: PagePosition }): Promise<Page<DeadLetter>> {
      const { page } = query;
      const filter = filterOf(query);
      return listPage<DeadLetter>(SCOPE_ALL, { model, filter, sort: { field: 'at', direction: 'desc' }, page });
    },

    /** The whole letter: payload, cause, attempts. */
    async open(id: string): Promise<DeadLetter | null> {
      return rows.findOne({ _id: id });
    },

    async countWaiting(): Promise<number> {
      return rows.countDocuments({ state: 'waiting' });
    },

    async countWaitingByConsumer(): Promise<ReadonlyMap<string, number>> {
      const counts = await rows
        .aggregate<{ _id: string; count: number }>([
          { $match: { state: 'waiting' } },
          { $group: { _id: '$consumer', count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counts.map(({ _id, count }) => [_id, count]));
    },

    async count(query: { consumer?: string; state?: DeadLetterState }): Promise<number> {
      return rows.countDocuments(filterOf(query));
    },

    /** Ends a waiting letter without its effect. False when it was not waiting. */
    async discard(id: string, { by, reason }: { by: DecidedBy; reason: string }, session?: Session): Promise<boolean> {
      return end(id, 'discarded', { by, reason }, session);
    },

    /** Written with the inbox row of the event, in one transaction. */
    async write(
      session: Session,
      letter: { consumer: string; topic: string; event: EventEnvelope; cause: DeadLetter['cause']; attempts: number },
    ): Promise<void> {
      await rows.updateOne(
        { _id: keyOf(letter.consumer, letter.event.id) },
        [{ $set: { ...asLiterals({ ...letter, state: 'waiting' }), at: '$$NOW' } }],
        { session, upsert: true },
      );
    },

    /** Takes a waiting letter for replay: false when another replay or a discard came first. */
    async markReplayed(session: Session, id: string, decided: { by: DecidedBy; reason?: string }): Promise<boolean> {
      return end(id, 'replayed', decided, session);
    },

    async noteFailedReplay(
      session: Session,
      id: string,
      cause: DeadLetter['cause'],
      decided: { by: DecidedBy; reason?: string },
    ): Promise<void> {
      const noted = {
        cause: { $literal: cause },
        attempts: { $add: ['$attempts', 1] },
        decisions: andDecided('failed', decided),
      };
      await rows.updateOne({ _id: id, state: 'waiting' }, [{ $set: noted }], { session });
    },
  };

  async function end(
    id: string,
    state: 'replayed' | 'discarded',
    decided: { by: DecidedBy; reason?: string },
    session?: Session,
  ): Promise<boolean> {
    const answer = await rows.updateOne(
      { _id: id, state: 'waiting' },
      [{ $set: { state, endedAt: '$$NOW', decisions: andDecided(state, decided) } }],
      session ? { session } : {},
    );
    return answer.modifiedCount === 1;
  }
}

const filterOf = ({ consumer, state = 'waiting' }: { consumer?: string; state?: DeadLetterState }) =>
  consumer === undefined ? { state } : { consumer, state };

/** The decisions so far and this one, at MongoDB's time. */
function andDecided(decision: Decision['decision'], { by, ...decided }: { by: DecidedBy; reason?: string }) {
  const { id, name } = by;
  return {
    $concatArrays: [
      { $ifNull: ['$decisions', []] },
      [{ $mergeObjects: [{ $literal: { by: { id, name }, ...decided, decision } }, { at: '$$NOW' }] }],
    ],
  };
}

/** Keeps texts that begin with $ from being read as expressions. */
function asLiterals(fields: object): Record<string, { $literal: unknown }> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { $literal: value }]));
}

/** What is kept of an error. */
export function causeOf(error: unknown): DeadLetter['cause'] {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack: stack ?? '' };
}
