import { SCOPE_ALL } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { startService } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { importDesk, MANAGER } from '../testing/import-desk.ts';
import { csvText, zipOf } from '../testing/zips.ts';
import type { ImportJob } from './import-job.ts';
import { createManagerFinder } from './row/managers.ts';
import { withFolder } from './with-folder.ts';
import { workOnImport } from './work-on-import.ts';
import { writeBatch } from './write-batch.ts';

const desk = await importDesk();
const { parts, service } = desk;
const HEADER = ['Name', 'Third-party account', 'Company code', 'Email', 'Account manager', 'IBAN'];

async function checkedImport(count: number): Promise<{ id: string; key: string }> {
  const key = newId().slice(-8);
  const rows = Array.from({ length: count }, (_, n) => [
    ...[`${key} firm ${n}`, `A${n}`, '1', `${key}-${n}@firm.example`, MANAGER],
    n % 2 === 0 ? 'FR7630006000011234567890189' : '',
  ]);
  const { id } = await desk.check((await desk.send(await zipOf({ 's.csv': csvText([HEADER, ...rows]) }))).body);
  return { id, key };
}

const made = async (key: string): Promise<number> =>
  service.database.connection.collection('suppliers').countDocuments({ nameKey: { $regex: `^${key}` } });
const asked = async (key: string): Promise<number> => {
  const { connection } = service.database;
  const rows = await connection
    .collection<{ _id: string }>('suppliers')
    .find({ nameKey: { $regex: `^${key}` } })
    .toArray();
  return connection
    .collection('change_requests')
    .countDocuments({ supplierId: { $in: rows.map(({ _id }) => _id) }, state: 'PENDING_APPROVAL' });
};

test('of two workers on one import each row is written once, whichever comes first', async () => {
  const { id, key } = await checkedImport(330);
  const run = (await desk.command(id, 'start')).body;
  expect(run.state).toBe('IMPORTING');
  const job: ImportJob = { importId: id, run: 2 };
  const { signal } = new AbortController();
  await Promise.all([workOnImport(parts, job, signal), workOnImport(parts, job, signal)]);
  expect((await desk.until(id, ['DONE'])).counts).toEqual({ CREATED: 330 });
  expect([await made(key), await asked(key)]).toEqual([330, 165]);
});

test('an import whose process was killed is taken up by another once its lease has run out, and ends whole', async () => {
  const { id, key } = await checkedImport(250);
  await service.close();
  const it = await parts.imports.find(SCOPE_ALL, id);
  if (!it) throw new Error('no import');
  // The process that dies: it claims the job, writes a batch, and is heard of no more.
  const job: ImportJob = { importId: id, run: it.run + 1 };
  await service.database.withTransaction(async (session) => {
    const started = { ...it, state: 'IMPORTING' as const, run: job.run, version: it.version + 1 };
    await parts.imports.replace(session, it, started);
    await parts.jobs.enqueue(session, { key: `${id}/${job.run}`, payload: job });
  });
  expect((await parts.jobs.claim('the process that dies'))?.payload).toEqual(job);
  const findManager = await createManagerFinder(parts.accountManagers);
  await withFolder(parts, it, (folder) => writeBatch(parts, job, { folder, findManager }));
  expect(await made(key)).toBe(25);

  const next = await startService('suppliers', createApp, { database: service.database });
  const began = performance.now();
  await expect
    .poll(async () => (await parts.imports.find(SCOPE_ALL, id))?.state, { timeout: 40_000, interval: 100 })
    .toBe('DONE');
  expect(performance.now() - began).toBeLessThan(30_000);
  expect([await made(key), await asked(key)]).toEqual([250, 125]);
  await next.close();
}, 60_000);

test('a batch that finds its import stopped writes nothing', async () => {
  const other = await importDesk();
  const rows = [HEADER, ['Stopped firm', 'A', '1', 'stopped@firm.example', MANAGER, '']];
  const { id } = await other.check((await other.send(await zipOf({ 's.csv': csvText(rows) }))).body);
  const it = await other.parts.imports.find(SCOPE_ALL, id);
  if (!it) throw new Error('no import');
  const findManager = await createManagerFinder(other.parts.accountManagers);
  const writing = withFolder(other.parts, it, (folder) =>
    writeBatch(other.parts, { importId: id, run: it.run }, { folder, findManager }),
  );
  await expect(writing).rejects.toThrow('import.state');
  expect(await other.service.database.connection.collection('suppliers').countDocuments()).toBe(0);
});
