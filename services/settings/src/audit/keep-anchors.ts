import { setTimeout as sleep } from 'node:timers/promises';
import { createLease } from '@comptoir/storage';
import type { Head } from './audit-entry.ts';
import type { Standing } from './audit-standing.store.ts';
import { type CheckParts, checkAndAnchor } from './check-and-anchor.ts';

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 5_000;
const LEASE_MS = 30_000;
/** After a check that could not be made, a folder that cannot be written for one: each reads the whole chain. */
const RETRY_MS = 600_000;

/**
 * Whether the chain is to be checked and anchored: a day after the last time, where there was none, and as soon as there
 * is a first entry.
 */
export function isDue({ checked }: Standing, head: Head | undefined, now: Date): boolean {
  if (!checked || now.getTime() - checked.at.getTime() >= DAY_MS) return true;
  return head !== undefined && checked.sequence === 0 && !checked.broken;
}

/** Checks and anchors the chain once a day, in one process at a time, and at start where the last time is longer ago. */
export function createAnchorKeeper(parts: CheckParts, lookEveryMs = LOOK_EVERY_MS) {
  const { database, chain, standing, clock, logger } = parts;
  const lease = createLease(database, 'audit-anchor', LEASE_MS);
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    const due = async () => isDue(await standing.read(), await chain.head(), clock.now());
    if (!(await due())) return;
    if ((await lease.hold()) === undefined) return;
    const keep = setInterval(() => {
      lease
        .hold()
        .catch((error: unknown) => logger.warn({ err: error }, 'the lease of the audit check is not renewed'));
    }, LEASE_MS / 3);
    try {
      // Another process may have done it while this one took the lease.
      if (await due()) await checkAndAnchor(parts, lease, signal);
    } finally {
      clearInterval(keep);
      await lease.release();
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      let pauseMs = lookEveryMs;
      await look().catch((error: unknown) => {
        pauseMs = RETRY_MS;
        if (!signal.aborted) logger.error({ err: error }, 'the audit chain could not be checked');
      });
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
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
