import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from '@comptoir/event-bus';
import { createLogger } from '@comptoir/service-kit';
import { openDatabase } from '@comptoir/storage';
import { eventually, mongoUri, testDatabase } from '@comptoir/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aWaitingEntry, NOW } from '../testing/a-chain.ts';
import { enqueue, openAudit, overwrite, verifyStored } from '../testing/audit-desk.ts';
import { makeAnchorKey, privateKeyIn, publicKeyOf, readAnchor, signAnchor } from './anchor.ts';
import { readAnchors, writeAnchor } from './anchor-files.ts';
import { appendWaiting } from './append-waiting.ts';
import { createAnchorKeeper, isDue } from './keep-anchors.ts';

const DAY_MS = 86_400_000;
const database = await testDatabase('anchors');
const other = await openDatabase({ uri: mongoUri(), name: database.name });
const desk = openAudit(database);
const key = privateKeyIn(makeAnchorKey());
const publicKey = publicKeyOf(key);
const logger = createLogger({ service: 'spec', level: 'silent' });
const parent = await mkdtemp(join(tmpdir(), 'anchors-'));
let folder = '';
let now = NOW;
afterAll(async () => {
  await other.close();
  await rm(parent, { recursive: true });
});

beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'x-'));
  now = NOW;
  await database.connection.dropDatabase();
  createOutbox(database, { source: 'settings', clock: { now: () => now } });
  await database.ensureIndexes();
  await enqueue(desk, ...Array.from({ length: 30 }, (_, n) => aWaitingEntry(n)));
  await appendWaiting(desk, 100);
});

const LOOK_MS = 30;
/** A process that keeps anchors, on a connection of its own. */
function keeper(on = database, mailTo?: string) {
  const clock = { now: () => now };
  const outbox = createOutbox(on, { source: 'settings', clock });
  const anchors = { key, folder, ...(mailTo !== undefined && { mailTo }) };
  return createAnchorKeeper({ ...openAudit(on), outbox, clock, logger, anchors }, LOOK_MS);
}

const written = async () => (await readAnchors(folder, publicKey)).anchors;
const looks = (times: number) => new Promise((resolve) => setTimeout(resolve, times * LOOK_MS));

it('signs the head at once and then once a day, whatever many processes do so', async () => {
  const keepers = [keeper(), keeper(other), keeper()];
  for (const one of keepers) one.start();
  await eventually(async () => (await written()).length === 1);
  await looks(10);
  await enqueue(desk, aWaitingEntry(31));
  await appendWaiting(desk, 100);
  now = new Date(NOW.getTime() + DAY_MS);
  await eventually(async () => (await written()).length === 2);
  await looks(10);
  for (const one of keepers) await one.stop();
  const anchors = await written();
  expect(anchors.map(({ sequence }) => sequence)).toEqual([30, 31]);
  expect(await verifyStored(desk, anchors, now)).toEqual({ entries: 31, anchors: 2 });
  expect(await desk.standing.read()).toEqual({
    checked: { at: now, sequence: 31 },
    anchored: { at: now, sequence: 31 },
  });
});

it('tells of an anchor that is to be mailed, in the transaction that notes it', async () => {
  const one = keeper(database, 'auditor@firm.example');
  one.start();
  const event = await eventually(async () => {
    const row = await database.connection.collection('outbox_events').findOne({});
    return row?.event as { type: string; data: unknown } | undefined;
  });
  await one.stop();
  expect(event).toMatchObject({ type: 'AuditAnchored', data: { to: 'auditor@firm.example', sequence: 30 } });
  const { to: _, ...anchor } = event.data as Record<string, unknown>;
  expect(readAnchor(JSON.stringify(anchor), publicKey)).toMatchObject({ sequence: 30 });
});

it.each(['recomputed', 'cut'] as const)(
  'signs no chain that was %s since the last anchor, and says so',
  async (kind) => {
    await writeAnchor(folder, signAnchor(key, { sequence: kind === 'cut' ? 40 : 30, hash: 'a'.repeat(64), at: now }));
    const one = keeper();
    one.start();
    const { checked, anchored } = await eventually(async () => {
      const standing = await desk.standing.read();
      return standing.checked && standing;
    });
    await one.stop();
    expect(checked?.broken).toEqual({ sequence: kind === 'cut' ? 31 : 30, kind });
    expect(anchored).toBeUndefined();
    expect(await written()).toHaveLength(1);
  },
);

it('sees a chain that is gone altogether', async () => {
  const one = keeper();
  one.start();
  // Noted a moment after it is written: what is taken away before that would be noted again.
  await eventually(async () => (await desk.standing.read()).anchored !== undefined);
  await overwrite(database, { entries: [], origins: [], head: undefined });
  await database.connection.collection('audit_standing').deleteMany({});
  await eventually(async () => (await desk.standing.read()).checked?.broken?.kind === 'cut');
  await one.stop();
});

it('believes no line that somebody else wrote, or changed', async () => {
  const anchor = signAnchor(key, { sequence: 30, hash: 'a'.repeat(64), at: now });
  const strange = signAnchor(privateKeyIn(makeAnchorKey()), { sequence: 30, hash: 'a'.repeat(64), at: now });
  await writeAnchor(folder, anchor);
  await writeAnchor(folder, { ...anchor, sequence: 29 });
  await writeAnchor(folder, strange);
  await writeFile(join(folder, 'by-mail.jsonl'), `${JSON.stringify(anchor)}\n\nnot JSON\n`);
  const { anchors, unsigned } = await readAnchors(folder, publicKey);
  expect(anchors).toEqual([anchor, anchor]);
  expect(unsigned).toEqual(['audit-anchors.jsonl:2', 'audit-anchors.jsonl:3', 'by-mail.jsonl:3']);
  const lines = (await readFile(join(folder, 'audit-anchors.jsonl'), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(3);
});

it('is due where nothing was checked, a day later, and for the first entry', () => {
  const head = { sequence: 1, hash: '', recordedAt: NOW };
  const checked = { at: NOW, sequence: 0 };
  const later = new Date(NOW.getTime() + DAY_MS);
  expect(isDue({}, undefined, NOW)).toBe(true);
  expect(isDue({ checked }, undefined, NOW)).toBe(false);
  expect(isDue({ checked }, head, NOW)).toBe(true);
  expect(isDue({ checked: { ...checked, broken: { sequence: 1, kind: 'cut' } } }, head, NOW)).toBe(false);
  expect(isDue({ checked: { ...checked, sequence: 1 } }, head, NOW)).toBe(false);
  expect(isDue({ checked: { ...checked, sequence: 1 } }, head, later)).toBe(true);
});
