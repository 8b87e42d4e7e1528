import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@comptoir/service-kit';
import { seedAccounts } from '../src/demo/seed-demo.ts';
import { type Processes, startProcesses } from '../src/processes/start-processes.ts';
import { applyFault, type Scene } from './apply-fault.ts';
import { checkStock } from './check/check-stock.ts';
import { type Findings, isClean, isRight, noFindings } from './check/findings.ts';
import { takeStock } from './check/stock.ts';
import { type Disks, mountDisks } from './disks.ts';
import type { Guard } from './guards/guards.ts';
import { heal } from './heal.ts';
import { createLinks } from './links.ts';
import { createDraw } from './random.ts';
import { scheduleOf, type Timed, wordsFor } from './schedule.ts';
import { startWitness } from './witness.ts';
import { createLedger } from './work/ledger.ts';
import { createPeople } from './work/people.ts';
import { planRound, workARound } from './work/work-a-round.ts';

export interface FaultsOptions {
  readonly seed: number;
  readonly count: number;
  readonly aRound?: number;
  readonly without?: Guard | undefined;
  readonly say?: (line: string) => void;
  /** Ends after the first round that finds anything. */
  readonly untilRed?: boolean;
  /** Kept, with the logs of every process, where something was found. */
  readonly keepFolder?: boolean;
}

export interface FaultsReport {
  /** Faults that fell on something. */
  readonly faults: number;
  readonly rounds: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly files: number;
  readonly retries: number;
  readonly findings: Findings;
  readonly folder: string;
}

const A_ROUND = 16;
/** What is right comes to be so within this time after all is healed, or is reported. */
const RIGHT_WITHIN_MS = 180_000;
/** Where red is what is looked for. */
const RED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Drives real work through every process of the portal and does things to them; heals after each round and holds
 * everything against what was promised and against itself. The seed decides the faults, their moments and the work.
 */
export async function runFaults(options: FaultsOptions): Promise<FaultsReport> {
  const { seed, count, aRound = A_ROUND, say = () => undefined } = options;
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-faults-'));
  const links = createLinks();
  const ledger = createLedger();
  const byKind: Record<string, number> = {};
  let faults = 0;
  let rounds = 0;
  let findings = noFindings();
  let portal: Processes | undefined;
  let disks: Disks | undefined;
  try {
    disks = await mountDisks(folder, say);
    portal = await startProcesses({
      dataDir: folder,
      port: 0,
      host: '127.0.0.1',
      mailPort: 0,
      webRoot: join(import.meta.dirname, '..', '..', 'web-admin', 'dist'),
      clock: systemClock,
      say,
      between: links.between,
      preload: [join(import.meta.dirname, 'preload.ts')],
      env: { ...ENVIRONMENT, ...(options.without && { FAULTS_WITHOUT: options.without }) },
    });
    const databases = { suppliers: await portal.database('suppliers'), identity: await portal.database('identity') };
    await seedAccounts({ databases }, systemClock);
    const witness = await startWitness(portal.engines.brokers);
    const scene: Scene = { portal, links, disks, witness, draw: createDraw(seed + 1) };
    const people = createPeople(portal.url, ledger);
    const work = createDraw(seed + 2);
    const services = portal.services.map(({ name }) => name);

    for (const schedule of scheduleOf({ seed, count, aRound, services })) {
      rounds += 1;
      const began = performance.now();
      const working = workARound({ people, ledger }, planRound(seed, rounds, work));
      const fell = await throwAll(scene, schedule, say);
      for (const { fault } of fell) byKind[fault.kind] = (byKind[fault.kind] ?? 0) + 1;
      faults += fell.length;
      await heal(scene);
      await working;
      findings = await untilRight(
        () => check(scene, folder, ledger),
        options.untilRed ? RED_WITHIN_MS : RIGHT_WITHIN_MS,
      );
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(`round ${rounds}: ${faults} faults so far, ${summaryOf(findings)} (${seconds} s)`);
      for (const line of linesOf(findings)) say(`  ${line}`);
      if (options.untilRed && !isRight(findings)) break;
    }
    await witness.close();
  } catch (error) {
    findings.stuck.push(error instanceof Error ? error.message : String(error));
    say(`  ${findings.stuck.at(-1)}`);
  } finally {
    links.heal();
    await disks?.free();
    await portal?.close();
    await links.close();
    await disks?.release();
    if (isClean(findings) || !options.keepFolder) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
  return { faults, rounds, byKind, files: ledger.files.size, retries: ledger.retries, findings, folder };
}

/** Short leases, quick retries and no limits of a person's pace: minutes of a cluster's life in seconds. */
const ENVIRONMENT = {
  EXTRACTION_LEASE_MS: '3000',
  MAIL_RETRY_FIRST_MS: '300',
  MAIL_RETRY_MOST_MS: '2000',
  RATE_LIMIT_USER: '100000',
  RATE_LIMIT_ADDRESS: '100000',
  RATE_LIMIT_UPLOADS: '100000',
  LOG_LEVEL: 'info',
};

async function throwAll(scene: Scene, schedule: readonly Timed[], say: (line: string) => void): Promise<Timed[]> {
  const fell = await Promise.all(
    schedule.map(async (timed) => {
      await sleep(timed.atMs);
      say(`  ${String(timed.atMs).padStart(5)} ms: ${wordsFor(timed.fault)}`);
      return applyFault(scene, timed.fault).catch((error: Error) => {
        say(`  ${wordsFor(timed.fault)} did not come about: ${error.message}`);
        return false;
      });
    }),
  );
  return schedule.filter((_, place) => fell[place]);
}

async function check({ portal, witness }: Scene, folder: string, ledger: ReturnType<typeof createLedger>) {
  return checkStock(await takeStock(portal, join(folder, 'mails')), ledger, witness);
}

/** What is lost or stuck may be on its way; what is doubled stays so. */
async function untilRight(look: () => Promise<Findings>, withinMs: number): Promise<Findings> {
  const end = performance.now() + withinMs;
  for (;;) {
    const findings = await look();
    if (isRight(findings) || findings.doubled.length > 0 || performance.now() > end) return findings;
    await sleep(LOOK_EVERY_MS);
  }
}

export function summaryOf({ lost, doubled, stuck, wrong, answers }: Findings): string {
  const told = `${lost.length} lost, ${doubled.length} doubled, ${stuck.length} stuck`;
  const more = [
    ...(wrong.length > 0 ? [`${wrong.length} wrong`] : []),
    ...(answers.length > 0 ? [`${answers.length} wrong answers`] : []),
  ];
  return [told, ...more].join(', ');
}

const linesOf = ({ lost, doubled, stuck, wrong, answers }: Findings): string[] => [
  ...lost.map((line) => `lost: ${line}`),
  ...doubled.map((line) => `doubled: ${line}`),
  ...stuck.map((line) => `stuck: ${line}`),
  ...wrong.map((line) => `wrong: ${line}`),
  ...answers.map((line) => `answered: ${line}`),
];
