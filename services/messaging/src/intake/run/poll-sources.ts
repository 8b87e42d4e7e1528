import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, Problem } from '@comptoir/service-kit';
import { createLease, type Database } from '@comptoir/storage';
import { troubleOf } from '../connection/trouble-of.ts';
import { NotNow } from '../hand-over.ts';
import type { Trouble } from '../source/intake-source.ts';
import type { SourceStore, WithSecret } from '../source/source.store.ts';
import type { RunOrder } from './run-order.ts';

const LOOK_EVERY_MS = 1_000;
const LEASE_MS = 60_000;
/** For what is being taken to be concluded. What is not is begun anew by whoever comes next. */
const STOP_WITHIN_MS = 10_000;
/** Sources that are looked at at once: one that does not answer keeps one other waiting, not all. */
const AT_ONCE = 2;

/**
 * Looks at each source that is switched on, every `intervalMs` after its last look ended; one process at a time, by a
 * lease on the source. What goes wrong is kept with the source, for who set it up.
 */
export function createPoller(parts: {
  database: Database;
  sources: SourceStore;
  run: (order: RunOrder) => Promise<void>;
  passwordOf: (source: WithSecret) => string;
  intervalMs: number;
  logger: Logger;
}): { start(): void; stop(): Promise<void> } {
  const { database, sources, run, passwordOf, intervalMs, logger } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Map<string, Promise<void>>();
  let running: Promise<void> | undefined;

  async function look(known: WithSecret): Promise<void> {
    const { source } = known;
    const lease = createLease(database, `intake ${source.id}`, LEASE_MS);
    if ((await lease.hold()) === undefined) return;
    const keep = setInterval(() => {
      lease.hold().catch((error: unknown) => logger.warn({ err: error, source: source.id }, 'a lease is not renewed'));
    }, LEASE_MS / 3);
    try {
      const trouble = await troubleIn(() => run({ source, password: passwordOf(known), lease, signal }), known);
      if (!signal.aborted) await sources.ran(source, { trouble, nextAfterMs: intervalMs });
    } finally {
      clearInterval(keep);
      await lease.release();
    }
  }

  async function troubleIn(work: () => Promise<void>, { source }: WithSecret): Promise<Trouble | undefined> {
    try {
      await work();
      return undefined;
    } catch (error) {
      const trouble: Trouble =
        error instanceof NotNow ? { code: 'intake.notNow', params: {} } : troubleOf(error, source);
      // A server's own words may hold anything, a password that was typed into the wrong field among it.
      logger.warn(
        { source: source.id, kind: source.kind, trouble: trouble.code, cause: nameOf(error) },
        'a look failed',
      );
      return trouble;
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      try {
        await begin();
      } catch (error) {
        logger.warn({ err: error }, 'the sources of invoices cannot be looked at');
      }
      await sleep(Math.min(LOOK_EVERY_MS, intervalMs), undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(underWay.values());
  }

  async function begin(): Promise<void> {
    if (underWay.size >= AT_ONCE) return;
    for (const known of await sources.due()) {
      const { id } = known.source;
      if (underWay.size >= AT_ONCE) return;
      if (underWay.has(id)) continue;
      const work = look(known)
        .catch((error: unknown) => logger.warn({ err: error, source: id }, 'a look at a source was lost'))
        .finally(() => underWay.delete(id));
      underWay.set(id, work);
    }
  }

  return {
    start() {
      running ??= loop();
    },
    async stop() {
      stopping.abort();
      await Promise.race([running, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

const nameOf = (error: unknown): string =>
  error instanceof Problem ? error.code : error instanceof Error ? error.name : typeof error;
