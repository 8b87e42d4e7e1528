import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing/engines';
import { expect, it } from 'vitest';
import { envelope, openEffects, quiet } from '../conformance/scene.ts';
import { createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { createEmbeddedBus } from '../embedded/embedded-bus.ts';
import { type EventMetrics, noMetrics } from '../metrics/event-metrics.ts';
import type { Delivery, Handle } from '../port.ts';
import { consume } from './consume.ts';
import { openInboxStore } from './inbox.store.ts';

const database = await testDatabase('bad-events');
openInboxStore(database);
const deadLetters = createDeadLetters(database);
await database.ensureIndexes();

const DAY_MS = 86_400_000;

/** A consumer of MailSent, and its side of a bus: what is delivered to it, and what came of that. */
async function consumer(metrics: EventMetrics = noMetrics) {
  const group = newId();
  const effects = openEffects(database, group);
  let handle: Handle | undefined;
  const bus = createEmbeddedBus({ logger: quiet, metrics });
  await consume({
    ...{ database, group, topics: ['spec'], logger: quiet, handlers: { MailSent: effects.write } },
    bus: {
      ...bus,
      subscribe: async (subscription) => {
        handle = subscription.handle;
        return { close: async () => undefined };
      },
    },
  });
  const delivery: Delivery = { topic: 'spec', signal: new AbortController().signal };
  return {
    effects,
    deliver: async (event: ReturnType<typeof envelope>, more: Partial<Delivery> = {}) =>
      handle?.(event, { ...delivery, ...more }),
    async letters() {
      const { rows } = await deadLetters.list({ consumer: group, page: { limit: 10, offset: 0 } });
      return rows.map(({ event, cause }) => [event.subject, cause.message]);
    },
  };
}

it('sets a type aside that the catalogue does not have, and passes over one that others care about', async () => {
  const { deliver, letters } = await consumer();
  await deliver(envelope('odd', 1, { type: 'MailCrumpled' }));
  await deliver(envelope('fine', 1, { type: 'SupplierDeleted', data: {} }));
  expect(await letters()).toEqual([['odd', 'unknown type MailCrumpled']]);
});

it('sets bytes aside that are no event, once however often they come', async () => {
  const { deliver, letters } = await consumer();
  const standIn = envelope('s1', 0, { id: 'spec/0/5', type: 'Unreadable', data: { base64: 'AAE=' } });
  for (let times = 0; times < 3; times += 1) await deliver(standIn, { unreadable: 'not an event: Unexpected token' });
  expect(await letters()).toEqual([['s1', 'not an event: Unexpected token']]);
});

it('sets an event aside that is older than the inbox remembers, unless it remembers it', async () => {
  const { deliver, letters, effects } = await consumer();
  const daysAgo = (days: number) => ({ publishedAt: new Date(Date.now() - days * DAY_MS) });
  await deliver(envelope('recent', 1), daysAgo(29));
  await deliver(envelope('ancient', 1), daysAgo(31));
  const remembered = envelope('remembered', 1);
  await deliver(remembered);
  await deliver(remembered, daysAgo(31));
  expect(await effects.seen('recent')).toEqual([1]);
  expect(await effects.seen('remembered')).toEqual([1]);
  expect(await letters()).toEqual([
    ['ancient', expect.stringMatching(/^of \d{4}-.*: older than the inbox remembers$/)],
  ]);
});

it('counts what it handled, how long it took, and what it set aside', async () => {
  const counted: string[] = [];
  const { deliver } = await consumer({
    ...noMetrics,
    handled: ({ type, outcome }, seconds) => void counted.push(`${type} ${outcome} ${seconds > 0 && seconds < 5}`),
    deadLettered: ({ type }) => void counted.push(`${type} dead`),
  });
  await deliver(envelope('a', 1));
  await deliver(envelope('b', 1, { version: 99 }));
  expect(counted).toEqual(['MailSent done true', 'MailSent dead']);
});
