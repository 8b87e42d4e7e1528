import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@comptoir/service-kit';
import { backOff, type Database, inJobSpan, type Job, type JobQueue } from '@comptoir/storage';

const POLL_MS = 1000;

export interface QueueWorkers {
  start(): void;
  /** Takes no more and waits for the documents in hand: who stops gives those up first. */
  stop(): Promise<void>;
}

/**
 * Takes jobs as long as there are any, `size` at a time, and keeps their leases alive while they are worked on.
 * `work` resolves when the job was completed or its outcome recorded; what it throws gives the job back for a retry.
 */
export function createQueueWorkers<Payload>(options: {
  /** What logs call it. */
  name: string;
  queue: JobQueue<Payload>;
  database: Database;
  size: number;
  heartbeatMs: number;
  workerId: string;
  work: (job: Job<Payload>) => Promise<void>;
  /** Which of them it is, for logs. */
  about: (payload: Payload) => Readonly<Record<string, string>>;
  logger: Logger;
}): QueueWorkers {
  const { name, about, queue, size, heartbeatMs, workerId, work, logger } = options;
  const stopping = new AbortController();
  let wake = new AbortController();
  let loops: Promise<void>[] = [];
  let unsubscribe = () => {};

  async function run(job: Job<Payload>): Promise<void> {
    const { attempt } = job;
    const which = { queue: name, ...about(job.payload) };
    const beat = setInterval(() => {
      queue.heartbeat(job.id, attempt).then(
        (held) => held || logger.warn({ ...which, attempt }, 'lease lost'),
        (error) => logger.warn({ err: error, ...which }, 'heartbeat failed'),
      );
    }, heartbeatMs);
    try {
      await inJobSpan(name, job, () => work(job));
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      const retryAfterMs = stopping.signal.aborted ? 0 : backOff(attempt, { firstMs: 500, mostMs: 30_000 });
      const fate = await queue.fail(job.id, attempt, { retryAfterMs, cause });
      logger.warn({ ...which, attempt, fate, cause }, 'job failed');
    } finally {
      clearInterval(beat);
    }
  }

  async function loop(index: number): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const job = await queue.claim(`${workerId}/${index}`);
        if (job) await run(job);
        else
          await sleep(POLL_MS, undefined, { signal: AbortSignal.any([stopping.signal, wake.signal]) }).catch(() => {});
      } catch (error) {
        logger.error({ err: error, queue: name }, 'the queue does not answer');
        await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    start() {
      unsubscribe = queue.onEnqueued(() => {
        wake.abort();
        wake = new AbortController();
      });
      loops = Array.from({ length: size }, (_, index) => loop(index));
    },
    async stop() {
      unsubscribe();
      stopping.abort(new Error('stopping'));
      await Promise.all(loops);
    },
  };
}
