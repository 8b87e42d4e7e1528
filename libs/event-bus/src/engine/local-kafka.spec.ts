import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@comptoir/storage';
import { EngineUnavailable } from '@comptoir/storage/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { envelope, newTopic, until } from '../conformance/scene.ts';
import { configFor, testBus } from '../kafka/conformance/kafka-adapter.ts';
import { findKafka } from './find-kafka.ts';
import { startLocalKafka } from './local-kafka.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-engine-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('keeps what was published from one start to the next, on whichever port, and refuses a folder in use', {
  timeout: 90_000,
}, async () => {
  const topic = newTopic();
  const first = await startLocalKafka({ dataDir: folder });
  const before = await testBus(configFor(first.brokers), { topics: [topic] });
  await before.publish(topic, [envelope('kept', 1)]);
  await before.close();
  await expect(startLocalKafka({ dataDir: folder })).rejects.toThrow(/in use by process/);
  await first.stop();

  const second = await startLocalKafka({ dataDir: folder });
  const after = await testBus(configFor(second.brokers));
  const heard: string[] = [];
  await after.subscribe({ group: newId(), topics: [topic], handle: async ({ subject }) => void heard.push(subject) });
  await until(() => heard.length === 1);
  await after.close();
  process.kill(second.pid, 'SIGKILL');
  expect((await second.ended).signal).toBe('SIGKILL');
});

it('says in one line what to install where there is no Java, no Maven, or no Kafka where it was said to be', async () => {
  const say = (): void => undefined;
  const path = process.env.PATH;
  process.env.PATH = join(folder, 'empty');
  try {
    const none = await findKafka(say, folder, {}).catch((error: Error) => error);
    expect(none).toBeInstanceOf(EngineUnavailable);
    expect((none as Error).message).toMatch(
      /^No Kafka to be had: install Java 17 and Maven, .*KAFKA_BROKERS\..*no Java/,
    );
  } finally {
    process.env.PATH = path;
  }
  await expect(findKafka(say, folder, { KAFKA_HOME: '/nowhere' })).rejects.toThrow('KAFKA_HOME has no Kafka 4');
});
