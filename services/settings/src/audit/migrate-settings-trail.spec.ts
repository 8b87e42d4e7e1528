import { migrate } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { openAudit, verifyStored } from '../testing/audit-desk.ts';
import { appendWaiting } from './append-waiting.ts';
import type { ChainEntry } from './audit-entry.ts';
import { SETTINGS_TRAIL_INTO_CHAIN } from './migrate-settings-trail.store.ts';

const database = await testDatabase('migration');
const desk = openAudit(database);
await database.ensureIndexes();

const old = (n: number) => ({
  _id: `0190b0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 0, 1) + n * 1_000),
  by: { id: 'ada', name: 'Ada' },
  action: 'setting.change',
  subject: `invoice/CODE_${n}`,
  before: String(n),
  ...(n > 0 && { after: String(n + 1) }),
});

it('brings the trail of settings into the chain, once, also after a crash in the middle', async () => {
  await database.connection.collection('audit').insertMany(Array.from({ length: 450 }, (_, n) => old(n)) as never);
  await SETTINGS_TRAIL_INTO_CHAIN.up(database);
  await database.connection.collection('audit').insertMany([old(450)] as never);
  expect(await migrate(database, [SETTINGS_TRAIL_INTO_CHAIN])).toEqual([SETTINGS_TRAIL_INTO_CHAIN.id]);
  expect(await migrate(database, [SETTINGS_TRAIL_INTO_CHAIN])).toEqual([]);
  while ((await appendWaiting(desk, 100)) > 0);

  expect(await verifyStored(desk)).toEqual({ entries: 451, anchors: 0 });
  const entries: ChainEntry[] = [];
  for await (const rows of desk.chain.stored().entries) entries.push(...(rows as ChainEntry[]));
  expect(entries.map(({ event }) => event)).toEqual(Array.from({ length: 451 }, (_, n) => old(n)._id));
  expect(entries[1]).toMatchObject({
    at: old(1).at,
    by: { id: 'ada', name: 'Ada', kind: 'user' },
    about: { kind: 'setting', id: 'invoice/CODE_1' },
    before: '{"value":"1"}',
    after: '{"value":"2"}',
    origin: null,
  });
  expect(entries[0]?.after).toBeNull();
  const names = (await database.connection.listCollections()).map(({ name }) => name);
  expect(names).not.toContain('audit');
});

it('has nothing to do where there was no such trail', async () => {
  await expect(SETTINGS_TRAIL_INTO_CHAIN.up(database)).resolves.toBeUndefined();
});
