import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@comptoir/storage';
import { freePort } from '@comptoir/storage/engine';
import { testDatabase } from '@comptoir/testing/engines';
import { expect, it, onTestFinished } from 'vitest';
import { envelope, newTopic, quiet, subjectsNamed, tell, until, upTo } from '../conformance/scene.ts';
import { type LocalKafka, type LocalKafkaOptions, startLocalKafka } from '../engine/index.ts';
import { createRelay } from '../relay/relay.ts';
import { configFor, testBus } from './conformance/kafka-adapter.ts';
import { startProxy } from './conformance/proxy.ts';

const database = await testDatabase('broker-away');

/** A broker of this file's own, that can be ended and started again on its data, wherever it then is. */
async function brokerThatMoves(properties: LocalKafkaOptions['properties'] = () => ({})) {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-moving-'));
  let running: LocalKafka | undefined;
  onTestFinished(async () => {
    await running?.stop();
    await rm(dataDir, { recursive: true });
  });
  return {
    async start(): Promise<LocalKafka> {
      running = await startLocalKafka({ dataDir, properties });
      return running;
    },
    stop: async () => running?.stop(),
  };
}

it('waits for a broker that is not there yet, that goes away, comes back elsewhere, and stands still', {
  timeout: 240_000,
}, async () => {
  const proxy = await startProxy(await freePort());
  onTestFinished(() => proxy.close());
  const broker = await brokerThatMoves();
  const [topic, subject] = [newTopic(), newId()];
  const config = configFor(`127.0.0.1:${proxy.port}`);
  const timing = { sessionMs: 3_000, heartbeatMs: 200, fetchWaitMs: 100, joinWithinMs: 300 };
  const bus = await testBus(config, { topics: [topic], timing });
  const relay = createRelay({ database, bus, topic, logger: quiet, leaseMs: 500 });
  onTestFinished(async () => void (await Promise.all([relay.stop(), bus.close()])));
  const [taken, heard]: number[][] = [[], []];
  const note = (list: number[] | undefined, sequence: number): void => {
    if (!list?.includes(sequence)) list?.push(sequence);
  };

  await bus.subscribe({ group: newId(), topics: [topic], handle: async ({ sequence }) => note(taken, sequence) });
  await bus.broadcast({ topics: [topic], handle: ({ sequence }) => note(heard, sequence) });
  await expect(bus.ping()).rejects.toThrow();
  relay.start();
  await tell(database, [subject], 3);

  proxy.leadTo((await broker.start()).port);
  await until(() => taken?.length === 3, 60_000);
  await bus.ping();

  await broker.stop();
  await tell(database, [subject], 3, 4);
  await sleep(2_500);
  expect(taken).toEqual(upTo(3));
  const moved = await broker.start();
  proxy.leadTo(moved.port);
  await until(() => taken?.length === 6, 60_000);

  process.kill(moved.pid, 'SIGSTOP');
  await tell(database, [subject], 3, 7);
  await sleep(2_500);
  expect(taken).toEqual(upTo(6));
  process.kill(moved.pid, 'SIGCONT');
  await until(() => taken?.length === 9, 60_000);
  expect(taken).toEqual(upTo(9));
  // Whoever listens hears what is said once it can: what came before its first broker it may have missed.
  await until(() => heard?.includes(9) === true, 60_000);
});

it('loses and mixes up nothing while its connections are cut again and again', { timeout: 240_000 }, async () => {
  const [behind, proxy] = [await freePort(), await startProxy(0)];
  proxy.leadTo(behind);
  onTestFinished(() => proxy.close());
  const broker = await brokerThatMoves(({ client, controller }) => ({
    listeners: `PLAINTEXT://127.0.0.1:${client},CUT://127.0.0.1:${behind},CONTROLLER://127.0.0.1:${controller}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${client},CUT://127.0.0.1:${proxy.port}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CUT:PLAINTEXT,CONTROLLER:PLAINTEXT',
  }));
  await broker.start();
  const topic = newTopic();
  const bus = await testBus(configFor(`127.0.0.1:${proxy.port}`), { topics: [topic] });
  onTestFinished(() => bus.close());
  const heard = new Map<string, Set<number>>();
  await bus.subscribe({
    group: newId(),
    topics: [topic],
    async handle({ subject, sequence }) {
      const sequences = heard.get(subject) ?? new Set();
      heard.set(subject, sequences.add(sequence));
    },
  });
  let cutting = true;
  const cuts = (async () => {
    for (; cutting; await sleep(120 + Math.random() * 200)) proxy.cut();
  })();
  const subjects = subjectsNamed(12);
  // As a relay does: the next event of a subject only when the one before is published.
  const publishAll = async (subject: string): Promise<void> => {
    for (const sequence of upTo(40)) {
      const event = envelope(subject, sequence);
      while (
        !(await bus.publish(topic, [event]).then(
          () => true,
          () => false,
        ))
      )
        await sleep(20);
      await sleep(Math.random() * 30);
    }
  };
  await Promise.all(subjects.map(publishAll));
  cutting = false;
  await cuts;
  await until(() => [...heard.values()].flatMap((sequences) => [...sequences]).length === 480, 60_000);
  for (const subject of subjects) expect([...(heard.get(subject) ?? [])]).toEqual(upTo(40));
});
