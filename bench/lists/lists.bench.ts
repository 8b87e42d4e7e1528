// The invoice list through the gateway, at several sizes in the same run; requests of the sizes alternate.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { INVOICE_SORTS } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { openDatabase } from '@comptoir/storage';
import { startLocalMongo } from '@comptoir/storage/engine';
import { type Session, signIn } from '../../standalone/e2e/session.ts';
import { DEMO_ACCOUNTS, DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';
import type { Portal } from '../../standalone/src/portal.ts';
import { startBenchPortal } from '../bench-portal.ts';
import { costOf } from './cost.ts';
import { type Latency, latencyOf, ms, ratio } from './measure.ts';
import { insertInvoices, seedInvoices } from './seed-invoices.ts';

const PAGE = 25;
const SUPPLIERS = 400;
/** Invoices that arrive just before each request of the last question. */
const ARRIVALS = 200;
/** The suppliers that the made invoices are of: the first is the demo's. */
const SUPPLIER_IDS = [
  DEMO_SUPPLIER_IDS.atelier,
  ...Array.from({ length: SUPPLIERS - 1 }, (_, n) => `0190b000-0000-7000-8000-${String(n).padStart(12, '0')}`),
];

interface Sized {
  readonly count: number;
  readonly portal: Portal;
  readonly agent: Session;
  readonly supplier: Session;
}

/** A request of the list: what is asked, and who asks. */
interface Question {
  readonly name: string;
  readonly as: 'agent' | 'supplier';
  readonly path: (size: Sized) => Promise<string> | string;
  /** What happens just before each request, outside of its time. */
  readonly before?: (size: Sized, round: number) => Promise<void>;
}

const query = (filter: object, sort: readonly [string, string], from: number, to: number): string =>
  `/api/v1/invoices?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}&range=${encodeURIComponent(JSON.stringify([from, to]))}`;

const FILTERS: ReadonlyArray<readonly [string, object]> = [
  ['all', {}],
  ['one status', { status: ['PAID'] }],
  ['three statuses', { status: ['TO_VERIFY', 'TO_CONTROL', 'TO_PAY'] }],
  ['one supplier', { supplierId: DEMO_SUPPLIER_IDS.atelier }],
];

function firstPages(): Question[] {
  const staff = FILTERS.flatMap(([name, filter]) =>
    INVOICE_SORTS.flatMap((field) =>
      ['ASC', 'DESC'].map((direction) => ({
        name: `first page, ${name}, ${field} ${direction}`,
        as: 'agent' as const,
        path: () => query(filter, [field, direction], 0, PAGE - 1),
      })),
    ),
  );
  return [
    ...staff,
    {
      name: 'first page, search F2026',
      as: 'agent',
      path: () => query({ q: 'F2026' }, ['receivedAt', 'DESC'], 0, PAGE - 1),
    },
    { name: 'first page, as a supplier', as: 'supplier', path: () => query({}, ['receivedAt', 'DESC'], 0, PAGE - 1) },
  ];
}

const DEEP: Question[] = [
  {
    name: 'next page at depth 10,000 by cursor',
    as: 'agent',
    async path({ agent, count }) {
      const from = Math.min(10_000, count) - PAGE;
      const response = await agent.call(query({}, ['receivedAt', 'DESC'], from - PAGE, from - 1));
      await response.body?.cancel();
      return `${query({}, ['receivedAt', 'DESC'], from, from + PAGE - 1)}&cursor=${encodeURIComponent(response.headers.get('x-next-cursor') ?? '')}`;
    },
  },
  {
    name: 'last page by its number',
    as: 'agent',
    path: ({ count }) => query({}, ['receivedAt', 'DESC'], count - PAGE, count - 1),
  },
];

/** The first page of the newest, each time after 200 more have come. */
const AFTER_INSERTS: Question = {
  name: `first page, right after ${ARRIVALS} inserts`,
  as: 'agent',
  path: () => query({}, ['receivedAt', 'DESC'], 0, PAGE - 1),
  async before({ portal, count }, round) {
    const first = count + (round + 3) * ARRIVALS;
    await insertInvoices(portal.databases.invoices, first, ARRIVALS, SUPPLIER_IDS, systemClock.now());
  },
};

async function open(uri: string, count: number): Promise<Sized> {
  const prefix = `bench_${randomBytes(3).toString('hex')}_`;
  const seeding = await openDatabase({ uri, name: `${prefix}invoices` });
  await seedInvoices(seeding, count, SUPPLIER_IDS, systemClock.now());
  await seeding.close();
  const portal = await startBenchPortal(uri, prefix);
  const sign = (email: string): Promise<Session> =>
    signIn(portal.url, DEMO_ACCOUNTS.find((account) => account.email === email) as (typeof DEMO_ACCOUNTS)[number]);
  return {
    count,
    portal,
    agent: await sign('alice@comptoir.example'),
    supplier: await sign('supplier@atelier.example'),
  };
}

async function time(size: Sized, { as }: Question, path: string): Promise<number> {
  const started = performance.now();
  const response = await size[as].call(path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return performance.now() - started;
}

async function measure(sizes: readonly Sized[], question: Question, rounds: number): Promise<Latency[]> {
  const paths = await Promise.all(sizes.map((size) => question.path(size)));
  const samples = sizes.map((): number[] => []);
  for (let round = -3; round < rounds; round++) {
    for (const [at, size] of sizes.entries()) {
      await question.before?.(size, round);
      const took = await time(size, question, paths[at] as string);
      if (round >= 0) samples[at]?.push(took);
    }
  }
  return samples.map(latencyOf);
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { sizes: { type: 'string', default: '10000,1000000' }, rounds: { type: 'string', default: '100' } },
  });
  const counts = values.sizes.split(',').map(Number);
  const rounds = Number(values.rounds);
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const mongo = await startLocalMongo({ dataDir: folder, cacheGb: 4, say: console.error });
  const sizes: Sized[] = [];
  try {
    for (const count of counts) {
      const started = performance.now();
      sizes.push(await open(mongo.uri, count));
      console.error(`${count} invoices seeded and indexed in ${Math.round((performance.now() - started) / 1000)} s`);
    }
    const worst: number[] = [];
    console.log(
      `p50 and p99 in ms through the gateway at ${counts.join(' and ')} invoices; ${rounds} requests each, alternating`,
    );
    for (const question of [...firstPages(), ...DEEP, AFTER_INSERTS]) {
      const latencies = await measure(sizes, question, rounds);
      const [small, large] = [latencies[0] as Latency, latencies.at(-1) as Latency];
      const costs = await Promise.all(
        sizes.map(async (size) => {
          const path = await question.path(size);
          return costOf(size.portal.databases.invoices, async () => void (await time(size, question, path)));
        }),
      );
      const examined = costs.map(({ keys, docs }) => `${keys}/${docs}`).join('  ');
      worst.push(large.p99 / small.p99);
      console.log(
        `${question.name.padEnd(52)} ${latencies.map(({ p50, p99 }) => `${ms(p50)} ${ms(p99)}`).join('  |')}  p99 ratio ${ratio(large.p99, small.p99)}  keys/docs ${examined}`,
      );
    }
    const sorted = worst.toSorted((a, b) => a - b);
    console.log(
      `p99 ratio, largest to smallest: median ${ratio(sorted[Math.floor(sorted.length / 2)] ?? 0, 1)}, worst ${ratio(sorted.at(-1) ?? 0, 1)}`,
    );
  } finally {
    for (const { portal } of sizes) await portal.close();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
