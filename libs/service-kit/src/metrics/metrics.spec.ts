import { readFileSync } from 'node:fs';
import { topicOf } from '@comptoir/contracts';
import { createDeadLetters, createOutbox } from '@comptoir/event-bus';
import { createJobQueue, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { afterAll, expect, test } from 'vitest';
import {
  buildService,
  countClientCall,
  createInternalTokens,
  createLogger,
  eventMetrics,
  generateSigningKey,
  systemClock,
} from '../index.ts';

const database = await testDatabase('metrics');
const queue = createJobQueue<string>(database, { name: 'spec_readings', leaseMs: 60_000, maxAttempts: 2 });
const outbox = createOutbox(database, { source: 'orders', clock: { now: () => new Date(Date.now() - 30_000) } });
const deadLetters = createDeadLetters(database);
const { privateKey } = await generateSigningKey();
const service = await buildService({
  name: 'orders',
  logger: createLogger({ service: 'orders', level: 'silent' }),
  tokens: await createInternalTokens({ issuer: 'orders', privateKey, trusted: {}, clock: systemClock }),
  database,
  metricsAt: { host: '127.0.0.1', port: 0 },
  ready: {},
  routes(app) {
    app.get('/hello/:name', { config: { public: true } }, async () => 'hello');
    app.get('/live', { config: { public: true, endless: true } }, async () => '');
  },
  start: () => database.ensureIndexes(),
});
const url = await service.listen();
afterAll(() => service.close());

const scrape = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
/** The value of the one sample that has that name and these labels, in whatever order. */
async function sample(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const line = (await scrape())
    .split('\n')
    .find(
      (one) =>
        one.startsWith(`${name}{`) && Object.entries(labels).every(([key, is]) => one.includes(`${key}="${is}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('docs/metrics.md names every figure and its kind, and no other', async () => {
  const page = readFileSync(new URL('../../../../docs/metrics.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name, kind]) => `${name} ${kind}`);
  const served = [...(await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => `${name} ${kind}`);
  const ours = served.filter((line) => !/^(process|nodejs)_/.test(line));
  expect(documented.length).toBeGreaterThan(10);
  expect(documented.sort()).toEqual(ours.sort());
  expect(new Set(served).size).toBe(served.length);
});

test('requests are counted by the route’s pattern, not by its address, and streams are not', async () => {
  for (const name of ['ada', 'bob']) await fetch(`${url}/hello/${name}`);
  await fetch(`${url}/live`);
  const labels = { service: 'orders', route: '/hello/:name', method: 'GET', status: '200' };
  expect(await sample('http_request_duration_seconds_count', labels)).toBe(2);
  expect(await sample('http_request_duration_seconds_count', { route: '/live' })).toBeUndefined();
});

test('what waits is told as it is in the database: jobs, events not published, dead letters', async () => {
  await database.withTransaction(async (session) => {
    await queue.enqueue(session, { key: 'one', payload: 'one' });
    await queue.enqueue(session, { key: 'two', payload: 'two' });
    await outbox.append(session, [{ type: 'MessagePosted', subject: newId(), sequence: 1, data: posted }]);
    const event = { id: newId(), type: 'MessagePosted', version: 1, occurredAt: '', source: 'messaging' };
    await deadLetters.write(session, {
      consumer: 'orders',
      topic: topicOf('messaging'),
      event: { ...event, subject: 's', sequence: 1, correlationId: 'c', data: posted },
      cause: { name: 'Error', message: 'poison', stack: '' },
      attempts: 5,
    });
  });
  const job = await queue.claim('worker');
  expect(await sample('jobs_waiting', { service: 'orders', queue: 'spec_readings' })).toBe(1);
  expect(await sample('jobs_leased', { queue: 'spec_readings' })).toBe(1);
  expect(await sample('jobs_oldest_due_seconds', { queue: 'spec_readings' })).toBeGreaterThan(0);
  expect(await sample('outbox_events')).toBe(1);
  expect(await sample('outbox_oldest_event_seconds')).toBeGreaterThan(29);
  expect(await sample('dead_letters_waiting', { consumer: 'orders' })).toBe(1);
  expect(await sample('mongodb_pool_wait_seconds_count')).toBeGreaterThan(0);

  await database.withTransaction((session) => queue.complete(session, job?.id ?? '', job?.attempt ?? 0));
  await expect.poll(() => sample('job_duration_seconds_count', { queue: 'spec_readings', outcome: 'done' })).toBe(1);
});

test('what a process does is counted by group, queue and target', async () => {
  const labels = { group: 'metrics-spec', type: 'MessagePosted' };
  eventMetrics.handled({ ...labels, outcome: 'done' }, 0.2);
  eventMetrics.retried(labels);
  eventMetrics.deadLettered(labels);
  eventMetrics.lag({ group: 'metrics-spec', topic: 'comptoir.messaging.v1', partition: 3 }, 12);
  countClientCall({ target: 'metrics-spec', method: 'GET', status: 'none' }, 40);
  expect(await sample('event_handle_duration_seconds_count', { ...labels, outcome: 'done' })).toBe(1);
  expect(await sample('event_retries_total', labels)).toBe(1);
  expect(await sample('consumer_lag_messages', { group: 'metrics-spec', partition: '3' })).toBe(12);
  expect(await sample('http_client_request_duration_seconds_count', { target: 'metrics-spec', status: 'none' })).toBe(
    1,
  );
  eventMetrics.lag({ group: 'metrics-spec', topic: 'comptoir.messaging.v1', partition: 3 }, undefined);
  expect(await sample('consumer_lag_messages', { group: 'metrics-spec', partition: '3' })).toBeUndefined();
});

const posted = { fromSupplier: true, by: { id: 'u', name: 'Ada', kind: 'user' as const } };
