import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry, AuditStanding, SpecificationUser } from '@comptoir/contracts';
import { afterAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { anchorEnvironment, anchorPlaceIn } from '../src/operate/anchor-place.ts';
import { sendInvoices } from './browser/send-invoices.ts';
import { demoAccount } from './demo-account.ts';
import { eventually } from './eventually.ts';
import { command, showInvoice } from './invoices.ts';
import { operate, typed } from './operate.ts';
import { signIn } from './session.ts';
import { newPrefix, startTestPortal } from './test-portal.ts';

const databasePrefix = newPrefix();
const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-audit-'));
afterAll(() => rm(dataDir, { recursive: true }));
const whole = await startTestPortal(await anchorEnvironment(dataDir), { databasePrefix });
const { portal, as, url } = whole;
const [admin, alice] = await Promise.all([as('admin'), as('alice')]);
const { folder, publicKeyFile } = anchorPlaceIn(dataDir);
const chain = portal.databases.settings.connection.collection('audit_chain');

const audited = (filter: object, what: string): Promise<AuditEntry> =>
  eventually(what, async () => {
    const query = encodeURIComponent(JSON.stringify(filter));
    return (await admin.json<AuditEntry[]>(`/api/v1/audit?filter=${query}`))[0];
  });
const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
  body: JSON.stringify(body),
});
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('what people decide is in the trail: who, as which role, from where, what before and after', async () => {
  const made = await admin.json<SpecificationUser>(
    '/api/admin/user/',
    json('POST', {
      ...{ civility: 'Mrs', firstName: 'Grace', lastName: 'Hopper', email: 'grace@firm.example' },
      ...{ jobTitle: 'regular', language: 'en' },
    }),
  );
  const created = await audited({ subject: made.id, action: 'user.create' }, 'the user');
  expect(created).toMatchObject({
    by: { name: 'Ada Martin', kind: 'user' },
    roles: ['admin'],
    address: expect.stringMatching(/127\.0\.0\.1|::1/),
    device: 'Firefox, Linux',
    about: { kind: 'user', id: made.id, name: 'Grace Hopper' },
    before: null,
    after: expect.objectContaining({ email: 'grace@firm.example', status: 'WAITING' }),
  });
  expect(await audited({ subject: made.id, action: 'password.link.creation' }, 'the link')).toMatchObject({
    about: { name: 'Grace Hopper' },
  });

  await admin.json('/api/admin/setting/invoice', json('PUT', [{ code: 'EXPORT_EC', value: '0' }]));
  expect(await audited({ subject: 'invoice/EXPORT_EC' }, 'the setting')).toMatchObject({
    action: 'setting.change',
    before: { value: '1' },
    after: { value: '0' },
    device: 'Firefox, Linux',
  });
});

test('a supplier that is edited, and a bank change that is asked for, are in the trail with the account masked', async () => {
  const id = DEMO_SUPPLIER_IDS.atelier;
  const { version, ...supplier } = await admin.json<{ version: number }>(`/api/v1/suppliers/${id}`);
  const edited = await admin.call(`/api/v1/suppliers/${id}`, json('PUT', { ...supplier, version, codeNaf: '7410Z' }));
  expect(edited.status).toBe(200);
  const entry = await audited({ subject: id, action: 'supplier.update' }, 'the supplier');
  expect(entry.about.kind).toBe('supplier');
  expect(entry.after).toMatchObject({ codeNaf: '7410Z' });
  const kept = await chain.find({}).toArray();
  expect(JSON.stringify(kept)).not.toMatch(/[A-Z]{2}\d{2}[A-Z0-9]{11,}/);
});

test('an invoice’s decisions are in the trail with what was said', async () => {
  const [invoice] = await sendInvoices(whole, 'atelier', ['F-2026-901'], { lineCount: 1 });
  if (!invoice) throw new Error('nothing was sent');
  await command(alice, invoice.id, 'verify', { content: (await showInvoice(alice, invoice.id)).content });
  await command(alice, invoice.id, 'reject', { reason: 'OTHER', details: 'sent by a test' });
  expect(await audited({ subject: invoice.id, action: 'invoice.REJECT' }, 'the rejection')).toMatchObject({
    by: { name: expect.stringContaining('Alice') },
    about: { kind: 'invoice', name: expect.stringContaining('F-2026-901') },
    before: { status: 'TO_CONTROL' },
    after: { status: 'REJECTED', reason: 'OTHER', details: 'sent by a test' },
  });
});

test('ended sessions are in the trail', async () => {
  const [here] = [await signIn(url, demoAccount('claire')), await signIn(url, demoAccount('claire'))];
  expect((await here.call('/api/v1/sessions', { method: 'DELETE' })).status).toBe(200);
  expect(await audited({ action: 'user.sessions.end' }, 'the sessions')).toMatchObject({
    by: { name: expect.stringContaining('Claire') },
    before: { sessions: expect.arrayContaining([expect.objectContaining({ lastSeenAt: expect.any(String) })]) },
  });
});

test('the command finds the chain in order, with its anchors, and nothing that was done to it unsaid', async () => {
  await eventually('an anchor', async () => (await admin.json<AuditStanding>('/api/v1/audit/standing')).anchored);
  const anchors = ['--anchors', folder, '--public-key', publicKeyFile];
  const sound = await typed(databasePrefix, 'audit', 'verify', ...anchors);
  expect(sound).toMatchObject({ code: 0, err: '' });
  expect(sound.out).toMatch(/^\d+ entries in order, \d+ anchors met/);

  const ofFolder = await operate({ databasePrefix, dataDir }, 'audit', 'verify');
  expect(ofFolder).toMatchObject({ code: 0, out: expect.stringContaining('Anchored up to entry') });
  const withoutAnchors = await operate(databasePrefix, 'audit', 'verify');
  expect(withoutAnchors).toMatchObject({ code: 0, out: expect.stringContaining('No anchor: ') });

  const exported = await operate(databasePrefix, 'audit', 'export', '--format', 'json');
  expect((JSON.parse(exported.out) as unknown[]).length).toBe(await chain.countDocuments());

  const first = await chain.findOne({ _id: '000000000001' as never });
  await chain.updateOne({ _id: '000000000001' as never }, { $set: { 'by.name': 'Nobody' } });
  expect(await typed(databasePrefix, 'audit', 'verify', ...anchors)).toMatchObject({
    code: 1,
    err: expect.stringContaining('entry 1: the entry is not what was written'),
  });
  await chain.updateOne({ _id: '000000000001' as never }, { $set: { 'by.name': first?.by.name } });
  expect((await operate(databasePrefix, 'audit', 'verify', ...anchors)).code).toBe(0);

  for (const wrong of [
    [],
    ['mend'],
    ['verify', '--anchors', folder],
    ['export', '--format', 'xml'],
    ['export', '--from', 'x'],
  ])
    expect((await operate(databasePrefix, 'audit', ...wrong)).code).toBe(1);
});
