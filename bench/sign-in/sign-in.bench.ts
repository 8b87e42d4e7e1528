// Whole sign-ins against the bare cost of comparing a password, and what other people notice while fifty sign in.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalMongo } from '@comptoir/storage/engine';
import { createPasswords, hashPassword } from '../../services/identity/src/user/password.ts';
import { type Session, signIn } from '../../standalone/e2e/session.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../standalone/src/demo/accounts.ts';
import { askList } from '../ask-list.ts';
import { startBenchPortal } from '../bench-portal.ts';
import { type Latency, latencyOf, ms, ratio } from '../lists/measure.ts';
import { startApart } from '../process-apart.ts';
import type { Order, Told } from './caller.ts';

const ACCOUNT = DEMO_ACCOUNTS[1] as DemoAccount;
const PEOPLE = 50;
/** Enough to keep who compares passwords busy, and how long they are counted. */
const CROWD = { crowd: 20, forMs: 8_000 };

interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** Tells what went by since it was called, when it is asked. */
function costSoFar(): () => Cost {
  const before = process.cpuUsage();
  const started = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { wallMs: performance.now() - started, cpuMs: (user + system) / 1_000 };
  };
}

/** One after another, so that one core at a time has the work: milliseconds each. */
async function costOf(count: number, work: () => Promise<unknown>): Promise<Cost> {
  const cost = costSoFar();
  for (let n = 0; n < count; n++) await work();
  return eachOf(count, cost());
}

const eachOf = (count: number, { wallMs, cpuMs }: Cost): Cost => ({ wallMs: wallMs / count, cpuMs: cpuMs / count });

/** Somebody who signs in again and again, in a process apart: what a browser does is not counted as the portal's. */
function startCaller(url: string) {
  const caller = startApart<Order, Told>(join(import.meta.dirname, 'caller.ts'), [url]);
  return {
    async carryOut(order: Order): Promise<void> {
      caller.tell(order);
      await caller.told();
    },
    /** What each sign-in costs while a crowd is at it: nobody waits for one alone. */
    async crowd(): Promise<Cost> {
      caller.tell(CROWD);
      await caller.told();
      const cost = costSoFar();
      const last = await caller.told();
      if (!('done' in last)) throw new Error('the crowd began twice');
      return eachOf(last.done, cost());
    },
    end: () => caller.end(),
  };
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long a list takes somebody who asks for it again and again, until `until` says so. */
async function asked(agent: Session, until: (asked: number) => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!until(took.length)) took.push(await askList(agent));
  return took;
}

/** The same while fifty people sign in at once, wave after wave. */
async function askedMeanwhile(agent: Session, url: string, calls: number): Promise<{ took: number[]; waves: number }> {
  let waves = 0;
  const child = fork(join(import.meta.dirname, 'waves.ts'), [url, String(PEOPLE)]);
  child.on('message', () => {
    waves += 1;
  });
  const ended = once(child, 'exit');
  // The first wave warms up the caller.
  const [first] = await Promise.race([once(child, 'message'), ended]);
  if (first !== 'a wave') throw new Error(`those who sign in together ended with ${first}`);
  const took = await asked(agent, (count) => count >= calls);
  child.kill();
  await ended;
  return { took, waves };
}

const line = (what: string, { p50, p99 }: Latency): string => `${what.padEnd(46)} ${ms(p50)} ${ms(p99)}`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '7' }, calls: { type: 'string', default: '300' } },
  });
  const [rounds, calls] = [Number(values.rounds), Number(values.calls)];
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const mongo = await startLocalMongo({ dataDir: folder, say: console.error });
  const portal = await startBenchPortal(mongo.uri, `bench_${randomBytes(3).toString('hex')}_`);
  try {
    const passwords = await createPasswords();
    const hash = await hashPassword(ACCOUNT.password);
    const agent = await signIn(portal.url, ACCOUNT);
    const caller = startCaller(portal.url);
    // argon2 is as quick the first time as the last; what is JavaScript here is not.
    for (let times = 0; times < 2; times++) await caller.crowd();
    const bare: Cost[] = [];
    const whole: Cost[] = [];
    const passwordOnly: Cost[] = [];
    const crowd: Cost[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await costOf(20, () => passwords.matches(hash, ACCOUNT.password)));
      whole.push(eachOf(20, await costOf(1, () => caller.carryOut({ signIn: 20 }))));
      await caller.carryOut({ open: 20 });
      passwordOnly.push(eachOf(20, await costOf(1, () => caller.carryOut('send passwords'))));
      crowd.push(await caller.crowd());
    }
    caller.end();
    for (const [what, costs, of] of [
      ['six calls one after another, by the clock', whole, ({ wallMs }: Cost) => wallMs],
      ['six calls, processor time of the portal', whole, ({ cpuMs }: Cost) => cpuMs],
      ['the call with the password, by the clock', passwordOnly, ({ wallMs }: Cost) => wallMs],
      ['the same, processor time of the portal', passwordOnly, ({ cpuMs }: Cost) => cpuMs],
      [`whole sign-ins of a crowd of ${CROWD.crowd}, by the clock`, crowd, ({ wallMs }: Cost) => wallMs],
      ['the same, processor time of the portal', crowd, ({ cpuMs }: Cost) => cpuMs],
    ] as const) {
      const ratios = costs.map((cost, at) => of(bare[at] as Cost) / of(cost));
      console.log(
        `${what.padEnd(46)} argon2 ${ms(medianOf(bare.map(of)))} ms  ours ${ms(medianOf(costs.map(of)))} ms  argon2 / ours ${ratio(medianOf(ratios), 1)} (to reach: 0.80)`,
      );
    }
    const idle = latencyOf(await asked(agent, (count) => count >= calls));
    const { took, waves } = await askedMeanwhile(agent, portal.url, calls);
    const meanwhile = latencyOf(took);
    const idleAgain = latencyOf(await asked(agent, (count) => count >= calls));
    console.log(`ms, the first page of the invoice list, ${calls} calls        p50     p99`);
    console.log(line('idle, before', idle));
    console.log(line(`while ${PEOPLE} sign in at once, ${waves} waves of them`, meanwhile));
    console.log(line('idle, after', idleAgain));
    console.log(
      `p99 of the second to the larger idle one: ${ratio(meanwhile.p99, Math.max(idle.p99, idleAgain.p99))} (to reach: at most 2)`,
    );
  } finally {
    await portal.close();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
