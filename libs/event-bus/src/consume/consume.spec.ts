import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing/engines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { envelope, openEffects, quiet, recordingLogger } from '../conformance/scene.ts';
import { createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { noMetrics } from '../metrics/event-metrics.ts';
import type { EventBus, Handle } from '../port.ts';
import { type ConsumeOptions, consume } from './consume.ts';
import { openInboxStore } from './inbox.store.ts';
import { PermanentFailure } from './permanent-failure.ts';

const database = await testDatabase('consume');
openInboxStore(database);
const deadLetters = createDeadLetters(database);
await database.ensureIndexes();

/** The consumer's side of a bus alone: lets a test deliver as it likes, the same event twice at once included. */
async function deliveriesTo(
  options: Pick<ConsumeOptions, 'group' | 'handlers'> & Partial<ConsumeOptions>,
  inTurn: EventBus['inTurn'] = (work) => work(),
) {
  let handle: Handle | undefined;
  const bus: EventBus = {
    metrics: noMetrics,
    subjectsPerPublish: 1,
    isShared: false,
    inTurn,
    ping: async () => undefined,
    publish: async () => undefined,
    async subscribe(subscription) {
      handle = subscription.handle;
      return { close: async () => undefined };
    },
    broadcast: async () => ({ close: async () => undefined }),
    close: async () => undefined,
  };
  const retry = { attempts: 4, firstMs: 1, mostMs: 4 };
  const consumer = await consume({ bus, database, topics: ['spec'], logger: quiet, retry, ...options });
  const { signal } = new AbortController();
  return {
    consumer,
    deliver: async (event: ReturnType<typeof envelope>) => handle?.(event, { topic: 'spec', signal }),
  };
}

describe('a consumer', () => {
  it('holds a turn of the bus while it handles, and none while it waits to try again', async () => {
    let held = 0;
    const [handling, waiting]: [number[], number[]] = [[], []];
    const { deliver } = await deliveriesTo(
      {
        group: newId(),
        handlers: {
          async MailSent() {
            handling.push(held);
            if (handling.length < 3) throw new Error('once more');
          },
        },
        logger: { ...quiet, warn: () => void waiting.push(held) },
      },
      async (work) => {
        held += 1;
        try {
          return await work();
        } finally {
          held -= 1;
        }
      },
    );
    await deliver(envelope(newId(), 1));
    expect({ handling, waiting }).toEqual({ handling: [1, 1, 1], waiting: [0, 0] });
  });

  it('has one effect of each event, delivered however often, in any interleaving, with failures between', async () => {
    const deliveries = fc.array(fc.record({ event: fc.nat(4), pauseMs: fc.nat(6), together: fc.boolean() }), {
      minLength: 5,
      maxLength: 25,
    });
    const failures = fc.array(fc.nat(2), { minLength: 5, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(deliveries, failures, async (plan, failing) => {
        const group = newId();
        const effects = openEffects(database, group);
        const events = failing.map(() => envelope(newId(), 1));
        const left = new Map(events.map(({ id }, place) => [id, failing[place] ?? 0]));
        const { deliver } = await deliveriesTo({
          group,
          handlers: {
            MailSent: async (event, session) => {
              await effects.write(event, session);
              const failuresLeft = left.get(event.id) ?? 0;
              left.set(event.id, failuresLeft - 1);
              if (failuresLeft > 0) throw new Error('once more');
            },
          },
        });
        const running: Promise<void>[] = [];
        for (const { event, pauseMs, together } of plan) {
          const delivery = deliver(events[event] ?? envelope(newId(), 1));
          running.push(delivery);
          if (!together) await delivery;
          await sleep(pauseMs);
        }
        await Promise.all(running);
        const delivered = new Set(plan.map(({ event }) => event));
        for (const [place, event] of events.entries()) {
          expect(await effects.seen(event.subject)).toEqual(delivered.has(place) ? [1] : []);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('tries a failing handler as often as it is told, then sets the event aside; a permanent failure at once', async () => {
    const logger = recordingLogger();
    const group = newId();
    const tries: string[] = [];
    const { deliver } = await deliveriesTo({
      group,
      logger,
      handlers: {
        MailSent: async ({ subject }) => {
          tries.push(subject);
          throw subject.startsWith('never') ? new PermanentFailure('no such supplier') : new Error('busy');
        },
      },
    });
    await deliver(envelope('never-1', 1));
    await deliver(envelope('sometime-1', 1));
    expect(tries).toEqual(['never-1', 'sometime-1', 'sometime-1', 'sometime-1', 'sometime-1']);
    const { rows } = await deadLetters.list({ consumer: group, page: { limit: 5, offset: 0 } });
    const facts = rows.map(({ event, attempts, cause }) => [event.subject, attempts, cause.name, cause.message]);
    expect(facts.sort()).toEqual([
      ['never-1', 1, 'PermanentFailure', 'no such supplier'],
      ['sometime-1', 4, 'Error', 'busy'],
    ]);
    expect(logger.errors).toEqual(['dead letter', 'dead letter']);
    expect(await deadLetters.discard(rows[0]?._id ?? '', { by: { id: 'u1', name: 'Ada' }, reason: 'was a test' })).toBe(
      true,
    );
    expect(await deadLetters.open(rows[0]?._id ?? '')).toMatchObject({
      state: 'discarded',
      decisions: [{ by: { id: 'u1', name: 'Ada' }, decision: 'discarded', reason: 'was a test' }],
    });
  });

  it('keeps neither effect nor memory of an event whose handler failed', async () => {
    const group = newId();
    const effects = openEffects(database, group);
    const { deliver } = await deliveriesTo({
      group,
      handlers: {
        MailSent: async (event, session) => {
          await effects.write(event, session);
          throw new PermanentFailure('after all');
        },
      },
    });
    const event = envelope(newId(), 1);
    await deliver(event);
    expect(await effects.seen(event.subject)).toEqual([]);
  });
});
