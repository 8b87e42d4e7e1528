import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@comptoir/contracts';
import { backOff, createLease, type Database, type Logger } from '@comptoir/storage';
import { causeOf, createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { keyOf, openOutboxStore } from '../outbox/outbox.store.ts';
import { type EventBus, EventsRefused } from '../port.ts';
import { createBell } from './bell.ts';
import { bySubject } from './by-subject.ts';
import { gatherRemovals } from './gather-removals.ts';
import { startPublishSpans } from './publish-spans.ts';

export type Relay = {
  start(): void;
  /** Reads no more, waits up to 2 s for what is being published (the rest stays in the outbox), hands the lease on. */
  stop(): Promise<void>;
  /** Resolves when the outbox is empty. */
  drained(): Promise<void>;
};

export type RelayOptions = {
  readonly database: Database;
  readonly bus: EventBus;
  readonly topic: string;
  readonly logger: Logger;
  /** How long a leader may be silent before another takes over, which looks six times as often. */
  readonly leaseMs?: number;
  /** How many publishes run at once. A subject is in one of them only. */
  readonly publishesAtOnce?: number;
  /** How many subjects share a publish; by default what the bus asks for. */
  readonly subjectsPerPublish?: number;
};

const READ_AT_ONCE = 1_000;
const SINGLES_AT_ONCE = 32;
/** What waits while one is sent goes together in the next request: half are on their way, half are being removed. */
const BATCHES_AT_ONCE = 8;
/** The scan that finds what came while the watch was not on. */
const SCAN_EVERY_MS = 1_000;
const STOP_WITHIN_MS = 2_000;
const RETRY = { firstMs: 100, mostMs: 5_000 };

/**
 * Publishes what a service's outbox holds and then removes it. Of all instances one leads, by a lease.
 * It goes through whatever is there by (subject, sequence), over and over, so there is no position to lose, and passes
 * over the subjects that it is publishing, so each keeps its order. A deposed leader that wakes publishes at worst what was published before:
 * inboxes drop it.
 */
export function createRelay(options: RelayOptions): Relay {
  const { database, bus, topic, logger, leaseMs = 3_000 } = options;
  const { subjectsPerPublish = bus.subjectsPerPublish } = options;
  const { publishesAtOnce = subjectsPerPublish > 1 ? BATCHES_AT_ONCE : SINGLES_AT_ONCE } = options;
  const outbox = openOutboxStore(database);
  const removePublished = gatherRemovals((events) => outbox.remove(events));
  const deadLetters = createDeadLetters(database);
  const lease = createLease(database, 'relay', leaseMs);
  const bell = createBell();
  const busySubjects = new Set<string>();
  const publishing = new Set<Promise<void>>();
  let stopping = new AbortController();
  let watching: { close(): Promise<void> } | undefined;
  let hasPassedOver = false;
  let running: Promise<unknown> | undefined;

  /** Holds the lease, and while it does hears of every process's inserts where there are others than its own. */
  async function lead(): Promise<void> {
    for (let leads = false; !stopping.signal.aborted; await pause(leaseMs / (leads ? 3 : 6))) {
      try {
        await lease.hold();
        if (lease.isHeld() && bus.isShared) watching ??= outbox.watch(bell.ring, watchEnded);
        else await watching?.close();
      } catch (error) {
        logger.warn({ err: error, topic }, 'relay cannot reach its lease');
      }
      if (leads === lease.isHeld()) continue;
      leads = lease.isHeld();
      logger.info({ topic }, leads ? 'relay leads' : 'relay follows');
      bell.ring();
    }
    await watching?.close();
  }

  function watchEnded(error?: Error): void {
    watching = undefined;
    if (error) logger.warn({ err: error, topic }, 'outbox watch ended: scanning until it is back');
  }

  async function publishAll(): Promise<void> {
    let after = '';
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        // As of before the read: what is published while it runs may be in what it finds.
        const busy = new Set(busySubjects);
        const found = lease.isHeld() ? await outbox.read(after, READ_AT_ONCE) : [];
        failures = 0;
        const free = found.filter(({ subject }) => !busy.has(subject));
        const passedOver = found.filter(({ subject }) => busy.has(subject));
        // Whose publish ended while this was read rings no more.
        if (passedOver.some(({ subject }) => !busySubjects.has(subject))) bell.ring();
        hasPassedOver ||= passedOver.length > 0;
        for (const events of bySubject(free, subjectsPerPublish)) {
          await room();
          if (stopping.signal.aborted || !lease.isHeld()) break;
          begin(events);
        }
        const last = found.length === READ_AT_ONCE ? found.at(-1) : undefined;
        after = last ? keyOf(last) : '';
        if (!last) await bell.wait(SCAN_EVERY_MS);
      } catch (error) {
        failures += 1;
        logger.warn({ err: error, topic, failures }, 'relay cannot read its outbox');
        await pause(backOff(failures, RETRY));
      }
    }
  }

  /** Back-pressure: rows wait in the outbox, not in memory. */
  async function room(): Promise<void> {
    while (publishing.size >= publishesAtOnce && !stopping.signal.aborted) {
      await Promise.race([...publishing, pause(SCAN_EVERY_MS)]);
    }
  }

  function begin(events: readonly EventEnvelope[]): void {
    const subjects = new Set(events.map((event) => event.subject));
    for (const subject of subjects) busySubjects.add(subject);
    const done = publish(events).finally(() => {
      publishing.delete(done);
      for (const subject of subjects) busySubjects.delete(subject);
      // There is nothing new to find but what a read passed over, because of these subjects or of others.
      if (hasPassedOver) bell.ring();
      hasPassedOver = false;
    });
    publishing.add(done);
  }

  /** Its subjects stay busy until it succeeds: nothing overtakes. */
  async function publish(events: readonly EventEnvelope[]): Promise<void> {
    for (let attempt = 1; !stopping.signal.aborted && lease.isHeld(); attempt += 1) {
      try {
        const refusal = await offer(events);
        if (refusal) await setAside(refusal);
        await removePublished(events);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        logger.warn({ err: error, topic, events: events.length, attempt }, 'publishing failed, will be repeated');
        await pause(backOff(attempt, RETRY));
      }
    }
  }

  async function offer(events: readonly EventEnvelope[]): Promise<EventsRefused | undefined> {
    const endSpans = startPublishSpans(topic, events);
    try {
      await bus.publish(topic, events);
      endSpans();
      return undefined;
    } catch (error) {
      endSpans(error);
      if (error instanceof EventsRefused) return error;
      throw error;
    }
  }

  /** What can never be published must not keep the rest waiting: it becomes a dead letter of the producer. */
  async function setAside(refusal: EventsRefused): Promise<void> {
    for (const event of refusal.events) {
      const consumer = `${event.source}.outbox`;
      await database.withTransaction(async (session) => {
        await deadLetters.write(session, { consumer, topic, event, cause: causeOf(refusal), attempts: 1 });
        await outbox.remove([event], session);
      });
      const { id, type, subject, sequence, correlationId } = event;
      logger.error(
        { err: refusal, group: consumer, topic, event: id, type, subject, sequence, correlationId, attempts: 1 },
        'dead letter',
      );
      bus.metrics.deadLettered({ group: consumer, type });
    }
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  return {
    start() {
      if (running) return;
      stopping = new AbortController();
      const own = bus.isShared ? undefined : outbox.onInserted(bell.ring);
      running = Promise.all([lead(), publishAll()]).finally(() => own?.close());
    },

    async stop() {
      if (!running) return;
      stopping.abort();
      bell.ring();
      await running;
      running = undefined;
      await Promise.race([Promise.allSettled(publishing), sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
      if (!lease.isHeld()) return;
      await lease.release().catch((error: unknown) => logger.warn({ err: error, topic }, 'relay lease not released'));
    },

    async drained() {
      while (publishing.size > 0 || !(await outbox.isEmpty())) await sleep(10);
    },
  };
}
