import { setTimeout as sleep } from 'node:timers/promises';
import { backOff, type Database, inJobSpan, type Job, type JobQueue, newId } from '@comptoir/storage';
import type { Logger } from '../logger.ts';

const LOOK_EVERY_MS = 1_000;
const HEARTBEAT_MS = 5_000;
const RETRY = { firstMs: 500, mostMs: 30_000 };

/** Works on a queue, one job at a time, its lease kept alive; what `work` throws gives the job back for a retry. */
export function createTaskWorker<Task>(parts: {
  /** The queue's, for traces and lines. */
  name: string;
  database: Database;
  queue: JobQueue<Task>;
  work: (task: Task, signal: AbortSignal) => Promise<void>;
  logger: Logger;
}): { start(): void; stop(): Promise<void> } {
  const { name, database, queue, work, logger } = parts;
  const worker = newId();
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  async function run(job: Job<Task>): Promise<void> {
    const { id, attempt, payload } = job;
    const beat = setInterval(() => {
      queue.heartbeat(id, attempt).catch((error: unknown) => logger.warn({ err: error, task: id }, 'heartbeat failed'));
    }, HEARTBEAT_MS);
    try {
      await inJobSpan(name, job, () => work(payload, signal));
      await database.withTransaction((session) => queue.complete(session, id, attempt));
    } catch (error) {
      const retryAfterMs = signal.aborted ? 0 : backOff(attempt, RETRY);
      const cause = error instanceof Error ? error.message : String(error);
      const fate = await queue.fail(id, attempt, { retryAfterMs, cause });
      if (!signal.aborted) logger.warn({ err: error, queue: name, task: id, attempt, fate }, 'a task failed');
    } finally {
      clearInterval(beat);
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      try {
        const job = await queue.claim(worker);
        if (job) await run(job);
        else await pause();
      } catch (error) {
        logger.warn({ err: error, queue: name }, 'a queue of tasks does not answer');
        await pause();
      }
    }
  }

  const pause = () => sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);

  return {
    start() {
      running ??= loop();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
