import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadAnswer } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { mongoUri } from '@comptoir/testing';
import { renderPdf } from '@comptoir/testing/invoices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount } from '../../e2e/demo-account.ts';
import { demoInvoice } from '../../e2e/demo-invoice.ts';
import { eventually } from '../../e2e/eventually.ts';
import { command, settledInvoice, showInvoice } from '../../e2e/invoices.ts';
import { typed } from '../../e2e/operate.ts';
import { refusePoison, tellSupplier } from '../../e2e/poisoned-copy.ts';
import { type Session, signIn } from '../../e2e/session.ts';
import { newPrefix } from '../../e2e/test-portal.ts';
import { upload } from '../../e2e/upload.ts';
import { DEMO_SUPPLIER_IDS } from '../demo/accounts.ts';
import { seedAccounts } from '../demo/seed-demo.ts';
import { type Processes, startProcesses } from './start-processes.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-processes-'));
const databasePrefix = newPrefix();
let portal: Processes;
const as = (role: Parameters<typeof demoAccount>[0]): Promise<Session> => signIn(portal.url, demoAccount(role));
const listening: ClientRequest[] = [];

beforeAll(async () => {
  portal = await startProcesses({
    dataDir,
    port: 0,
    host: '127.0.0.1',
    mailPort: 0,
    webRoot: join(import.meta.dirname, '..', '..', '..', 'web-admin', 'dist'),
    clock: systemClock,
    say: () => undefined,
    mongoUri: mongoUri(),
    databasePrefix,
  });
  const databases = { suppliers: await portal.database('suppliers'), identity: await portal.database('identity') };
  await seedAccounts({ databases }, systemClock);
}, 150_000);

afterAll(async () => {
  for (const stream of listening) stream.destroy();
  await portal?.close();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** Hears what one gateway tells a session's browser: `Type subject` each, as it comes. */
function listenAt(gateway: string, session: Session): string[] {
  const heard: string[] = [];
  const stream = request(`${gateway}/api/live`, {
    headers: { host: new URL(portal.url).host, cookie: session.cookie(), 'x-requested-with': 'XMLHttpRequest' },
  });
  stream.on('error', () => undefined);
  stream.on('response', (response) => {
    response.setEncoding('utf8').on('error', () => undefined);
    response.on('data', (text: string) => {
      for (const [, data] of text.matchAll(/^event: change\ndata: (.*)$/gm)) {
        const { type, subject } = JSON.parse(data ?? '{}') as { type: string; subject: string };
        heard.push(`${type} ${subject}`);
      }
    });
  });
  stream.end();
  listening.push(stream);
  return heard;
}

test('an invoice goes from upload to paid through thirteen processes, and a browser on either gateway sees each move', async () => {
  const [supplier, alice, bruno, claire] = [
    await as('atelier'),
    await as('alice'),
    await as('bruno'),
    await as('claire'),
  ];
  const gateways = portal.services.filter(({ service }) => service === 'gateway');
  const heard = gateways.map(({ url }) => listenAt(url, supplier));
  expect(heard).toHaveLength(2);

  const bytes = await renderPdf(demoInvoice('atelier', 4711));
  const answer = await upload(supplier, { name: 'processes.pdf', bytes }, DEMO_SUPPLIER_IDS.atelier);
  expect(answer.status).toBe(201);
  const { documentId } = (await answer.json()) as UploadAnswer;
  const { id, status } = await settledInvoice(alice, documentId, 60_000);
  expect(status).toBe('TO_VERIFY');

  const { content } = await showInvoice(alice, id);
  expect((await command(alice, id, 'verify', { content })).status).toBe(200);
  expect((await command(bruno, id, 'control')).status).toBe(200);
  const { amountDue } = await showInvoice(claire, id);
  const payment = { date: '2026-12-31', amount: amountDue, method: 'SEPA', reference: 'VIR 4711' };
  expect((await command(claire, id, 'pay', payment)).status).toBe(200);
  expect((await showInvoice(supplier, id)).status).toBe('PAID');
  await eventually('the payment in the supplier’s tab', async () => {
    const tab = await supplier.json<{ totalElements: number }>(`/api/invoice/payment/${DEMO_SUPPLIER_IDS.atelier}`);
    return tab.totalElements === 1;
  });

  const moves = ['Received', 'ReadingStarted', 'Read', 'Verified', 'Controlled', 'PaymentRecorded'];
  for (const told of heard)
    await expect
      .poll(() => told.filter((line) => line.endsWith(id)), { timeout: 10_000 })
      .toEqual(moves.map((move) => `Invoice${move} ${id}`));
}, 120_000);

test('each process says one line when it is ready, and none an error', async () => {
  const logs = await readdir(join(dataDir, 'logs'));
  expect(logs).toHaveLength(13);
  for (const log of logs) {
    const lines = (await readFile(join(dataDir, 'logs', log), 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg: string });
    expect([log, lines.filter(({ msg }) => msg === 'ready').length]).toEqual([log, 1]);
    expect([log, lines.filter(({ level }) => level >= 50)]).toEqual([log, []]);
  }
});

test('whoever operates it types what they would at one process: dead letters, rebuilt copies, the audit', async () => {
  const [invoices, suppliers] = [await portal.database('invoices'), await portal.database('suppliers')];
  const id = newId();
  await refusePoison(invoices, true);
  await tellSupplier({ databases: { suppliers } }, { id, sequence: 1 });
  const letter = await eventually('a dead letter', async () => {
    const { out } = await typed(databasePrefix, 'dead-letters', 'list', '--service', 'invoices');
    return /invoices\S+(?= {2}SupplierChanged)/.exec(out)?.[0];
  });
  await refusePoison(invoices, false);
  expect(await typed(databasePrefix, 'dead-letters', 'replay', letter)).toMatchObject({ out: `${letter} replayed\n` });

  const copies = invoices.connection.collection('supplier_copies');
  expect(await copies.countDocuments({ name: 'Poison' })).toBe(1);
  await copies.updateOne({ name: 'Poison' }, { $set: { name: 'Wrong' } });
  // Its owner never had that supplier: a copy made anew has what the owner has, and no more.
  const rebuilt = await typed(databasePrefix, 'rebuild', 'invoices.suppliers');
  expect(rebuilt).toMatchObject({ code: 0, out: expect.stringMatching(/rebuilt from \d+ snapshots\n$/) });
  expect(await copies.distinct('_id')).toEqual(await suppliers.connection.collection('suppliers').distinct('_id'));

  const verified = await typed(databasePrefix, 'audit', 'verify');
  expect(verified, verified.err).toMatchObject({ code: 0 });
}, 120_000);

test('one that is killed is started again, and the portal goes on', async () => {
  const payments = portal.services.find(({ service }) => service === 'payments');
  process.kill(payments?.pid() ?? 0, 'SIGKILL');
  await eventually('another process', async () => payments?.pid() === undefined);
  await payments?.ready();
  const claire = await as('claire');
  await eventually('payments to answer', async () => (await claire.call('/api/v1/payments')).status === 200);
}, 60_000);
