import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ChildPoolOptions, createChildPool } from './child-pool.ts';
import type { Trouble } from './fixtures/troublesome-child.ts';
import { underIdlePolicy } from './idle-policy.ts';

type Request = { trouble: Trouble; payload?: Buffer };
type Answer = { pid: number; bytes: number; youngBytes: number };

const close: Array<() => Promise<void>> = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of close.splice(0)) await end();
});

function poolOf(options: Partial<ChildPoolOptions> = {}) {
  const pool = createChildPool<Request, Answer, string>({
    script: new URL('./fixtures/troublesome-child.ts', import.meta.url),
    size: 1,
    idleMs: 60_000,
    timeoutMs: 10_000,
    maxMemoryBytes: 300_000_000,
    logger: pino({ level: 'silent' }),
    ...options,
  });
  close.push(pool.close);
  return pool;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const [SCHED_OTHER, SCHED_IDLE] = [0, 5];
/** proc_pid_stat(5), field 41. */
const policyOf = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[38]);

describe('a pool of children', () => {
  it.each([
    [false, 8],
    [true, 16],
  ])('gives young objects the same room from the first request on: roomy %s, %s MB', async (hasRoom, megabytes) => {
    const { youngBytes } = await poolOf({ hasRoom }).run({ trouble: 'none' });
    expect(Math.round(youngBytes / 1024 ** 2)).toBe(megabytes);
  });

  it('keeps one child for many requests, takes buffers, and reports progress', async () => {
    const pool = poolOf();
    const heard: string[] = [];
    const first = await pool.run(
      { trouble: 'none', payload: Buffer.alloc(3_000_000) },
      { onProgress: (p) => heard.push(p) },
    );
    const second = await pool.run({ trouble: 'slow' });
    expect(first.bytes).toBe(3_000_000);
    expect(second.pid).toBe(first.pid);
    expect(heard).toEqual(['none']);
  });

  it('runs as many at once as it has seats, and the others in the order they came', async () => {
    const pool = poolOf({ size: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => pool.run({ trouble: 'slow' })));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  });

  it.each([
    ['hang', 'TIMED_OUT', { timeoutMs: 400 }],
    ['hog', 'OUT_OF_MEMORY', {}],
    ['crash', 'CRASHED', {}],
    ['throw', 'CRASHED', {}],
  ] as const)(
    'fails a request that makes its child %s with %s, and serves the next with a fresh child',
    async (trouble, reason, options) => {
      const pool = poolOf(options);
      const { pid } = await pool.run({ trouble: 'none' });
      await expect(pool.run({ trouble })).rejects.toMatchObject({ name: 'ChildFailure', reason });
      const next = await pool.run({ trouble: 'none' });
      expect(next.pid).not.toBe(pid);
      expect(isAlive(pid)).toBe(false);
    },
  );

  it('replaces a child after its share of requests, and ends it when idle', async () => {
    const pool = poolOf({ requestsPerChild: 2, idleMs: 50 });
    const pids: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) pids.push((await pool.run({ trouble: 'none' })).pid);
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
    await expect.poll(() => isAlive(pids[2] ?? 0), { timeout: 5_000 }).toBe(false);
  });

  it('replaces a child that answered and kept most of the memory it may have: the next would be ended for it', async () => {
    const pool = poolOf({ maxMemoryBytes: 400_000_000 });
    const { pid } = await pool.run({ trouble: 'none' });
    expect((await pool.run({ trouble: 'hoard' })).pid).toBe(pid);
    expect((await pool.run({ trouble: 'hoard' })).pid).not.toBe(pid);
  });

  it('replaces a child whose answer says that it is spent, and keeps one for ever where no idle time is said', async () => {
    const pool = createChildPool<Request, Answer>({
      script: new URL('./fixtures/troublesome-child.ts', import.meta.url),
      size: 1,
      timeoutMs: 10_000,
      maxMemoryBytes: 300_000_000,
      isSpent: ({ bytes }) => bytes === 7,
    });
    close.push(pool.close);
    const { pid } = await pool.run({ trouble: 'none' });
    expect(pool.pids()).toEqual([pid]);
    await pool.run({ trouble: 'none', payload: Buffer.alloc(7) });
    expect(pool.pids()).toEqual([]);
    expect((await pool.run({ trouble: 'none' })).pid).not.toBe(pid);
  });

  it('makes a request only when a child is free, and tells whether that one had the same before', async () => {
    const pool = poolOf();
    const told: string[] = [];
    const ask = (affinity: string) =>
      pool.run(
        async (had) => {
          told.push(`${affinity} ${had ? 'again' : 'new'}`);
          return { trouble: 'slow' };
        },
        { affinity },
      );
    const first = ask('a');
    const second = ask('a');
    await expect.poll(() => told).toEqual(['a new']);
    await Promise.all([first, second, ask('b')]);
    expect(told).toEqual(['a new', 'a again', 'b new']);
    await expect(pool.run(() => Promise.reject(new Error('no bytes')))).rejects.toThrow('no bytes');
    await ask('b');
    expect(told.at(-1)).toBe('b again');
  });

  it('fails what is under way and what waits when it closes', async () => {
    const pool = poolOf();
    const running = pool.run({ trouble: 'hang' });
    const waiting = pool.run({ trouble: 'none' });
    const outcomes = Promise.allSettled([running, waiting]);
    await pool.close();
    expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.reason)).toEqual([
      'CLOSED',
      'CLOSED',
    ]);
    await expect(pool.run({ trouble: 'none' })).rejects.toMatchObject({ reason: 'CLOSED' });
  });

  it.runIf(underIdlePolicy().length > 0)(
    'gives an idle child the cores that nobody else wants, and its share of them once it would starve',
    { timeout: 90_000 },
    async () => {
      const pool = poolOf({ idle: true, niceness: 5, timeoutMs: 60_000 });
      // Looked at while it works: on a machine that is busy already, another answers in its place.
      const first = pool.run({ trouble: 'work' });
      await expect.poll(pool.pids).toHaveLength(1);
      const [pid = 0] = pool.pids();
      await expect.poll(() => policyOf(pid), { interval: 10 }).toBe(SCHED_IDLE);
      await first;
      const others = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
      close.unshift(async () => {
        for (const other of others) other.kill('SIGKILL');
      });
      const next = await pool.run({ trouble: 'work' });
      expect(next.pid).not.toBe(pid);
      expect(await policyOf(next.pid)).toBe(SCHED_OTHER);
    },
  );

  it('keeps what a child compiled for the next, where the service keeps its own, and not among it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-compiled-'));
    vi.stubEnv('NODE_COMPILE_CACHE', folder);
    // The child may write into it until it is ended.
    close.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
    await poolOf().run({ trouble: 'none' });
    const kept = () => readdir(join(folder, 'children'), { recursive: true }).catch(() => []);
    await expect.poll(async () => (await kept()).length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(await readdir(folder)).toEqual(['children']);
  });

  it('leaves no child behind, not even one in an endless loop, when its parent is killed', async () => {
    const parent = spawn(process.execPath, [
      fileURLToPath(new URL('./fixtures/abandoning-parent.ts', import.meta.url)),
    ]);
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
  });
});
