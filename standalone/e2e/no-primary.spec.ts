import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDEMPOTENCY_HEADER } from '@comptoir/contracts';
import { type LocalMember, type LocalReplicaSet, startLocalReplicaSet } from '@comptoir/storage/engine';
import { renderPdf } from '@comptoir/testing/invoices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { type BootedPortal, bootPortal } from './boot-portal.ts';
import { demoAccount } from './demo-account.ts';
import { demoInvoice } from './demo-invoice.ts';
import { eventually } from './eventually.ts';
import { listInvoices } from './invoices.ts';
import { type Session, signIn } from './session.ts';
import { newPrefix } from './test-portal.ts';
import { upload } from './upload.ts';

/** How long a call waits for a primary here, in milliseconds; ten seconds by default, more than an election takes. */
const PATIENCE_MS = 2_500;

const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-no-primary-'));
let set: LocalReplicaSet;
let portal: BootedPortal;
let frozen: readonly LocalMember[] = [];

const tell = async (members: readonly LocalMember[], signal: NodeJS.Signals): Promise<void> => {
  for (const member of members) process.kill(await member.pid(), signal);
};

beforeAll(async () => {
  set = await startLocalReplicaSet({ dataDir });
  const mongoUri = `${set.uri}&serverSelectionTimeoutMS=${PATIENCE_MS}`;
  const log = { level: 'fatal', destination: process.stderr };
  portal = await bootPortal({ mongoUri, databasePrefix: newPrefix(), log });
}, 120_000);

afterAll(async () => {
  await tell(frozen, 'SIGCONT');
  await portal?.close();
  await set?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const sendUnder = async (session: Session, key: string): Promise<Response> => {
  const bytes = await renderPdf(demoInvoice('atelier', 8_101));
  return upload(session, { name: 'no-primary.pdf', bytes }, DEMO_SUPPLIER_IDS.atelier, { [IDEMPOTENCY_HEADER]: key });
};

test('without a primary what writes is answered 503 and when to come back, and leaves nothing half written', {
  timeout: 120_000,
}, async () => {
  const supplier = await signIn(portal.url, demoAccount('atelier'));
  const admin = await signIn(portal.url, demoAccount('admin'));
  expect(await listInvoices(supplier)).toEqual([]);

  const primary = await set.primary();
  frozen = set.members.filter(({ port }) => port !== primary?.port);
  await tell(frozen, 'SIGSTOP');
  await eventually('the primary to step down', async () => (await set.primary()) === undefined, 30_000);

  const setting = { code: 'AMOUNT_TOLERANCE', value: '0.09', changed: true };
  const answers = await Promise.all([
    sendUnder(supplier, 'no primary'),
    admin.call('/api/admin/setting/invoice', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([setting]),
    }),
    // A read may be as old as the last primary, or wait: ours wait.
    supplier.call('/api/v1/invoices?range=[0,9]'),
  ]);
  for (const answer of answers) {
    expect([answer.url, answer.status]).toEqual([answer.url, 503]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'database.unavailable' });
  }
  const ready = await fetch(`${portal.url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain('mongodb');

  await tell(frozen, 'SIGCONT');
  frozen = [];
  await eventually('a primary', () => set.primary(), 30_000);
  const again = await eventually('the upload to be taken', async () => {
    const answer = await sendUnder(supplier, 'no primary');
    return answer.status === 503 ? undefined : answer;
  });
  expect(again.status).toBe(201);
  await eventually('its invoice', async () => (await listInvoices(supplier)).length === 1);
  expect(await listInvoices(supplier)).toHaveLength(1);
  const settings = await admin.json<Array<{ code: string; value: string }>>('/api/admin/setting/list/module/invoice');
  expect(settings.find(({ code }) => code === 'AMOUNT_TOLERANCE')?.value).not.toBe('0.09');
});
