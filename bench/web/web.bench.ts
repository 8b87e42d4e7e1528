// Script a browser loads up to the sign-in screen and up to the first list: what real Chromium asked for, as gzip.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { freePort, startLocalMongo } from '@comptoir/storage/engine';
import { startChromium } from '@comptoir/testing';
import { DEMO_ACCOUNTS } from '../../standalone/src/demo/accounts.ts';
import { seedAccounts } from '../../standalone/src/demo/seed-demo.ts';
import { startPortal } from '../../standalone/src/portal.ts';

const DIST = join(import.meta.dirname, '..', '..', 'web-admin', 'dist');
const JOURNEYS = [
  { name: 'first list, staff', email: 'alice@comptoir.example', path: '/invoices', reach: 400 },
  { name: 'first list, supplier', email: 'supplier@atelier.example', path: '/', reach: 400 },
] as const;

async function gzipBytes(scripts: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...scripts].map(async (path) => gzipSync(await readFile(join(DIST, path)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function report(name: string, bytes: number, count: number, reach: number): void {
  const kilobytes = bytes / 1000;
  console.log(
    `${name.padEnd(22)} ${kilobytes.toFixed(1).padStart(7)} kB gzip in ${count} scripts (to reach: ${reach} kB, ratio ${(kilobytes / reach).toFixed(2)})`,
  );
}

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const mongo = await startLocalMongo({ dataDir: folder, say: console.error });
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const portal = await startPortal({
    mongoUri: mongo.uri,
    databasePrefix: `bench_${randomBytes(3).toString('hex')}_`,
    port,
    host: '127.0.0.1',
    publicUrl,
    smtpUrl: 'smtp://127.0.0.1:9',
    webRoot: DIST,
    clock: systemClock,
    loggerFor: (service) => createLogger({ service, level: 'error' }),
    env: {},
  });
  await seedAccounts(portal, systemClock);
  const browser = await startChromium();
  try {
    for (const { name, email, path, reach } of JOURNEYS) {
      const account = DEMO_ACCOUNTS.find((candidate) => candidate.email === email);
      const page = await (await browser.newContext({ locale: 'en' })).newPage();
      const scripts = new Set<string>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
      });
      await page.goto(publicUrl + path);
      await page.locator('input[type=password]').waitFor();
      if (path === '/') report('sign-in', await gzipBytes(scripts), scripts.size, 100);
      scripts.clear();
      await page.locator('input').first().fill(email);
      await page.locator('input[type=password]').fill(account?.password ?? '');
      await page.locator('button[type=submit]').click();
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      report(name, await gzipBytes(scripts), scripts.size, reach);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await portal.close();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
