import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { mongoUri, testDatabase } from '@comptoir/testing/engines';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDoomed } from '../conformance/doomed.ts';
import { envelope, newTopic, quiet, subjectsNamed, tell, until, upTo } from '../conformance/scene.ts';
import { adapter } from '../embedded/embedded-adapter.ts';
import { createEmbeddedBus } from '../embedded/embedded-bus.ts';
import { openOutboxStore } from '../outbox/outbox.store.ts';
import type { EventBus } from '../port.ts';
import { createRelay, type RelayOptions } from './relay.ts';

const database = await testDatabase('relay');
const store = openOutboxStore(database);
await database.ensureIndexes();

let closing: Array<() => Promise<void>> = [];
beforeEach(() => {
  closing = [];
});
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  await database.connection.collection('outbox_events').deleteMany({});
});

/** A bus whose one subscriber does `handle`, and a started relay before it. */
async function relayInto(
  handle: (event: EventEnvelope) => Promise<void>,
  { isShared = false, ...options }: Partial<RelayOptions> & { isShared?: boolean } = {},
) {
  const bus: EventBus = { ...createEmbeddedBus({ logger: quiet }), isShared };
  const topic = options.topic ?? newTopic();
  await bus.subscribe({ group: 'spec', topics: [topic], handle });
  const relay = createRelay({ database, bus, topic, logger: quiet, leaseMs: 600, ...options });
  relay.start();
  closing.push(async () => void (await Promise.all([relay.stop(), bus.close()])));
  return { relay, topic };
}

/** The id that a writer whose clock is `ms` away would have made in place of this one. */
function onAnotherClock(id: string, ms: number): string {
  const hex = (Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) + ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${id.slice(13)}`;
}

/** Writers in turn tell a subject's events, their clocks 40 ms apart, many subjects at once. */
async function tellByManyClocks(subjects: readonly string[], count: number): Promise<void> {
  const tellOne = async (subject: string): Promise<void> => {
    for (const sequence of upTo(count)) {
      const event = envelope(subject, sequence);
      const id = onAnotherClock(event.id, sequence % 2 === 0 ? -40 : 0);
      await database.withTransaction(async (session) => {
        await store.insert(session, [{ ...event, id }]);
        await sleep(Math.random() * 5);
      });
    }
  };
  await Promise.all(subjects.map(tellOne));
}

/** The relay one would write first: it remembers the last id it published, and goes on from there. */
function startRelayById(publish: (event: EventEnvelope) => void): { stop(): Promise<void> } {
  const rows = database.connection.collection<{ _id: string; event: EventEnvelope }>('outbox_events');
  let on = true;
  const run = async (): Promise<void> => {
    for (let last = ''; on; await sleep(5)) {
      for (const row of await rows
        .find({ _id: { $gt: last } })
        .sort({ _id: 1 })
        .toArray()) {
        publish(row.event);
        last = row._id;
      }
    }
  };
  const running = run();
  return {
    async stop() {
      on = false;
      await running;
    },
  };
}

describe('the relay', () => {
  it('keeps and orders all that writers with different clocks tell, where one that goes by id loses events', async () => {
    const subjects = subjectsNamed(20);
    const heardById = new Map<string, number[]>();
    const note = (heard: Map<string, number[]>, { subject, sequence }: EventEnvelope) =>
      void heard.set(subject, [...(heard.get(subject) ?? []), sequence]);

    const byId = startRelayById((event) => note(heardById, event));
    await tellByManyClocks(subjects, 10);
    await sleep(100);
    await byId.stop();
    const inOrder = (heard: Map<string, number[]>): number =>
      subjects.filter((subject) => heard.get(subject)?.join() === upTo(10).join()).length;
    expect([...heardById.values()].flat().length).toBeLessThan(200);
    expect(inOrder(heardById)).toBeLessThan(20);

    await database.connection.collection('outbox_events').deleteMany({});
    const heard = new Map<string, number[]>();
    const { relay } = await relayInto(async (event) => note(heard, event));
    await tellByManyClocks(subjects, 10);
    await relay.drained();
    expect([...heard.values()].flat().length).toBe(200);
    expect(inOrder(heard)).toBe(20);
  });

  it.each([
    ['this process alone', false],
    ['any process', true],
  ])('publishes within milliseconds of a commit by %s', async (_whose, isShared) => {
    const heardAt = new Map<string, number>();
    await relayInto(async ({ subject }) => void heardAt.set(subject, performance.now()), { isShared });
    await sleep(100);
    const took: number[] = [];
    for (const subject of subjectsNamed(50)) {
      await tell(database, [subject], 1);
      const committed = performance.now();
      await until(() => heardAt.has(subject));
      took.push((heardAt.get(subject) ?? 0) - committed);
    }
    expect(took.sort((a, b) => a - b)[25]).toBeLessThan(200);
  });

  it('lets a subject that is stuck delay no other', async () => {
    const [stuck, ...others] = subjectsNamed(50);
    const free = Promise.withResolvers<void>();
    const heard: string[] = [];
    await relayInto(async ({ subject }) => {
      if (subject === stuck) await free.promise;
      heard.push(subject);
    });
    await tell(database, [stuck ?? ''], 2);
    await tell(database, others, 2);
    await until(() => heard.length === 98);
    expect(heard).not.toContain(stuck);
    free.resolve();
    await until(() => heard.length === 100);
  });

  it('comes back to what a subject told while it was being published as soon as that is done', async () => {
    let gate = Promise.withResolvers<void>();
    const heardAt = new Map<string, number>();
    await relayInto(async ({ subject, sequence }) => {
      if (sequence === 1) await gate.promise;
      heardAt.set(`${subject}/${sequence}`, performance.now());
    });
    const took: number[] = [];
    for (const subject of subjectsNamed(15)) {
      gate = Promise.withResolvers();
      await tell(database, [subject], 2);
      // Read and passed over meanwhile.
      await sleep(100);
      gate.resolve();
      await until(() => heardAt.has(`${subject}/2`));
      took.push((heardAt.get(`${subject}/2`) ?? 0) - (heardAt.get(`${subject}/1`) ?? 0));
    }
    expect(took.sort((a, b) => a - b)[7]).toBeLessThan(200);
  });

  it('goes past a stuck subject that has more events than are read at once, and comes back to them', async () => {
    const stuck = `0-${newId()}`;
    const other = newId();
    await database.withTransaction((session) =>
      store.insert(
        session,
        upTo(1_500).map((sequence) => envelope(stuck, sequence)),
      ),
    );
    const free = Promise.withResolvers<void>();
    const heard: EventEnvelope[] = [];
    const { relay } = await relayInto(async (event) => {
      if (event.subject === stuck) await free.promise;
      heard.push(event);
    });
    await tell(database, [other], 2);
    await until(() => heard.length === 2);
    expect(heard.map(({ subject }) => subject)).toEqual([other, other]);
    free.resolve();
    await relay.drained();
    expect(heard.slice(2).map(({ sequence }) => sequence)).toEqual(upTo(1_500));
  });

  it('takes no more out of the outbox at once than it may publish', async () => {
    const free = Promise.withResolvers<void>();
    let publishing = 0;
    const bus: EventBus = {
      ...createEmbeddedBus({ logger: quiet }),
      async publish() {
        publishing += 1;
        await free.promise;
      },
    };
    await tell(database, subjectsNamed(60), 2);
    const relay = createRelay({ database, bus, topic: newTopic(), logger: quiet, leaseMs: 600, publishesAtOnce: 5 });
    relay.start();
    await until(() => publishing === 5);
    await sleep(100);
    expect(publishing).toBe(5);
    expect(await database.connection.collection('outbox_events').countDocuments()).toBe(120);
    free.resolve();
    await relay.drained();
    expect(await database.connection.collection('outbox_events').countDocuments()).toBe(0);
    await relay.stop();
  });

  it('keeps publishing what a bus refused, in order, until it takes it', async () => {
    const published: number[] = [];
    let refusals = 3;
    const bus: EventBus = {
      ...createEmbeddedBus({ logger: quiet }),
      async publish(_topic, events) {
        if (refusals-- > 0) throw new Error('broker down');
        published.push(...events.map(({ sequence }) => sequence));
      },
    };
    const relay = createRelay({ database, bus, topic: newTopic(), logger: quiet, leaseMs: 600 });
    relay.start();
    await tell(database, [newId()], 5);
    await relay.drained();
    expect(published).toEqual(upTo(5));
    await relay.stop();
  });

  it('has one leader; another takes over within 5 s of its sudden death', { timeout: 40_000 }, async () => {
    const topic = newTopic();
    const effects = `takeover-${newId()}`;
    const uri = mongoUri();
    await tell(database, [newId()], 1);
    const doomed = await startDoomed({
      ...{ module: adapter.module, uri, database: database.name, topic, effects },
      ...{ group: effects, handlerMs: 0, leaseMs: 3_000 },
    });
    const heard: string[] = [];
    await relayInto(async ({ subject }) => void heard.push(subject), { topic, leaseMs: 3_000 });
    await tell(database, [newId()], 1);
    await sleep(500);
    expect(heard).toEqual([]);

    await doomed.crash();
    const subject = newId();
    const killed = performance.now();
    await tell(database, [subject], 1);
    await until(() => heard.includes(subject));
    expect(performance.now() - killed).toBeLessThan(5_000);
  });

  it('hands over at once when it is stopped', async () => {
    const { relay, topic } = await relayInto(async () => undefined, { leaseMs: 60_000 });
    await tell(database, [newId()], 1);
    await relay.drained();
    await relay.stop();
    const heard: number[] = [];
    await relayInto(async ({ sequence }) => void heard.push(sequence), { topic, leaseMs: 60_000 });
    await tell(database, [newId()], 2);
    await until(() => heard.length === 2);
  });
});
