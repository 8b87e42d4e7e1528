import type { UploadAnswer } from '@comptoir/contracts';
import { startTracing } from '@comptoir/service-kit';
import { renderPdf } from '@comptoir/testing/invoices';
import { afterAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { demoInvoice } from './demo-invoice.ts';
import { eventually } from './eventually.ts';
import { settledInvoice } from './invoices.ts';
import { keepLines } from './log-lines.ts';
import { createSession, signIn } from './session.ts';
import { newPrefix, startTestPortal } from './test-portal.ts';
import { type ReceivedSpan, receiveTraces } from './trace-receiver.ts';
import { upload } from './upload.ts';

const receiver = await receiveTraces();
// The exporter reads the address from the environment itself, as the standard has it.
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
const tracing = await startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
  'spec',
);
delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
const log = keepLines();
const { portal, url, as } = await startTestPortal({}, { databasePrefix: newPrefix(), log });
const [admin, supplier] = await Promise.all([as('admin'), as('atelier')]);
afterAll(async () => {
  await tracing.stop();
  await receiver.close();
});

/** The names of a span and of all above it, the root first. */
function pathTo(span: ReceivedSpan): string[] {
  const parent = receiver.spans.find(({ spanId, traceId }) => traceId === span.traceId && spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent) : []), span.name];
}

test('one trace leads from the upload through the reading to what the invoice became', async () => {
  const made = demoInvoice('atelier', 4711, { invoiceNumber: 'F-TRACE-1' });
  const theirs = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  await supplier.call('/api/v1/invoices', { headers: theirs });
  const answer = await upload(supplier, { name: 'trace.pdf', bytes: await renderPdf(made) }, DEMO_SUPPLIER_IDS.atelier);
  await settledInvoice(supplier, ((await answer.json()) as UploadAnswer).documentId);

  const handled = await eventually('the handler’s span', async () =>
    receiver.spans.find((span) => span.name === 'handle DocumentRead'),
  );
  expect(pathTo(handled)).toEqual([
    'POST /api/*',
    'POST documents',
    'POST /api/bill/upload',
    'handle DocumentStored',
    'handle InvoiceReceived',
    'job readings',
    'handle DocumentRead',
  ]);
  const names = receiver.spans.filter(({ traceId }) => traceId === handled.traceId).map(({ name }) => name);
  for (const name of [
    'publish DocumentStored',
    'publish DocumentRead',
    'GET documents',
    'GET /api/v1/documents/:id/content',
  ]) {
    expect(names).toContain(name);
  }
  // Nobody outside says which trace a call belongs to.
  expect(receiver.spans.some(({ traceId }) => traceId === 'a'.repeat(32))).toBe(false);
  expect(log.lines.some((line) => line.includes('"traceId"'))).toBe(true);
}, 90_000);

/** Six digits are somewhere within any minute's nanoseconds and ids: they count where they stand by themselves. */
const isIn = (said: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(said) : said.includes(secret);

test('no IBAN, code, password, cookie or reset token that was sent is in any line of a log or any span', async () => {
  const secrets = {
    iban: 'FR1420041010050500013M02606',
    mistyped: 'DE89370400440532013009',
    code: '482913',
    password: 'Geheim-und-recht-lang',
    right: 'comptoir-demo-2026',
    cookie: admin.cookie().split('=').slice(1).join('='),
    reset: 'r3s3t-4f9b2c7d',
    referer: 'r3f3r3r-8a1d',
    email: 'jean.dupont@example.org',
  };
  const began = log.lines.length;
  const json = { 'content-type': 'application/json', referer: `${url}/reset?token=${secrets.referer}` };
  const tell = (method: string, path: string, body: unknown) =>
    admin.call(path, { method, headers: json, body: JSON.stringify(body) });

  await expect(signIn(url, { email: secrets.email, password: secrets.password })).rejects.toThrow();
  await signIn(url, { email: 'bruno@comptoir.example', password: secrets.right });
  await createSession(url).call(`/api/auth/callback?code=${secrets.code}&state=${secrets.reset}`);
  await admin.call(`/reset?token=${secrets.reset}`, { headers: { referer: `${url}/?otp=${secrets.code}` } });
  await admin.call(`/api/v1/suppliers?filter=${encodeURIComponent(JSON.stringify({ q: secrets.iban }))}`, {
    headers: json,
  });
  await tell('PUT', '/api/v1/suppliers/none', { iban: secrets.iban, otp: secrets.code, password: secrets.password });
  await tell('POST', '/api/v1/suppliers', { iban: 12, email: [secrets.email], password: { deep: secrets.password } });
  await tell('PUT', `/api/admin/setting/invoice?token=${secrets.reset}`, [
    { code: secrets.code, value: secrets.password },
  ]);
  await admin.call('/api/v1/suppliers', { method: 'POST', headers: json, body: `{"password":"${secrets.password}` });

  // Errors nobody foresaw, whose words hold what was sent: the database refuses rows, and says which.
  const users = portal.databases.identity.connection;
  await users.db?.command({ collMod: 'users', validator: { lastName: { $ne: secrets.password } } });
  const suppliers = portal.databases.suppliers.connection;
  await suppliers.db?.command({
    collMod: 'change_requests',
    validator: { 'after.iban': { $nin: [secrets.iban, secrets.mistyped] } },
  });
  const [row] = await admin.json<Array<{ id: string; version: number }>>('/api/v1/suppliers?range=[0,0]');
  const detail = await admin.json<object>(`/api/v1/suppliers/${row?.id}`);
  const noBank = await tell('PUT', `/api/v1/suppliers/${row?.id}`, { ...detail, iban: secrets.iban, bic: 'PSSTFRPP' });
  const mistyped = await tell('PUT', `/api/v1/suppliers/${row?.id}`, { ...detail, iban: secrets.mistyped });
  const [person] = await admin.json<Array<{ id: string }>>('/api/v1/users?range=[0,0]');
  const account = await admin.json<object>(`/api/admin/user/${person?.id}`);
  const noName = await tell('PUT', `/api/admin/user/${person?.id}`, { ...account, lastName: secrets.password });
  await suppliers.db?.command({ collMod: 'change_requests', validator: {} });
  await users.db?.command({ collMod: 'users', validator: {} });

  await new Promise((resolve) => setTimeout(resolve, 500));
  const lines = log.lines.slice(began);
  const said = [...log.lines, ...receiver.texts].join('\n');
  for (const [what, secret] of Object.entries(secrets))
    expect({ what, told: isIn(said, secret) }).toEqual({ what, told: false });
  // It would prove nothing where nothing was said.
  expect(lines.length).toBeGreaterThan(0);
  expect(receiver.spans.length).toBeGreaterThan(20);
  expect([noBank.status, noName.status, mistyped.status]).toEqual([500, 500, 400]);
}, 60_000);
