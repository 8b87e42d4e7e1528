import { type AuditFilter, SCOPE_ALL } from '@comptoir/contracts';
import { assertIndexed } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { beforeAll, expect, it } from 'vitest';
import { aChain, aWaitingEntry } from '../testing/a-chain.ts';
import { enqueue, openAudit, overwrite, verifyStored } from '../testing/audit-desk.ts';
import { TAMPERINGS } from '../testing/tamper.ts';
import { appendWaiting } from './append-waiting.ts';
import { chainModel, pageQuery } from './audit-chain.store.ts';

const database = await testDatabase('audit');
const copy = await testDatabase('copy');
const desk = openAudit(database);
const LENGTH = 2_000;

beforeAll(async () => {
  await database.ensureIndexes();
  await enqueue(desk, ...Array.from({ length: LENGTH }, (_, n) => aWaitingEntry(n)));
  while ((await appendWaiting(desk, 700)) > 0);
});

const [from, to] = [10, 1_500].map((n) => aWaitingEntry(n).at.toISOString());
const NARROWED: AuditFilter[] = [{}, { by: 'user-2' }].flatMap((by) =>
  [{}, { action: 'user.update' }].flatMap((action) =>
    [{}, { subject: 'about-3' }].flatMap((subject) => [
      { ...by, ...action, ...subject },
      { ...by, ...action, ...subject, ...(from && to && { from, to }) },
    ]),
  ),
);

it.each(NARROWED)('reads a page narrowed by %j straight from an index, both ways and deep down', async (filter) => {
  for (const direction of ['asc', 'desc'] as const) {
    const first = { filter, direction, page: { limit: 10, offset: 0 } };
    await assertIndexed(SCOPE_ALL, pageQuery(chainModel(database), first));
    const { next = '' } = await desk.chain.list(SCOPE_ALL, first);
    const second = { filter, direction, page: { limit: 10, cursor: next } };
    await assertIndexed(SCOPE_ALL, pageQuery(chainModel(database), second));
  }
});

it('lists the latest first, page after page, each entry once, with where it was decided', async () => {
  const seen: number[] = [];
  let page: { limit: number; cursor: string } | { limit: number; offset: number } = { limit: 50, offset: 0 };
  for (;;) {
    const filter = { subject: 'about-1' };
    const { rows, next, total } = await desk.chain.list(SCOPE_ALL, { filter, direction: 'desc', page });
    expect(total).toBe(400);
    for (const { entry, origin } of rows) {
      seen.push(Number(entry._id) - 1);
      expect(origin?.address).toBe(Number(entry._id) % 3 === 1 ? undefined : `10.0.0.${(Number(entry._id) - 1) % 250}`);
    }
    if (!next) break;
    page = { limit: 50, cursor: next };
  }
  expect(seen).toEqual(Array.from({ length: 400 }, (_, n) => (399 - n) * 5 + 1));
});

it('exports what a filter matches, all of it', async () => {
  const seen: string[] = [];
  for await (const { entry } of desk.chain.export({ by: 'user-2' })) seen.push(entry.by.id);
  expect(seen).toEqual(Array.from({ length: 286 }, () => 'user-2'));
});

it('finds people, actions and things by the beginning of a word', async () => {
  expect(await desk.names.find('by', 'us 2')).toEqual([{ id: 'user-2', kind: 'user', name: 'User 2' }]);
  expect((await desk.names.find('subject', 'thing')).map(({ id }) => id)).toEqual(
    [0, 1, 2, 3, 4].map((n) => `about-${n}`),
  );
  expect((await desk.names.find('action', '')).map(({ id }) => id)).toEqual([
    'setting.change',
    'supplier.create',
    'user.update',
  ]);
});

it('lets where somebody was go after a year, and by nothing else', async () => {
  const indexes = await database.connection.collection('audit_origins').indexes();
  expect(indexes.filter((index) => 'expireAfterSeconds' in index)).toMatchObject([
    { key: { at: 1 }, expireAfterSeconds: 365 * 86_400 },
  ]);
  for (const name of ['audit_chain', 'audit_head']) {
    const others = await database.connection.collection(name).indexes();
    expect(others.some((index) => 'expireAfterSeconds' in index)).toBe(false);
  }
});

it.each(Object.entries(TAMPERINGS))('sees in the database that somebody %s', async (_, tamper) => {
  const kept = openAudit(copy);
  const chain = aChain(40);
  const anchors = [{ sequence: 40, hash: chain.head?.hash ?? '' }];
  await overwrite(copy, chain);
  expect(await verifyStored(kept, anchors)).toEqual({ entries: 40, anchors: 1 });
  for (let round = 0; round < 4; round += 1) {
    await overwrite(copy, tamper(chain, { place: 7 + round * 11, other: round * 5, what: round * 3 }));
    expect((await verifyStored(kept, anchors)).broken).toBeDefined();
  }
});
