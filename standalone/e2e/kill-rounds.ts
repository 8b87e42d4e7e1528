import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InvoiceSummary } from '@comptoir/contracts';
import { makeInvoice, renderPdf } from '@comptoir/testing';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { eventually } from './eventually.ts';
import { freePort, type PortalProcess, startPortalProcess } from './portal-process.ts';
import { type Session, signIn } from './session.ts';
import { demoAccount } from './test-portal.ts';
import { upload } from './upload.ts';

/** What is sent a round; enough that the kill falls into some file's way whenever it comes. */
const FILES_A_ROUND = 4;
/** From the first upload's start to the last one's reading: where the kills fall. */
const WINDOW_MS = 2_500;
const SETTLED = ['TO_VERIFY', 'EXCEPTION', 'DUPLICATED'];

export interface KillReport {
  readonly kills: number;
  /** Uploads that were answered 201 before the kill. */
  readonly accepted: number;
  /** Accepted ones that no invoice stands for. */
  readonly lost: number;
  /** Accepted ones that more than one invoice stands for. */
  readonly doubled: number;
  /** Invoices that did not come to rest. */
  readonly stuck: number;
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

/**
 * Kills the portal (SIGKILL) at seeded moments between an upload and TO_VERIFY, starts it again on the same data, and
 * counts what became of every file that was accepted. The portal and its MongoDB are its own, on the loopback.
 */
export async function runKillRounds(options: {
  seed: number;
  count: number;
  say?: (line: string) => void;
}): Promise<KillReport> {
  const random = seededRandom(options.seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-kills-'));
  const ports = { port: await freePort(), mailPort: await freePort() };
  const accepted = new Map<string, string>();
  let portal: PortalProcess | undefined;
  try {
    for (let round = 0; round < options.count; round++) {
      portal = await startPortalProcess({ dataDir, ...ports });
      const session = await signIn(portal.url, demoAccount('atelier'));
      const killAfterMs = random() * WINDOW_MS;
      const sending = sendFiles(session, options.seed, round, accepted);
      await sleep(killAfterMs);
      await portal.kill();
      await sending;
      options.say?.(
        `round ${round + 1}: killed ${Math.round(killAfterMs)} ms after the first upload began, ${accepted.size} accepted so far`,
      );
    }
    portal = await startPortalProcess({ dataDir, ...ports });
    const report = await takeStock(await signIn(portal.url, demoAccount('atelier')), accepted, options.count);
    await portal.stop();
    return report;
  } finally {
    portal?.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

async function sendFiles(session: Session, seed: number, round: number, accepted: Map<string, string>): Promise<void> {
  for (let index = 0; index < FILES_A_ROUND; index++) {
    const name = `kill-${round}-${index}.pdf`;
    const bytes = await renderPdf(makeInvoice(seed * 10_000 + round * 100 + index));
    // The portal dies in the middle of this on purpose: what was not answered was not promised.
    const response = await upload(session, { name, bytes }, DEMO_SUPPLIER_IDS.atelier).catch(() => undefined);
    if (response?.status !== 201) return;
    const answer = (await response.json().catch(() => undefined)) as { documentId: string } | undefined;
    if (answer) accepted.set(answer.documentId, name);
  }
}

async function takeStock(session: Session, accepted: ReadonlyMap<string, string>, kills: number): Promise<KillReport> {
  let invoices: InvoiceSummary[] = [];
  const settled = await eventually(
    'every invoice to come to rest',
    async () => {
      invoices = await everyInvoice(session);
      const found = new Set(invoices.map(({ documentId }) => documentId));
      const complete = [...accepted.keys()].every((documentId) => found.has(documentId));
      return complete && invoices.every(({ status }) => SETTLED.includes(status));
    },
    90_000,
  ).catch(() => false);
  const standing = new Map<string, number>();
  for (const { documentId } of invoices) standing.set(documentId, (standing.get(documentId) ?? 0) + 1);
  return {
    kills,
    accepted: accepted.size,
    lost: [...accepted.keys()].filter((documentId) => !standing.has(documentId)).length,
    doubled: [...standing.values()].filter((count) => count > 1).length,
    stuck: settled ? 0 : invoices.filter(({ status }) => !SETTLED.includes(status)).length,
  };
}

async function everyInvoice(session: Session): Promise<InvoiceSummary[]> {
  const all: InvoiceSummary[] = [];
  for (let from = 0; ; from += 100) {
    const filter = encodeURIComponent(JSON.stringify({ receivedFrom: '2020-01-01' }));
    const sort = encodeURIComponent(JSON.stringify(['receivedAt', 'ASC']));
    const range = encodeURIComponent(JSON.stringify([from, from + 99]));
    const page = await session.json<InvoiceSummary[]>(`/api/v1/invoices?filter=${filter}&sort=${sort}&range=${range}`);
    all.push(...page.filter(({ fileName }) => fileName.startsWith('kill-')));
    if (page.length < 100) return all;
  }
}
