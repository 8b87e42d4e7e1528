import { readFile } from 'node:fs/promises';
import { createJobQueue } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { inCheckout } from './checkout.ts';

interface Trigger {
  readonly name: string;
  readonly metadata: { readonly dbName: string; readonly collection: string; readonly query: string };
}

const text = await readFile(inCheckout('deploy', 'k8s', 'components', 'keda', 'scaled-object.yaml'), 'utf8');
const scaled = parseAllDocuments(text).map((document) => document.toJS() as { kind: string; spec: unknown });
const triggers = scaled.flatMap(({ kind, spec }) =>
  kind === 'ScaledObject' ? (spec as { triggers: Trigger[] }).triggers : [],
);
const database = await testDatabase('scaling');

/** As the scaler counts: it reads the query as canonical extended JSON. */
async function counted(name: string): Promise<number> {
  const { collection, query } = triggers.find((trigger) => trigger.name === name)?.metadata ?? {
    collection: '',
    query: '{}',
  };
  const filter = mongoose.mongo.BSON.EJSON.parse(query, {
    relaxed: false,
  }) as mongoose.mongo.Filter<mongoose.mongo.Document>;
  return database.connection.collection(collection).countDocuments(filter);
}

test('workers are scaled by how many documents are open, and by those that have waited a minute', async () => {
  const queue = createJobQueue<{ n: number }>(database, { name: 'readings', leaseMs: 60_000, maxAttempts: 3 });
  await database.ensureIndexes();
  for (const n of [1, 2, 3])
    await database.withTransaction(
      async (session) => void (await queue.enqueue(session, { key: `${n}`, payload: { n } })),
    );
  expect([await counted('depth'), await counted('age')]).toEqual([3, 0]);

  const rows = database.connection.collection('jobs_readings');
  const ago = { $subtract: ['$$NOW', 61_000] };
  await rows.updateMany({ key: { $in: ['1', '2'] } }, [{ $set: { dueAt: ago } }]);
  expect([await counted('depth'), await counted('age')]).toEqual([3, 2]);

  const job = await queue.claim('a worker');
  expect([await counted('depth'), await counted('age')]).toEqual([3, 1]);
  await database.withTransaction(async (session) => {
    await queue.complete(session, job?.id ?? '', job?.attempt ?? 0);
  });
  expect([await counted('depth'), await counted('age')]).toEqual([2, 1]);
});

test('the scaler looks where extraction keeps its queue', () => {
  for (const { metadata } of triggers)
    expect(metadata).toMatchObject({ dbName: 'comptoir_extraction', collection: 'jobs_readings' });
});
