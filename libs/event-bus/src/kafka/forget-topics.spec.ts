import { newId } from '@comptoir/storage';
import { kafkaBrokers } from '@comptoir/testing/engines';
import { expect, it, onTestFinished } from 'vitest';
import { envelope, newTopic, quiet, until, upTo } from '../conformance/scene.ts';
import { configFor, testBus } from './conformance/kafka-adapter.ts';
import { createTopics } from './create-topics.ts';
import { forgetTopics } from './forget-topics.ts';

const config = configFor(await kafkaBrokers());

async function openBus() {
  const bus = await testBus(config);
  onTestFinished(() => bus.close());
  return bus;
}

/** A bus on which so many events were said, and taken by a group. */
async function saidAndTaken(topic: string, group: string, count: number) {
  await createTopics({ config, clientId: 'spec', topics: [topic], logger: quiet });
  const bus = await openBus();
  await bus.publish(
    topic,
    upTo(count).map((sequence) => envelope('s', sequence)),
  );
  const heard: number[] = [];
  await bus.subscribe({ group, topics: [topic], handle: async ({ sequence }) => void heard.push(sequence) });
  await until(() => heard.length === count);
  return bus;
}

it('forgets what topics hold and how far their groups came, and leaves those of others', {
  timeout: 60_000,
}, async () => {
  const [mine, others, group, neighbour] = [newTopic(), newTopic(), newId(), newId()];
  const forget = () => forgetTopics({ config, clientId: 'spec', topics: [mine, newTopic()], logger: quiet });
  const bus = await saidAndTaken(mine, group, 3);
  const theirs = await saidAndTaken(others, neighbour, 2);

  // While a member is there, nothing is touched.
  await expect(forget()).rejects.toThrow(group);
  await bus.close();
  await theirs.close();
  expect(await forget()).toEqual({ topics: [mine], groups: [group] });
  expect(await forget()).toEqual({ topics: [], groups: [] });

  // Made anew, the topic is empty, and the group begins at its beginning.
  await createTopics({ config, clientId: 'spec', topics: [mine], logger: quiet });
  const again = await openBus();
  await again.publish(mine, [envelope('s', 7)]);
  const heard: number[] = [];
  await again.subscribe({ group, topics: [mine], handle: async ({ sequence }) => void heard.push(sequence) });
  await until(() => heard.length > 0);
  expect(heard).toEqual([7]);

  const still = await openBus();
  await still.publish(others, [envelope('s', 3)]);
  const after: number[] = [];
  await still.subscribe({
    group: neighbour,
    topics: [others],
    handle: async ({ sequence }) => void after.push(sequence),
  });
  await until(() => after.length > 0);
  expect(after).toEqual([3]);
});
