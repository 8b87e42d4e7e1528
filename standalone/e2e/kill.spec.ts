import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@comptoir/storage/engine';
import { renderPdf } from '@comptoir/testing/invoices';
import { expect, test } from 'vitest';
import { demoAccount } from './demo-account.ts';
import { demoInvoice } from './demo-invoice.ts';
import { eventually } from './eventually.ts';
import { listInvoices, SETTLED } from './invoices.ts';
import { runKillRounds } from './kill-rounds.ts';
import { startPortalProcess } from './portal-process.ts';
import { descendantsOf, survivorsOf } from './processes.ts';
import { signIn } from './session.ts';
import { upload } from './upload.ts';

test('killed five times between upload and TO_VERIFY, it loses nothing, doubles nothing and leaves no process', {
  timeout: 240_000,
}, async () => {
  const report = await runKillRounds({ seed: 20_261_121, count: 5 });
  expect(report).toMatchObject({ kills: 5, sent: 20, lost: 0, doubled: 0, stuck: 0, orphans: 0 });
  // Kills that hit nothing prove nothing.
  expect(report.cutOff + report.underWay).toBeGreaterThan(0);
});

test('Ctrl-C in the middle of the work stops all of it within five seconds, and the next start finds the work', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-stop-'));
  const places = { dataDir, port: await freePort(), mailPort: await freePort() };
  const bytes = await renderPdf(demoInvoice('atelier', 1));
  const first = await startPortalProcess(places);
  const answer = await upload(await signIn(first.url, demoAccount('atelier')), { name: 'stop.pdf', bytes });
  expect(answer.status).toBe(201);
  const started = await descendantsOf(first.child.pid ?? 0);
  expect(started.map(({ command }) => command).join('\n')).toMatch(/mongod/);

  const asked = performance.now();
  expect(await first.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(await survivorsOf(started)).toEqual([]);

  const next = await startPortalProcess({ ...places, args: ['--no-demo'] });
  const session = await signIn(next.url, demoAccount('atelier'));
  const found = await eventually('the invoice to be read', async () => {
    const invoices = (await listInvoices(session)).filter(({ fileName }) => fileName === 'stop.pdf');
    return invoices.every(({ status }) => SETTLED.includes(status)) && invoices.length > 0 && invoices;
  });
  expect(found.map(({ status }) => status)).toEqual(['TO_VERIFY']);
  expect(await next.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});
