import { SCOPE_ALL, TRAINING_LIMITS } from '@comptoir/contracts';
import { type Database, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createKeptTemplateStore } from '../kept-templates/kept-template.store.ts';
import { createSampleStore } from './sample.store.ts';
import type { Sample } from './sample.ts';
import { createTrainingStore } from './training.store.ts';
import type { Training } from './training.ts';

const database: Database = await testDatabase('extraction');
const samples = createSampleStore(database, { most: 3 });
const trainings = createTrainingStore(database, { mostEnded: 3 });
const templates = createKeptTemplateStore(database);
await database.ensureIndexes();

const BY = { id: 'u', name: 'Ada', kind: 'user' } as const;
const minute = (of: number): Date => new Date(Date.UTC(2026, 0, 1, 0, of));
const sample = (supplierId: string, at: number, invoiceId = newId()): Sample => ({
  ...{ invoiceId, supplierId, documentId: newId(), route: 'text', verified: { fields: {} }, version: 4, by: BY },
  at: minute(at),
});
const training = (supplierId: string, at: number, more: Partial<Training> = {}): Training => ({
  ...{ id: newId(), version: 1, key: newId(), supplierId, state: 'WAITING', origin: 'CORRECTION', attempt: 0 },
  ...{ done: 0, total: 0, differences: [], leftOut: 0, launchedAt: minute(at), launchedBy: BY },
  ...more,
});
const put = (one: Sample) => database.withTransaction((session) => samples.put(session, one));
const insert = (one: Training) => database.withTransaction((session) => trainings.insert(session, one));

test('the newest samples of a supplier are kept, each invoice once, and another’s are left alone', async () => {
  const [supplierId, other] = [newId(), newId()];
  await put(sample(other, 0));
  const again = newId();
  for (const at of [1, 2, 3]) await put(sample(supplierId, at));
  await put(sample(supplierId, 4, again));
  await put(sample(supplierId, 5, again));
  const kept = await samples.ofSupplier(SCOPE_ALL, supplierId);
  expect(kept.map(({ at }) => at)).toEqual([minute(5), minute(3), minute(2)]);
  expect(await samples.ofSupplier(SCOPE_ALL, other)).toHaveLength(1);
  expect(await samples.ofSupplier({ kind: 'suppliers', ids: [other] }, supplierId)).toEqual([]);
  expect(await samples.find({ kind: 'suppliers', ids: [other] }, again)).toBeUndefined();
});

test('a training that a later attempt has taken up is no more an earlier one’s to say anything of', async () => {
  const one = training(newId(), 1);
  await insert(one);
  expect(await trainings.begin(one.id, 1)).toMatchObject({ state: 'RUNNING', attempt: 1 });
  expect(await trainings.progress(one.id, 1, { done: 1, total: 9 })).toBe(true);
  expect(await trainings.begin(one.id, 2)).toMatchObject({ state: 'RUNNING', attempt: 2, done: 0 });
  expect(await trainings.progress(one.id, 1, { done: 2, total: 9 })).toBe(false);
  expect(await trainings.begin(one.id, 1)).toBeUndefined();
  await database.withTransaction((session) =>
    trainings.replace(session, { ...one, version: 2, state: 'PROPOSED', attempt: 2 }),
  );
  await expect(
    database.withTransaction((session) => trainings.replace(session, { ...one, version: 2, state: 'NOTHING' })),
  ).rejects.toThrow('is not at version 1');
  expect(await trainings.begin(one.id, 3)).toBeUndefined();
});

test('a correction has one training a try, and those that came to nothing do not pile up', async () => {
  const supplierId = newId();
  const first = training(supplierId, 0);
  await insert(first);
  await expect(insert(training(supplierId, 1, { key: first.key }))).rejects.toThrow(/duplicate key/);
  for (const at of [1, 2, 3, 4, 5, 6]) await insert(training(supplierId, at, { state: 'NOTHING' }));
  await insert(training(supplierId, 7, { state: 'PROPOSED' }));
  const kept = await trainings.latest(SCOPE_ALL, supplierId);
  expect(kept.map(({ state }) => state)).toEqual(['PROPOSED', 'NOTHING', 'NOTHING', 'NOTHING', 'WAITING']);
});

test('what waits to be decided is shown however many came to nothing since, once and without its template', async () => {
  const [supplierId, store] = [newId(), createTrainingStore(database)];
  const add = (one: Training) => database.withTransaction((session) => store.insert(session, one));
  const [waits, later] = [1, 40].map((at) =>
    training(supplierId, at, { state: 'PROPOSED', differences: [{ invoiceId: 'i', field: 'lines', worse: true }] }),
  );
  if (!waits || !later) throw new Error('two are made');
  await add(waits);
  for (let at = 2; at < 2 + TRAINING_LIMITS.listed; at += 1) await add(training(supplierId, at, { state: 'NOTHING' }));
  await add(later);
  const latest = await store.latest(SCOPE_ALL, supplierId);
  expect(latest[0]?.id).toBe(later.id);
  expect(latest.at(-1)).toMatchObject({ id: waits.id, state: 'PROPOSED', differences: [] });
  expect(new Set(latest.map(({ id }) => id)).size).toBe(latest.length);
  expect(latest).toHaveLength(TRAINING_LIMITS.listed + 1);
});

test('every list is read from an index, in its order', async () => {
  const plans = await Promise.all([
    samples.model
      .find({ $and: [{ supplierId: 's' }, {}] })
      .sort({ at: -1, _id: -1 })
      .explain('queryPlanner'),
    trainings.model
      .find({ $and: [{ supplierId: 's' }, {}] })
      .sort({ launchedAt: -1, _id: -1 })
      .explain('queryPlanner'),
    trainings.model.find({ supplierId: 's', state: 'PROPOSED' }).sort({ launchedAt: -1 }).explain('queryPlanner'),
    trainings.model
      .find({ key: { $gte: 'a', $lt: 'b' } })
      .sort({ key: 1 })
      .explain('queryPlanner'),
    templates.model
      .find({ $and: [{ supplierId: 's' }, {}] })
      .sort({ since: -1, _id: -1 })
      .explain('queryPlanner'),
    templates.model.find({ keys: { $in: ['vat:FR1'] } }).explain('queryPlanner'),
  ]);
  for (const plan of plans) {
    const winning = JSON.stringify(
      (plan as unknown as { queryPlanner: { winningPlan: unknown } }).queryPlanner.winningPlan,
    );
    expect(winning).toContain('IXSCAN');
    expect(winning).not.toMatch(/COLLSCAN|"SORT"/);
  }
});

test('of as many templates as a supplier may have, one that is out of use makes room for another', async () => {
  const supplierId = newId();
  const made = (at: number, inUse: boolean) => ({
    ...{ id: newId(), supplierId, version: 1, versions: [], since: minute(at), by: BY, reads: 0 },
    ...(inUse && { inUse: 1 }),
  });
  const rows = [made(1, true), made(2, false), made(3, false)];
  const room = () => database.withTransaction((session) => templates.makeRoom(session, supplierId, 3));
  const left = async () => (await templates.ofSupplier(SCOPE_ALL, supplierId)).map(({ id }) => id);
  for (const row of rows) await database.withTransaction((session) => templates.insert(session, row));
  expect(await room()).toBe(true);
  expect(await left()).toEqual([rows[2]?.id, rows[0]?.id]);
  for (const row of [made(4, true), made(5, true)])
    await database.withTransaction((session) => templates.insert(session, row));
  const full = await left();
  expect(await room()).toBe(false);
  expect(await left()).toEqual(full);
});
