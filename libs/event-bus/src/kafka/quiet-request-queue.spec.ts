import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@comptoir/storage';
import { kafkaBrokers } from '@comptoir/testing/engines';
import { expect, it, onTestFinished } from 'vitest';
import { envelope, newTopic, quiet, until } from '../conformance/scene.ts';
import { configFor, testBus } from './conformance/kafka-adapter.ts';
import { createTopics } from './create-topics.ts';

it('sleeps while there is nothing to do, and wakes when there is', async () => {
  const config = configFor(await kafkaBrokers());
  const topic = newTopic();
  await createTopics({ config, clientId: 'spec', topics: [topic], logger: quiet });
  const bus = await testBus(config);
  onTestFinished(() => bus.close());
  const heard: string[] = [];
  await bus.subscribe({ group: newId(), topics: [topic], handle: async ({ subject }) => void heard.push(subject) });
  await bus.publish(topic, [envelope('before', 1)]);
  await until(async () => heard.includes('before'));
  const before = performance.nodeTiming.uvMetricsInfo.loopCount;
  await sleep(1_000);
  // kafkajs by itself turns the loop over a thousand times a second.
  expect(performance.nodeTiming.uvMetricsInfo.loopCount - before).toBeLessThan(400);
  await bus.publish(topic, [envelope('after', 1)]);
  await until(async () => heard.includes('after'));
  expect(heard).toEqual(['before', 'after']);
});
