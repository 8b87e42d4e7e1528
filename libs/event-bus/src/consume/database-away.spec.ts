import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, openDatabase } from '@comptoir/storage';
import { startLocalMongo } from '@comptoir/storage/engine';
import { expect, it, onTestFinished } from 'vitest';
import { envelope, newTopic, openEffects, quiet, until } from '../conformance/scene.ts';
import { createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { createEmbeddedBus } from '../embedded/embedded-bus.ts';
import { consume } from './consume.ts';

it('neither handles nor buries an event while the database is away, and handles it once it is back', {
  timeout: 90_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-away-'));
  let mongo = await startLocalMongo({ dataDir });
  const { port } = mongo;
  const database = await openDatabase({ uri: mongo.uri, name: 'away' });
  const bus = createEmbeddedBus({ logger: quiet });
  onTestFinished(async () => {
    await bus.close();
    await database.close();
    await mongo.stop();
    await rm(dataDir, { recursive: true });
  });
  const [topic, group] = [newTopic(), newId()];
  const effects = openEffects(database, group);
  const retry = { attempts: 2, firstMs: 1, mostMs: 2 };
  await consume({ bus, database, group, topics: [topic], logger: quiet, retry, handlers: { MailSent: effects.write } });
  const deadLetters = createDeadLetters(database);
  await database.ensureIndexes();
  await bus.publish(topic, [envelope('before', 1)]);

  await mongo.stop();
  let taken = false;
  const published = bus.publish(topic, [envelope('during', 1)]).then(() => {
    taken = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(taken).toBe(false);

  mongo = await startLocalMongo({ dataDir, port });
  await published;
  await until(async () => (await effects.seen('during')).length > 0);
  expect(await effects.seen('during')).toEqual([1]);
  expect(await deadLetters.countWaiting()).toBe(0);
});
