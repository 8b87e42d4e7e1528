// Lives of invoices, from upload to payment, over every process of the portal, Kafka and a replica set of three.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@comptoir/service-kit';
import { seedAccounts } from '../../standalone/src/demo/seed-demo.ts';
import { startProcesses } from '../../standalone/src/processes/start-processes.ts';
import { latencyOf, ms } from '../lists/measure.ts';
import { cpuSecondsOfDescendants } from './cpu-time.ts';
import { type Life, liveInvoice, type People } from './live-invoice.ts';
import { signInPeople } from './people.ts';

const UNLIMITED = { RATE_LIMIT_USER: '1000000', RATE_LIMIT_ADDRESS: '1000000', RATE_LIMIT_UPLOADS: '1000000' };
const WARM_UP = 20;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      lives: { type: 'string', default: '300' },
      'at-once': { type: 'string', default: '8' },
    },
  });
  const [count, atOnce] = [Number(values.lives), Number(values['at-once'])];
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const portal = await startProcesses({
    dataDir: folder,
    port: 0,
    host: '127.0.0.1',
    mailPort: 0,
    webRoot: join(import.meta.dirname, '..', '..', 'web-admin', 'dist'),
    clock: systemClock,
    say: (line) => console.error(line),
    env: { ...UNLIMITED, LOG_LEVEL: 'warn' },
  });
  try {
    const databases = { suppliers: await portal.database('suppliers'), identity: await portal.database('identity') };
    await seedAccounts({ databases }, systemClock);
    const people = await signInPeople(portal.url);
    await liveMany(people, { from: 0, count: WARM_UP, atOnce });

    for (const [what, side] of [
      ['one after the other', 1],
      [`${atOnce} at once`, atOnce],
    ] as const) {
      const many = side === 1 ? Math.ceil(count / 6) : count;
      const cpuBefore = await cpuSecondsOfDescendants();
      const began = performance.now();
      const lives = await liveMany(people, { from: side * 100_000, count: many, atOnce: side });
      const seconds = (performance.now() - began) / 1_000;
      const cpu = (await cpuSecondsOfDescendants()) - cpuBefore;
      console.log(
        `${many} lives, ${what}: ${(many / seconds).toFixed(2)} a second, ${(many / cpu).toFixed(2)} a second a core`,
      );
      for (const [name, taken] of [
        ['upload → read', lives.map(({ readAfter }) => readAfter)],
        ['upload → paid', lives.map(({ paidAfter }) => paidAfter)],
      ] as const) {
        const { p50, p99 } = latencyOf(taken);
        console.log(`  ${name.padEnd(16)} p50 ${ms(p50)} ms   p99 ${ms(p99)} ms`);
      }
    }
    await people.close();
  } finally {
    await portal.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** So many lives, `atOnce` of them side by side, each of a seed of its own. */
async function liveMany(
  people: People,
  { from, count, atOnce }: { from: number; count: number; atOnce: number },
): Promise<Life[]> {
  const lives: Life[] = [];
  let next = from;
  const oneAfterTheOther = async (): Promise<void> => {
    while (next < from + count) lives.push(await liveInvoice(people, next++));
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
  return lives;
}
