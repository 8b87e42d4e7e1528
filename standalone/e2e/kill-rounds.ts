import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER, type InvoiceSummary } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { openDatabase } from '@comptoir/storage';
import { freePort, startLocalMongo } from '@comptoir/storage/engine';
import { renderPdf } from '@comptoir/testing/invoices';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { seedAccounts } from '../src/demo/seed-demo.ts';
import { demoAccount } from './demo-account.ts';
import { demoInvoice } from './demo-invoice.ts';
import { eventually } from './eventually.ts';
import { SETTLED } from './invoices.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';
import { descendantsOf, survivorsAfter } from './processes.ts';
import { type Session, signIn } from './session.ts';
import { upload } from './upload.ts';

/** What is sent a round; enough that the kill falls into some file's way whenever it comes. */
const FILES_A_ROUND = 4;
/** From the first upload's start to the last one's reading: where the kills fall. */
const WINDOW_MS = 2_500;
/** Its people are there already, its invoices would only be in the way. */
const WITHOUT_DEMO = ['--no-demo'];
/** Kills between two rests: a document whose reading died three times is given up, and rightly so. */
const KILLS_BEFORE_REST = 2;
const REST_WITHIN_MS = 120_000;
const ORPHANS_END_WITHIN_MS = 10_000;

export interface KillReport {
  readonly kills: number;
  /** Files sent; one whose answer the kill cut off is sent again under its key, as the browser does. */
  readonly sent: number;
  /** Files whose upload the kill cut off. */
  readonly cutOff: number;
  /** Files that were answered, but whose invoice had not come to rest when the kill came. */
  readonly underWay: number;
  /** Files that no invoice stands for. */
  readonly lost: number;
  /** Files that more than one invoice stands for. */
  readonly doubled: number;
  /** Invoices that did not come to rest, or not as TO_VERIFY. */
  readonly stuck: number;
  /** Processes of the portal that outlived it by more than ten seconds. */
  readonly orphans: number;
}

/** The same numbers for the same seed (mulberry32), so that a schedule can be played again. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface KillFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  answered: boolean;
}

/**
 * Kills the portal (SIGKILL) at seeded moments between an upload and TO_VERIFY, starts it again on the same data, and
 * counts what became of every file that was sent. The portal and its MongoDB are its own, on the loopback.
 */
export async function runKillRounds(options: {
  seed: number;
  count: number;
  say?: (line: string) => void;
}): Promise<KillReport> {
  const random = seededRandom(options.seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-kills-'));
  const ports = { port: await freePort(), mailPort: await freePort() };
  const files: KillFile[] = [];
  const seen = { cutOff: 0, underWay: 0, orphans: 0 };
  let portal: PortalProcess | undefined;
  try {
    await makeAccounts(dataDir);
    for (let round = 0; round < options.count; round++) {
      const fresh = await roundFiles(options.seed, round);
      files.push(...fresh);
      portal = await startPortalProcess({ dataDir, ...ports, args: WITHOUT_DEMO });
      const session = await signIn(portal.url, demoAccount('atelier'));
      seen.underWay += (await everyInvoice(session)).filter((invoice) => !isAtRest(invoice)).length;
      if (round % KILLS_BEFORE_REST === 0) await untilRest(session, files.filter(({ answered }) => answered).length);
      const killAfterMs = random() * WINDOW_MS;
      const sending = sendFiles(session, files);
      await sleep(killAfterMs);
      const started = await descendantsOf(portal.child.pid ?? 0);
      await portal.kill();
      await sending;
      const cutOff = fresh.filter(({ answered }) => !answered).length;
      const orphans = await survivorsAfter(started, ORPHANS_END_WITHIN_MS);
      seen.cutOff += cutOff;
      seen.orphans += orphans.length;
      const left = orphans.map(({ pid, command }) => `${pid} ${command}`).join(', ');
      options.say?.(
        `round ${round + 1}: killed ${Math.round(killAfterMs)} ms after the first upload began, ` +
          `${cutOff} of ${FILES_A_ROUND} uploads cut off, ${seen.underWay} invoices under way so far${left && `, left behind: ${left}`}`,
      );
    }
    portal = await startPortalProcess({ dataDir, ...ports, args: WITHOUT_DEMO });
    const session = await signIn(portal.url, demoAccount('atelier'));
    seen.underWay += (await everyInvoice(session)).filter((invoice) => !isAtRest(invoice)).length;
    await sendFiles(session, files);
    const stock = await takeStock(session, files);
    await portal.stop();
    return { kills: options.count, sent: files.length, ...seen, ...stock };
  } finally {
    portal?.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
  }
}

/** The demo's suppliers and people, in the data folder of a portal that was never started. */
async function makeAccounts(dataDir: string): Promise<void> {
  const mongo = await startLocalMongo({ dataDir: join(dataDir, 'mongo') });
  const open = (service: string) => openDatabase({ uri: mongo.uri, name: `comptoir_${service}` });
  const databases = { suppliers: await open('suppliers'), identity: await open('identity') };
  await seedAccounts({ databases }, systemClock);
  await Promise.all([databases.suppliers.close(), databases.identity.close()]);
  await mongo.stop();
}

const roundFiles = (seed: number, round: number): Promise<KillFile[]> =>
  Promise.all(
    Array.from({ length: FILES_A_ROUND }, async (_, index) => ({
      name: `kill-${round}-${index}.pdf`,
      bytes: await renderPdf(demoInvoice('atelier', seed * 10_000 + round * FILES_A_ROUND + index)),
      answered: false,
    })),
  );

/** Sends what was not answered yet, one after the other, each under its own key. */
async function sendFiles(session: Session, files: readonly KillFile[]): Promise<void> {
  for (const file of files.filter(({ answered }) => !answered)) {
    const headers = { [IDEMPOTENCY_HEADER]: file.name };
    // The portal dies in the middle of this on purpose: what was not answered was not promised.
    const response = await upload(session, file, DEMO_SUPPLIER_IDS.atelier, headers).catch(() => undefined);
    if (!response) return;
    if (response.status !== 201) throw new Error(`${file.name}: ${response.status} ${await response.text()}`);
    // The status came whole: the promise is made, whether or not the kill cuts its body off.
    file.answered = true;
    await response.arrayBuffer().catch(() => undefined);
  }
}

const isAtRest = ({ status }: InvoiceSummary): boolean => SETTLED.includes(status);

/** Waits until every file's invoice was read; answers the invoices there are, whether or not all came to rest. */
async function untilRest(session: Session, files: number): Promise<InvoiceSummary[]> {
  let invoices: InvoiceSummary[] = [];
  await eventually(
    'every invoice to come to rest',
    async () => {
      invoices = await everyInvoice(session);
      return invoices.length >= files && invoices.every(isAtRest);
    },
    REST_WITHIN_MS,
  ).catch(() => undefined);
  return invoices;
}

async function takeStock(session: Session, files: readonly KillFile[]) {
  const invoices = await untilRest(session, files.length);
  const standing = (name: string) => invoices.filter(({ fileName }) => fileName === name).length;
  return {
    lost: files.filter(({ name }) => standing(name) === 0).length,
    doubled: files.filter(({ name }) => standing(name) > 1).length,
    stuck: invoices.filter(({ status }) => status !== 'TO_VERIFY').length,
  };
}

async function everyInvoice(session: Session): Promise<InvoiceSummary[]> {
  const all: InvoiceSummary[] = [];
  for (let from = 0; ; from += 100) {
    const query = new URLSearchParams({
      sort: JSON.stringify(['receivedAt', 'ASC']),
      range: JSON.stringify([from, from + 99]),
    });
    const page = await session.json<InvoiceSummary[]>(`/api/v1/invoices?${query}`);
    all.push(...page.filter(({ fileName }) => fileName.startsWith('kill-')));
    if (page.length < 100) return all;
  }
}
