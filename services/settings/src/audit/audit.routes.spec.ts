import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry, AuditName, AuditStanding, Decision, EventType } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { aClerk, anAdmin, aSupplier, eventually, startService } from '@comptoir/testing';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { ensureAnchorKey } from './anchor-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'audit-'));
afterAll(() => rm(folder, { recursive: true }));
const keyFile = join(folder, 'key.pem');
await ensureAnchorKey(keyFile);
const service = await startService('settings', createApp, {
  env: { AUDIT_ANCHOR_KEY_FILE: keyFile, AUDIT_ANCHOR_DIR: join(folder, 'anchors') },
});
const admin = anAdmin();

const decision = (more: Partial<Decision> = {}): Decision => ({
  action: 'supplier.update',
  by: { id: 'ada', name: 'Ada Admin', kind: 'user' },
  roles: ['root_administrator'],
  address: '203.0.113.9',
  device: 'Firefox, Linux',
  about: { kind: 'supplier', id: 'acme', name: 'ACME' },
  before: { name: 'Acme' },
  after: { name: 'ACME' },
  ...more,
});
const say = (more: Partial<Decision> = {}, type: EventType = 'DecisionTaken') =>
  service.say('suppliers', { type, subject: newId(), data: { decision: decision(more) } });
const get = async <T>(path: string): Promise<T> => (await service.call(admin, path)).json() as Promise<T>;
const list = (filter: object) =>
  get<AuditEntry[]>(`/api/v1/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const listed = (filter: object, count = 1) =>
  eventually(async () => {
    const entries = await list(filter);
    return entries.length >= count && entries;
  });

it('keeps what others decided: who, as which role, from where, what before and after', async () => {
  await say({ about: { kind: 'supplier', id: 'kept', name: 'ACME' } });
  const [entry] = await listed({ subject: 'kept' });
  expect(entry).toMatchObject({
    by: { id: 'ada', name: 'Ada Admin', kind: 'user' },
    roles: ['root_administrator'],
    address: '203.0.113.9',
    device: 'Firefox, Linux',
    action: 'supplier.update',
    about: { kind: 'supplier', id: 'kept', name: 'ACME' },
    before: { name: 'Acme' },
    after: { name: 'ACME' },
  });
});

it('names a thing that one entry says by its id alone, as another named it', async () => {
  await say({ about: { kind: 'supplier', id: 'named', name: 'Named & Co' } });
  await say({ action: 'change.guess.refused', about: { kind: 'supplier', id: 'named', name: '' } });
  const entries = await listed({ subject: 'named' }, 2);
  expect(entries.map(({ about }) => about.name)).toEqual(['Named & Co', 'Named & Co']);
});

it('keeps an event once, however often it comes', async () => {
  const event = await say({ action: 'once' });
  await service.bus.publish('comptoir.suppliers.v1', [event, event]);
  await say({ action: 'after.once' });
  await listed({ action: 'after.once' });
  expect(await list({ action: 'once' })).toHaveLength(1);
});

it('narrows by person, action, thing and time', async () => {
  await say({ action: 'narrow.a', by: { id: 'bob', name: 'Bob', kind: 'user' } });
  await say({ action: 'narrow.b', by: { id: 'bob', name: 'Bob', kind: 'user' } });
  const both = await listed({ by: 'bob' }, 2);
  expect((await list({ by: 'bob', action: 'narrow.a' })).map(({ action }) => action)).toEqual(['narrow.a']);
  const at = both[0]?.at ?? '';
  expect(await list({ by: 'bob', from: new Date(new Date(at).getTime() + 1).toISOString() })).toEqual([]);
  expect((await list({ by: 'bob', to: new Date(new Date(at).getTime() + 1).toISOString() })).length).toBe(2);
});

it.each(['{"from":"yesterday"}', '{"from":"2026-13-40T25:00:00Z"}', '{"nobody":"x"}', '{"by":{"$ne":null}}'])(
  'refuses the filter %s',
  async (filter) => {
    for (const path of ['', '/export']) {
      const answer = await service.call(admin, `/api/v1/audit${path}?filter=${encodeURIComponent(filter)}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid' });
    }
  },
);

it('offers what a filter can be chosen from', async () => {
  await say({ about: { kind: 'supplier', id: 'zebra', name: 'Zebra Logistics' } });
  await listed({ subject: 'zebra' });
  expect(await get<AuditName[]>('/api/v1/audit/names?of=subject&q=zeb')).toEqual([
    { id: 'zebra', kind: 'supplier', name: 'Zebra Logistics' },
  ]);
  expect((await service.call(admin, '/api/v1/audit/names?of=secrets')).status).toBe(400);
});

it('gives the trail as a file, and notes who took it', async () => {
  await say({ about: { kind: 'supplier', id: 'exported', name: '=1+1' } });
  await listed({ subject: 'exported' });
  const filter = encodeURIComponent(JSON.stringify({ subject: 'exported' }));
  const csv = await service.call(admin, `/api/v1/audit/export?format=csv&filter=${filter}`, {
    headers: { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'curl/8.5.0' },
  });
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
  const lines = (await csv.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(",'=1+1,supplier,exported,");
  const json = await service.call(admin, `/api/v1/audit/export?format=json&filter=${filter}`);
  expect(await json.json()).toMatchObject([{ about: { id: 'exported' } }]);
  const [, first] = await listed({ action: 'audit.export' }, 2);
  expect(first).toMatchObject({
    by: { id: admin.id },
    address: '198.51.100.7',
    device: 'curl',
    after: { format: 'csv', subject: 'exported' },
  });
});

it('says how the chain stands, once it was checked and anchored', async () => {
  const standing = await eventually(async () => {
    const now = await get<AuditStanding>('/api/v1/audit/standing');
    return now.checked && now;
  });
  expect(standing.anchors).toBe(true);
  expect(standing.checked?.broken).toBeUndefined();
});

it('shows nothing of it to who is no administrator', async () => {
  for (const path of ['', '/names?of=by', '/standing', '/export']) {
    for (const caller of [aClerk(), aSupplier('s')])
      expect((await service.call(caller, `/api/v1/audit${path}`)).status).toBe(403);
    expect((await service.call(undefined, `/api/v1/audit${path}`)).status).toBe(401);
  }
});

it('offers no way to change or take away an entry', async () => {
  const [entry] = await listed({});
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
    expect((await service.call(admin, `/api/v1/audit/${entry?.id}`, { method })).status).toBe(404);
    expect((await service.call(admin, '/api/v1/audit', { method })).status).toBe(404);
  }
});

it.each([
  [{ AUDIT_ANCHOR_KEY_FILE: join(folder, 'none.pem'), AUDIT_ANCHOR_DIR: folder }, 'AUDIT_ANCHOR_KEY_FILE'],
  [{ AUDIT_ANCHOR_KEY_FILE: keyFile }, 'AUDIT_ANCHOR_DIR or AUDIT_ANCHOR_MAIL'],
  [{ AUDIT_ANCHOR_DIR: folder }, 'AUDIT_ANCHOR_KEY_FILE'],
  [{ AUDIT_ANCHOR_KEY_FILE: keyFile, AUDIT_ANCHOR_MAIL: 'nobody' }, 'AUDIT_ANCHOR_MAIL'],
])('does not start with %j', async (env, names) => {
  await expect(startService('settings', createApp, { env })).rejects.toThrow(names);
});
