import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@comptoir/storage';
import { kafkaBrokers, testDatabase } from '@comptoir/testing/engines';
import kafkajs from 'kafkajs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  envelope,
  newTopic,
  openEffects,
  quiet,
  recordingLogger,
  subjectsNamed,
  tell,
  until,
  upTo,
} from '../conformance/scene.ts';
import { consume } from '../consume/consume.ts';
import { createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { openOutboxStore } from '../outbox/outbox.store.ts';
import { EventsRefused } from '../port.ts';
import { createRelay } from '../relay/relay.ts';
import { configFor, testBus } from './conformance/kafka-adapter.ts';
import { createTopics } from './create-topics.ts';
import { untakenEvents } from './untaken-events.ts';

const database = await testDatabase('kafka-only');
const deadLetters = createDeadLetters(database);
openOutboxStore(database);
const config = configFor(await kafkaBrokers());
/** Somebody else at the same broker: who writes what no event is, and looks what is there. */
const raw = new kafkajs.Kafka({ brokers: [config.KAFKA_BROKERS], logLevel: kafkajs.logLevel.NOTHING });
const admin = raw.admin();

beforeAll(async () => {
  await Promise.all([database.ensureIndexes(), admin.connect()]);
});
afterAll(() => admin.disconnect());

async function madeTopic(changes: Partial<typeof config> = {}): Promise<string> {
  const topic = newTopic();
  await createTopics({ config: { ...config, ...changes }, clientId: 'spec', topics: [topic], logger: quiet });
  return topic;
}

async function openBus(options: Parameters<typeof testBus>[1] = {}) {
  const bus = await testBus(config, options);
  onTestFinished(() => bus.close());
  return bus;
}

async function lettersOf(consumer: string) {
  return (await deadLetters.list({ consumer, page: { limit: 50, offset: 0 } })).rows;
}

describe('on Kafka', () => {
  it('shares the partitions of a topic among the members of a group, and shares anew while they are handling', {
    timeout: 120_000,
  }, async () => {
    const topic = await madeTopic();
    const group = newId();
    const effects = openEffects(database, group);
    const subjects = subjectsNamed(30);
    const handledBy = new Map<string, number>();
    const interrupted: string[] = [];
    const join = async (name: string) => {
      const bus = await openBus();
      await consume({
        ...{ bus, database, group, topics: [topic], logger: quiet },
        handlers: {
          MailSent: async (event, session) => {
            await effects.write(event, session);
            await sleep(15);
            handledBy.set(name, (handledBy.get(name) ?? 0) + 1);
          },
        },
      });
      // Beside the consumer, whoever is in the middle of something hears that it has to let go.
      await bus.subscribe({
        group: `${group}-slow`,
        topics: [topic],
        handle: async (_event, { signal }) => {
          await sleep(400, undefined, { signal }).catch(() => void interrupted.push(name));
          signal.throwIfAborted();
        },
      });
      return bus;
    };
    const first = await join('first');
    for (let sequence = 1; sequence <= 12; sequence += 1) {
      await first.publish(
        topic,
        subjects.map((subject) => envelope(subject, sequence)),
      );
      if (sequence === 4) void join('second');
      if (sequence === 8) void join('third');
      await sleep(150);
    }
    await until(async () => (await effects.count()) >= 360, 90_000);
    for (const subject of subjects) expect(await effects.seen(subject)).toEqual(upTo(12));
    expect([...handledBy.keys()].sort()).toEqual(['first', 'second', 'third']);
    expect(interrupted).toContain('first');
  });

  it('sets bytes aside that are no event, in the middle of a partition, and goes on behind them', async () => {
    const topic = await madeTopic({ KAFKA_TOPIC_PARTITIONS: 1 });
    const group = newId();
    const effects = openEffects(database, group);
    const bus = await openBus();
    const producer = raw.producer();
    await producer.connect();
    await bus.publish(topic, [envelope('a', 1)]);
    const poison = [Buffer.from([0xff, 0xfe, 0x00]), '{"type":"MailSent"', JSON.stringify({ type: 'MailSent' })];
    await producer.send({ topic, messages: [...poison.map((value) => ({ key: 'a', value })), { value: null }] });
    await producer.disconnect();
    await bus.publish(topic, [envelope('a', 2)]);
    await consume({ bus, database, group, topics: [topic], logger: quiet, handlers: { MailSent: effects.write } });
    await until(async () => (await effects.seen('a')).length === 2);
    expect(await effects.seen('a')).toEqual([1, 2]);
    await until(async () => (await lettersOf(group)).length === 4);
    const letters = await lettersOf(group);
    expect(letters.map(({ event }) => event.id).sort()).toEqual([1, 2, 3, 4].map((offset) => `${topic}/0/${offset}`));
    expect(letters.find(({ event }) => event.id.endsWith('/1'))?.event.data).toEqual({ base64: '//4A' });
    for (const { cause } of letters) expect(cause.message).toMatch(/^not an event: /);
  });

  it('sets an event aside whose message is larger than the broker takes, and publishes all others in their order', async () => {
    const topic = await madeTopic();
    const entries = [{ name: 'max.message.bytes', value: '20000' }];
    await admin.alterConfigs({
      validateOnly: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configEntries: entries }],
    });
    const logger = recordingLogger();
    const bus = await openBus();
    const heard: string[] = [];
    await bus.subscribe({
      group: newId(),
      topics: [topic],
      // Published twice it may be, by a relay whose lease ran out; in another order not.
      async handle({ subject, sequence }) {
        if (!heard.includes(`${subject}/${sequence}`)) heard.push(`${subject}/${sequence}`);
      },
    });
    const data = { template: 'x'.repeat(30_000), messageId: 'm', causedBy: 'nobody' };
    const [small, large] = [envelope('s', 1), envelope('s', 2, { data })];
    await expect(bus.publish(topic, [small, large, envelope('s', 3)])).rejects.toMatchObject({ events: [large] });
    await expect(bus.publish(topic, [large])).rejects.toBeInstanceOf(EventsRefused);
    await until(() => heard.length === 2);
    expect(heard).toEqual(['s/1', 's/3']);

    const store = openOutboxStore(database);
    const [subject, other] = [newId(), newId()];
    const events = [1, 2, 3].map((sequence) => envelope(subject, sequence, sequence === 2 ? { data } : {}));
    await database.withTransaction((session) => store.insert(session, [...events, envelope(other, 1)]));
    const relay = createRelay({ database, bus, topic, logger });
    relay.start();
    onTestFinished(() => relay.stop());
    await relay.drained();
    await until(() => heard.length === 5);
    expect(heard.filter((text) => text.startsWith(subject))).toEqual([`${subject}/1`, `${subject}/3`]);
    expect(logger.errors).toEqual(['dead letter']);
    const [letter] = await lettersOf('conformance.outbox');
    expect(letter).toMatchObject({ topic, cause: { name: 'EventsRefused', message: 'larger than the broker takes' } });
    expect(letter?.event.sequence).toBe(2);
  });

  it('publishes more at once than a broker takes in one request, in order', async () => {
    const topic = await madeTopic({ KAFKA_TOPIC_PARTITIONS: 1 });
    const bus = await openBus();
    const data = { template: 'x'.repeat(40_000), messageId: 'm', causedBy: 'nobody' };
    await bus.publish(
      topic,
      upTo(80).map((sequence) => envelope('s', sequence, { data })),
    );
    const heard: number[] = [];
    await bus.subscribe({ group: newId(), topics: [topic], handle: async ({ sequence }) => void heard.push(sequence) });
    await until(() => heard.length >= 80);
    expect(heard).toEqual(upTo(80));
  });

  it('handles nothing that may have been handled and forgotten', async () => {
    const topic = newTopic();
    await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: true });
    const group = newId();
    const effects = openEffects(database, group);
    const bus = await openBus();
    const producer = raw.producer();
    await producer.connect();
    const message = (subject: string, daysAgo: number) => ({
      key: subject,
      value: JSON.stringify(envelope(subject, 1)),
      timestamp: String(Date.now() - daysAgo * 86_400_000),
    });
    await producer.send({ topic, messages: [message('old', 40), message('new', 5)] });
    await producer.disconnect();
    await consume({ bus, database, group, topics: [topic], logger: quiet, handlers: { MailSent: effects.write } });
    await until(async () => (await effects.seen('new')).length === 1);
    await until(async () => (await lettersOf(group)).length === 1);
    const [letter] = await lettersOf(group);
    expect(letter?.event.subject).toBe('old');
    expect(letter?.cause.message).toMatch(/older than the inbox remembers/);
  });

  it('broadcasts from the moment it was asked to, and leaves no group behind', async () => {
    const topic = await madeTopic();
    const bus = await testBus(config, { clientId: newId() });
    const heard: number[] = [];
    await bus.publish(topic, [envelope('s', 1)]);
    await bus.broadcast({ topics: [topic], handle: ({ sequence }) => void heard.push(sequence) });
    await bus.publish(topic, [envelope('s', 2)]);
    await until(() => heard.length > 0);
    const groups = async () =>
      (await admin.listGroups()).groups.filter(({ groupId }) => groupId.includes('.listener.'));
    expect(await groups()).toHaveLength(1);
    await bus.close();
    expect(heard).toEqual([2]);
    expect(await groups()).toEqual([]);
  });

  it('makes topics as it is told, leaves those that are there, and makes none by accident', async () => {
    const topic = await madeTopic({ KAFKA_TOPIC_PARTITIONS: 5, KAFKA_TOPIC_RETENTION_HOURS: 3 });
    await createTopics({ config, clientId: 'spec', topics: [topic], logger: quiet });
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    expect(topics[0]?.partitions).toHaveLength(5);
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic }],
    });
    const entries = resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]);
    expect(Object.fromEntries(entries ?? [])).toMatchObject({
      'retention.ms': String(3 * 3_600_000),
      'message.timestamp.type': 'LogAppendTime',
    });

    const unmade = newTopic();
    const bus = await openBus();
    await expect(bus.publish(unmade, [envelope('s', 1)])).rejects.toThrow();
    expect(await admin.listTopics()).not.toContain(unmade);
  });

  it('makes its topics itself, and what is subscribed to before they are there begins when they are', async () => {
    const topic = newTopic();
    const bus = await openBus({ topics: [topic] });
    const heard: number[] = [];
    await bus.subscribe({ group: newId(), topics: [topic], handle: async ({ sequence }) => void heard.push(sequence) });
    await bus.publish(topic, [envelope('s', 1)]);
    await until(() => heard.length === 1);
    await bus.ping();
  });

  it('knows how much its groups have still to take, and says so as it goes', async () => {
    const topic = await madeTopic({ KAFKA_TOPIC_PARTITIONS: 1 });
    const group = newId();
    const lags: number[] = [];
    const free = Promise.withResolvers<void>();
    const bus = await openBus({
      metrics: {
        handled() {},
        retried() {},
        deadLettered() {},
        lag: (_labels, messages) => void lags.push(messages ?? -1),
      },
    });
    const untaken = () => untakenEvents({ config, clientId: 'spec', topics: [topic, newTopic()], logger: quiet });
    await bus.subscribe({
      group,
      topics: [topic],
      handle: async ({ sequence }) => void (sequence > 1 && (await free.promise)),
    });
    expect(await untaken()).toBe(0);
    await bus.publish(topic, [envelope('s', 1)]);
    await until(async () => lags.at(-1) === 0);
    await bus.publish(topic, [envelope('s', 2), envelope('s', 3)]);
    await until(async () => (await untaken()) === 2 && lags.at(-1) === 2);
    free.resolve();
    await until(async () => (await untaken()) === 0 && lags.at(-1) === 0);
  });

  it('loses nothing that another instance of the service relays meanwhile', { timeout: 60_000 }, async () => {
    const topic = await madeTopic();
    const group = newId();
    const effects = openEffects(database, group);
    const buses = [await openBus(), await openBus()];
    for (const bus of buses) {
      await consume({ bus, database, group, topics: [topic], logger: quiet, handlers: { MailSent: effects.write } });
    }
    const relays = buses.map((bus) => createRelay({ database, bus, topic, logger: quiet, leaseMs: 300 }));
    for (const relay of relays) relay.start();
    onTestFinished(async () => void (await Promise.all(relays.map((relay) => relay.stop()))));
    const subjects = subjectsNamed(10);
    const telling = tell(database, subjects, 15);
    for (let change = 0; change < 4; change += 1) {
      const relay = relays[change % 2];
      await sleep(80);
      await relay?.stop();
      relay?.start();
    }
    await telling;
    await until(async () => (await effects.count()) >= 150, 45_000);
    for (const subject of subjects) expect(await effects.seen(subject)).toEqual(upTo(15));
  });
});
