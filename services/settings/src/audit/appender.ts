import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@comptoir/service-kit';
import { createLease } from '@comptoir/storage';
import { type AppendParts, appendWaiting } from './append-waiting.ts';

const BATCH = 500;
const LEASE_MS = 5_000;
const LOOK_EVERY_MS = 500;

/**
 * Keeps the queue empty. One process does it at a time, by a lease: not that two would break the chain, but they would
 * get into each other's way.
 */
export function createAppender(parts: AppendParts & { readonly logger: Logger }) {
  const { database, queue, logger } = parts;
  const lease = createLease(database, 'audit-appender', LEASE_MS);
  const stopping = new AbortController();
  const { signal } = stopping;
  let bell = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;
  queue.onAdded(() => bell.resolve());

  async function work(): Promise<void> {
    if ((await queue.isEmpty()) || (await lease.hold()) === undefined) return;
    while (!signal.aborted && (await appendWaiting(parts, BATCH)) === BATCH) await lease.hold();
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      bell = Promise.withResolvers();
      try {
        await work();
      } catch (error) {
        logger.warn({ err: error }, 'audit entries wait: they could not be given their places');
      }
      const woken = new AbortController();
      const pause = sleep(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([signal, woken.signal]) });
      await Promise.race([bell.promise, pause.catch(() => undefined)]);
      woken.abort();
    }
    await lease.release().catch((error: unknown) => logger.warn({ err: error }, 'the audit lease ends by itself'));
  }

  return {
    start(): void {
      running ??= loop();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
