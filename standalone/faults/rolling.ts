import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@comptoir/service-kit';
import { renderPdf } from '@comptoir/testing/invoices';
import { type DemoRole, demoAccount } from '../e2e/demo-account.ts';
import { demoInvoice } from '../e2e/demo-invoice.ts';
import { type Session, signIn } from '../e2e/session.ts';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { seedAccounts } from '../src/demo/seed-demo.ts';
import { startProcesses } from '../src/processes/start-processes.ts';

export interface RollingReport {
  readonly restarts: number;
  readonly requests: number;
  /** What was not answered, or with 5xx, a line each. */
  readonly failed: readonly string[];
  /** The slowest answer, in milliseconds: a call waits for a service that restarts. */
  readonly slowestMs: number;
}

type Call = { readonly by: DemoRole; readonly path: string; readonly init?: () => RequestInit };

const { atelier } = DEMO_SUPPLIER_IDS;

/**
 * Restarts every process in turn, `times` over, while people go on working, and counts what they were not answered.
 * @param options.pauseMs between an answer and the next call, in each of three loops
 */
export async function runRolling(options: {
  times: number;
  pauseMs: number;
  say: (line: string) => void;
}): Promise<RollingReport> {
  const { times, pauseMs, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-rolling-'));
  const portal = await startProcesses({
    dataDir: folder,
    port: 0,
    host: '127.0.0.1',
    mailPort: 0,
    webRoot: join(import.meta.dirname, '..', '..', 'web-admin', 'dist'),
    clock: systemClock,
    say,
    env: ENVIRONMENT,
  });
  try {
    const databases = { suppliers: await portal.database('suppliers'), identity: await portal.database('identity') };
    await seedAccounts({ databases }, systemClock);
    const load = await startLoad(portal.url, { pauseMs, say });
    let restarts = 0;
    for (let round = 1; round <= times; round += 1) {
      for (const service of portal.services) {
        await service.restart();
        restarts += 1;
      }
      const { requests, failed, slowestMs } = load.soFar();
      say(
        `round ${round}: ${restarts} restarts, ${requests} requests, ${failed.length} failed, slowest ${slowestMs} ms`,
      );
    }
    return { restarts, ...(await load.stop()) };
  } finally {
    await portal.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** One of each service runs here: a call waits for the next to be up, where a cluster would have a second one. */
const ENVIRONMENT = {
  SERVICE_WAIT_MS: '60000',
  SHUTDOWN_DELAY_MS: '1500',
  RATE_LIMIT_USER: '100000',
  RATE_LIMIT_ADDRESS: '100000',
  RATE_LIMIT_UPLOADS: '100000',
  LOG_LEVEL: 'info',
};

async function startLoad(url: string, { pauseMs, say }: { pauseMs: number; say: (line: string) => void }) {
  const sessions = new Map<DemoRole, Session>();
  for (const role of ['admin', 'alice', 'claire', 'atelier'] as const)
    sessions.set(role, await signIn(url, demoAccount(role)));
  const stopping = new AbortController();
  const failed: string[] = [];
  let requests = 0;
  let slowestMs = 0;

  function fail(line: string, began: number): void {
    failed.push(line);
    say(`failed at ${new Date().toISOString()}, after ${Math.round(performance.now() - began)} ms: ${line}`);
  }

  async function make({ by, path, init = () => ({}) }: Call): Promise<void> {
    const asked = init();
    const began = performance.now();
    requests += 1;
    try {
      const answer = await (sessions.get(by) as Session).call(path, asked);
      await answer.arrayBuffer();
      if (answer.status >= 400) fail(`${asked.method ?? 'GET'} ${path}: ${answer.status}`, began);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      fail(`${asked.method ?? 'GET'} ${path}: ${cause}`, began);
    }
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
  }

  async function worker(calls: readonly Call[]): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await make(calls[turn % calls.length] as Call);
      await sleep(pauseMs);
    }
  }

  const working = (await loads()).map(worker);
  const soFar = () => ({ requests, failed, slowestMs });
  return {
    soFar,
    async stop() {
      stopping.abort();
      await Promise.all(working);
      return soFar();
    },
  };
}

/** What people do at the same time: a supplier, staff, and an admin who watches. */
async function loads(): Promise<Call[][]> {
  const bytes = (await renderPdf(demoInvoice('atelier', 1))) as Uint8Array<ArrayBuffer>;
  let sent = 0;
  const upload = (): RequestInit => {
    const form = new FormData();
    sent += 1;
    form.set('file', new File([bytes, `%${sent}`], `rolling-${sent}.pdf`, { type: 'application/pdf' }));
    return { method: 'POST', body: form };
  };
  const comment = (): RequestInit => {
    const form = new FormData();
    form.set('replyText', 'rolling');
    return { method: 'POST', body: form };
  };
  const tolerance = (): RequestInit => ({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ code: 'AMOUNT_TOLERANCE', value: `0.0${1 + (sent % 9)}`, changed: true }]),
  });
  return [
    [
      { by: 'atelier', path: '/api/v1/invoices?range=[0,24]' },
      { by: 'atelier', path: `/api/bill/upload?idClient=${atelier}`, init: upload },
      { by: 'atelier', path: `/api/invoice/payment/${atelier}` },
      { by: 'atelier', path: `/api/message/reply/send?supplierId=${atelier}`, init: comment },
    ],
    [
      { by: 'alice', path: '/api/v1/invoices?range=[0,24]' },
      { by: 'alice', path: '/api/v1/suppliers?range=[0,24]' },
      { by: 'alice', path: '/api/order' },
      { by: 'alice', path: '/api/current-user' },
    ],
    [
      { by: 'admin', path: '/api/admin/setting/invoice', init: tolerance },
      { by: 'admin', path: '/api/v1/health' },
      { by: 'claire', path: '/api/v1/payments' },
      { by: 'admin', path: `/api/message/history?supplierId=${atelier}` },
    ],
  ];
}
