import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { envelope, quiet } from '../conformance/scene.ts';
import { BusClosed } from '../port.ts';
import { createEmbeddedBus } from './embedded-bus.ts';

it('held, lets nothing through until every service has subscribed and it is released', async () => {
  const bus = createEmbeddedBus({ logger: quiet, held: true });
  const heard: string[] = [];
  const published = bus.publish('t', [envelope('a', 1)]);
  await bus.subscribe({ group: 'early', topics: ['t'], handle: async () => void heard.push('early') });
  await sleep(20);
  expect(heard).toEqual([]);
  await bus.subscribe({ group: 'late', topics: ['t'], handle: async () => void heard.push('late') });
  bus.release();
  await published;
  expect(heard.sort()).toEqual(['early', 'late']);
  await bus.close();
});

it('counts an event as published when all groups have taken it, and not before', async () => {
  const bus = createEmbeddedBus({ logger: quiet });
  const free = Promise.withResolvers<void>();
  let published = false;
  await bus.subscribe({ group: 'quick', topics: ['t'], handle: async () => undefined });
  await bus.subscribe({ group: 'slow', topics: ['t'], handle: () => free.promise });
  const publishing = bus.publish('t', [envelope('a', 1)]).then(() => {
    published = true;
  });
  await sleep(20);
  expect(published).toBe(false);
  free.resolve();
  await publishing;
  await bus.close();
});

it('does not count an event as published that it closed upon', async () => {
  const bus = createEmbeddedBus({ logger: quiet });
  await bus.subscribe({ group: 'failing', topics: ['t'], handle: () => Promise.reject(new Error('no')) });
  const publishing = bus.publish('t', [envelope('a', 1), envelope('a', 2)]);
  const refused = expect(publishing).rejects.toBeInstanceOf(BusClosed);
  await sleep(20);
  await bus.close();
  await refused;
});

it('gives few turns at once, over all its groups, and the next when one is done or failed', async () => {
  const bus = createEmbeddedBus({ logger: quiet });
  let running = 0;
  let most = 0;
  const work = async (place: number): Promise<void> => {
    most = Math.max(most, ++running);
    await sleep(5);
    running -= 1;
    if (place % 3 === 0) throw new Error('no');
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, place) => bus.inTurn(() => work(place))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  expect(most).toBe(2);
  await bus.close();
});
