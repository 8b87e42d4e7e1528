import { setTimeout as sleep } from 'node:timers/promises';
import { SCOPE_ALL } from '@comptoir/contracts';
import { createLogger } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { eventually, testDatabase } from '@comptoir/testing';
import { afterEach, expect, test } from 'vitest';
import type { IntakeSource } from '../source/intake-source.ts';
import { createSourceStore } from '../source/source.store.ts';
import { createPoller } from './poll-sources.ts';
import type { RunOrder } from './run-order.ts';

const database = await testDatabase('poller');
const sources = createSourceStore(database);
const logger = createLogger({ service: 'spec', level: 'silent' });
await database.ensureIndexes();
const pollers: Array<ReturnType<typeof createPoller>> = [];
afterEach(async () => {
  await Promise.all(pollers.splice(0).map((poller) => poller.stop()));
  await database.connection.collection('intake_sources').deleteMany({});
});

async function aSource(more: Partial<IntakeSource> = {}): Promise<string> {
  const source = {
    ...{ id: newId(), version: 1, name: 'n', enabled: true, createdAt: new Date(), kind: 'FTP', security: 'TLS' },
    ...{ host: 'h', port: 21, user: 'u', folder: '/', supplierBy: 'CONTENT' },
    ...more,
  } as IntakeSource;
  await database.withTransaction((session) => sources.insert(session, source, 'sealed'));
  return source.id;
}
/** A process that looks at sources. */
function aProcess(run: (order: RunOrder) => Promise<void>) {
  const poller = createPoller({ database, sources, run, passwordOf: () => 'p', intervalMs: 20, logger });
  pollers.push(poller);
  poller.start();
  return poller;
}

test('of several processes one looks at a source at a time, and none at one that is switched off', async () => {
  const id = await aSource();
  await aSource({ enabled: false });
  let [now, most, looks] = [0, 0, 0];
  const ids = new Set<string>();
  for (let process = 0; process < 4; process += 1) {
    aProcess(async ({ source }) => {
      ids.add(source.id);
      now += 1;
      looks += 1;
      most = Math.max(most, now);
      await sleep(15);
      now -= 1;
    });
  }
  await eventually(() => looks > 20, 25_000);
  expect(most).toBe(1);
  expect([...ids]).toEqual([id]);
}, 30_000);

test('what went wrong is kept with its source until a look goes well, and keeps no other source', async () => {
  const [bad, good] = [await aSource(), await aSource()];
  let isWrong = true;
  aProcess(async ({ source }) => {
    if (source.id === bad && isWrong) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  });
  const standing = async (id: string) => (await sources.find(SCOPE_ALL, id))?.standing;
  await eventually(async () => (await standing(bad))?.trouble);
  expect((await standing(bad))?.trouble).toEqual({ code: 'intake.noAnswer', params: { host: 'h', port: 21 } });
  await eventually(async () => (await standing(good))?.lastSuccessAt);
  isWrong = false;
  await eventually(async () => (await standing(bad))?.lastSuccessAt);
  expect((await standing(bad))?.trouble).toBeUndefined();
}, 30_000);

test('who stops lets what is being taken end', async () => {
  await aSource();
  const said: string[] = [];
  const poller = aProcess(async ({ signal }) => {
    said.push('begun');
    await sleep(200);
    said.push(signal.aborted ? 'ended, and asked to' : 'ended');
  });
  await eventually(() => said.length > 0);
  await poller.stop();
  expect(said.at(-1)).toBe('ended, and asked to');
});
