import type mongoose from 'mongoose';
import { type Database, modelOf } from '../database.ts';
import { newId } from '../ids.ts';
import { activeTraceparent } from '../tracing.ts';
import { afterCommit, type Session } from '../transaction.ts';
import type { ExhaustedJob, Job, JobQueue, JobQueueOptions } from './job.ts';
import { createAttemptClock } from './job-ended.ts';
import { JOBS_PREFIX, type JobRow, type JobState, jobSchema } from './job-row.ts';

const DUE = { open: true, $expr: { $lte: ['$dueAt', '$$NOW'] } };

/**
 * A queue of leased jobs in the database of the service that owns them. All times are MongoDB's ($$NOW): workers'
 * clocks play no part. The attempt number is the fence: a worker that was frozen past its lease finds that its
 * completion, failure and heartbeats no longer count once somebody else has claimed.
 */
export function createJobQueue<Payload>(database: Database, options: JobQueueOptions<Payload>): JobQueue<Payload> {
  const { name, leaseMs, maxAttempts, onExhausted } = options;
  const model = modelOf<JobRow>(database, `${JOBS_PREFIX}${name}`, jobSchema);
  // The driver's own collection: mongoose has no type for updates that compute with $$NOW.
  const rows = model.collection as unknown as mongoose.mongo.Collection<JobRow>;
  const listeners = new Set<() => void>();
  const attempts = createAttemptClock(name);

  /** One attempt too many is leased as well: it fences the last worker off, and is then given up in peace. */
  const lease = (worker: string) => [
    { $set: { state: 'leased', worker, attempt: { $add: ['$attempt', 1] }, dueAt: { $add: ['$$NOW', leaseMs] } } },
  ];
  const heldBy = (id: string, attempt: number) => ({ _id: id, attempt, state: 'leased' as const });

  async function giveUp(session: Session, filter: Record<string, unknown>, cause: string): Promise<boolean> {
    const row = await rows.findOneAndUpdate(
      filter,
      [{ $set: { open: false, state: 'exhausted', cause, endedAt: '$$NOW' } }],
      { session, returnDocument: 'after' },
    );
    if (row) await onExhausted?.(session, { ...jobOf<Payload>(row), cause } satisfies ExhaustedJob<Payload>);
    return row !== null;
  }

  async function giveBack(
    id: string,
    attempt: number,
    { retryAfterMs, cause }: { retryAfterMs: number; cause: string },
  ): Promise<'retried' | 'exhausted' | 'lost'> {
    if (attempt >= maxAttempts) {
      const gaveUp = await database.withTransaction((session) => giveUp(session, heldBy(id, attempt), cause));
      return gaveUp ? 'exhausted' : 'lost';
    }
    const answer = await rows.updateOne(heldBy(id, attempt), [
      { $set: { state: 'waiting', cause, dueAt: { $add: ['$$NOW', retryAfterMs] } } },
    ]);
    return answer.matchedCount === 1 ? 'retried' : 'lost';
  }

  return {
    async enqueue(session, { key, payload, afterMs = 0 }) {
      const traceparent = activeTraceparent();
      const answer = await rows.updateOne(
        { key },
        [
          {
            $replaceWith: {
              $cond: [
                { $eq: [{ $type: '$attempt' }, 'missing'] },
                {
                  _id: newId(),
                  key,
                  payload: { $literal: payload },
                  ...(traceparent !== undefined && { traceparent }),
                  state: 'waiting',
                  open: true,
                  attempt: 0,
                  enqueuedAt: '$$NOW',
                  dueAt: { $add: ['$$NOW', afterMs] },
                },
                '$$ROOT',
              ],
            },
          },
        ],
        { session, upsert: true },
      );
      const added = answer.upsertedCount === 1;
      if (added) afterCommit(session, () => listeners.forEach((listener) => void listener()));
      return added;
    },

    async claim(workerId) {
      for (;;) {
        const row = await rows.findOneAndUpdate(DUE, lease(workerId), { sort: { dueAt: 1 }, returnDocument: 'after' });
        if (!row) return undefined;
        if (row.attempt <= maxAttempts) {
          attempts.claimed(row._id, row.attempt);
          return jobOf<Payload>(row);
        }
        const spent = heldBy(row._id, row.attempt);
        await database.withTransaction((session) => giveUp(session, spent, 'its last lease ran out'));
      }
    },

    async heartbeat(id, attempt) {
      const answer = await rows.updateOne(heldBy(id, attempt), [{ $set: { dueAt: { $add: ['$$NOW', leaseMs] } } }]);
      return answer.matchedCount === 1;
    },

    async complete(session, id, attempt) {
      const answer = await rows.updateOne(
        heldBy(id, attempt),
        [{ $set: { open: false, state: 'done', endedAt: '$$NOW' } }],
        { session },
      );
      const held = answer.matchedCount === 1;
      afterCommit(session, () => attempts.ended(id, attempt, held ? 'done' : 'lost'));
      return held;
    },

    async fail(id, attempt, why) {
      const outcome = await giveBack(id, attempt, why);
      attempts.ended(id, attempt, outcome);
      return outcome;
    },

    async outcome(key) {
      const row = await rows.findOne({ key, open: false }, { projection: { state: 1 } });
      return row?.state === 'done' || row?.state === 'exhausted' ? row.state : undefined;
    },

    async stats() {
      const groups = await rows
        .aggregate<{ _id: JobState; count: number }>([{ $group: { _id: '$state', count: { $sum: 1 } } }])
        .toArray();
      const countOf = (state: JobState): number => groups.find((group) => group._id === state)?.count ?? 0;
      const [oldest] = await rows
        .aggregate<{ waitedMs: number }>([
          { $match: { open: true } },
          { $sort: { dueAt: 1 } },
          { $limit: 1 },
          { $project: { waitedMs: { $max: [0, { $subtract: ['$$NOW', '$dueAt'] }] } } },
        ])
        .toArray();
      return {
        waiting: countOf('waiting'),
        leased: countOf('leased'),
        done: countOf('done'),
        exhausted: countOf('exhausted'),
        oldestDueMs: Number(oldest?.waitedMs ?? 0),
      };
    },

    onEnqueued(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function jobOf<Payload>(row: JobRow): Job<Payload> {
  const { _id: id, attempt, payload, traceparent } = row;
  return { id, attempt, payload: payload as Payload, ...(traceparent !== undefined && { traceparent }) };
}
