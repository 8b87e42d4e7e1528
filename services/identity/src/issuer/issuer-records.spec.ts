import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import type { Adapter } from 'oidc-provider';
import { expect, it } from 'vitest';
import { createIssuerRecords } from './issuer-records.store.ts';

const database = await testDatabase('issuer-records');
const { adapter, together } = createIssuerRecords(database, systemClock);
const [codes, sessions, interactions] = ['AuthorizationCode', 'Session', 'Interaction'].map(
  (model) => adapter(model) as Adapter,
) as [Adapter, Adapter, Adapter];

it('gives a code to one of those who ask for it at the same moment, and to nobody after', async () => {
  const id = newId();
  await codes.upsert(id, { accountId: 'ada' }, 60);
  const found = await Promise.all(Array.from({ length: 8 }, () => codes.find(id)));
  expect(found.filter((payload) => payload !== undefined)).toEqual([{ accountId: 'ada' }]);
  expect(await codes.find(id)).toBeUndefined();
});

it('gives no code that ran out', async () => {
  const id = newId();
  await codes.upsert(id, { accountId: 'ada' }, -1);
  expect(await codes.find(id)).toBeUndefined();
});

it('writes what belongs together in its order, once it is done', async () => {
  const [id, before] = [newId(), newId()];
  await interactions.upsert(before, { uid: before }, 60);
  await together(async () => {
    await interactions.destroy(before);
    await sessions.upsert(id, { uid: 'first' }, 60);
    await sessions.upsert(id, { uid: id, state: { left: undefined } }, 60);
    expect(await database.connection.collection('issuer_records').countDocuments({ uid: id })).toBe(0);
  });
  expect(await sessions.find(id)).toEqual({ uid: id, state: {} });
  expect(await interactions.find(before)).toBeUndefined();
});

it('reads what the same work wrote, and writes what it did before it failed', async () => {
  const id = newId();
  const failing = together(async () => {
    await sessions.upsert(id, { uid: id }, 60);
    expect(await sessions.findByUid(id)).toEqual({ uid: id });
    await sessions.upsert(id, { uid: id, accountId: 'ada' }, 60);
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  expect(await sessions.find(id)).toEqual({ uid: id, accountId: 'ada' });
});
