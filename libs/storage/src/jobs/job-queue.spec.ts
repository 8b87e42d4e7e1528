import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '@comptoir/testing/engines';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import type { ExhaustedJob, JobQueue } from './job.ts';
import { createJobQueue } from './job-queue.ts';

type Payload = { page: number };

const database = await testDatabase('jobs');
const told: ExhaustedJob<Payload>[] = [];
const queues = new Map<string, JobQueue<Payload>>();

function queue(leaseMs: number, maxAttempts = 3): JobQueue<Payload> {
  const name = `q${newId().slice(-12)}`;
  const made = createJobQueue<Payload>(database, {
    name,
    leaseMs,
    maxAttempts,
    onExhausted: async (_session, job) => void told.push(job),
  });
  queues.set(name, made);
  return made;
}
const put = (jobs: JobQueue<Payload>, key: string, page = 1) =>
  database.withTransaction((session) => jobs.enqueue(session, { key, payload: { page } }));
const complete = (jobs: JobQueue<Payload>, id: string, attempt: number) =>
  database.withTransaction((session) => jobs.complete(session, id, attempt));

describe('the job queue', () => {
  const jobs = queue(60_000);
  beforeAll(() => database.ensureIndexes());

  it('takes a key in once, also when asked by several at once', async () => {
    const answers = await Promise.all([put(jobs, 'one'), put(jobs, 'one'), put(jobs, 'one')]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await put(jobs, 'one')).toBe(false);
  });

  it('gives each job to one of many workers, oldest first, and ends it once', async () => {
    const busy = queue(60_000);
    await database.ensureIndexes();
    for (let page = 0; page < 20; page += 1) await put(busy, `p${page}`, page);
    const claims = await Promise.all(Array.from({ length: 30 }, (_, i) => busy.claim(`w${i}`)));
    const got = claims.filter((job) => job !== undefined);
    expect(new Set(got.map((job) => job.id)).size).toBe(20);
    expect(got).toHaveLength(20);
    const ended = await Promise.all(got.flatMap((job) => [complete(busy, job.id, 1), complete(busy, job.id, 1)]));
    expect(ended.filter(Boolean)).toHaveLength(20);
    expect(await busy.stats()).toMatchObject({ waiting: 0, leased: 0, done: 20 });
  });

  it('gives a job that was put in for later to nobody before', async () => {
    const later = queue(60_000);
    await database.ensureIndexes();
    const order = { key: 'later', payload: { page: 1 }, afterMs: 700 };
    await database.withTransaction((session) => later.enqueue(session, order));
    expect(await later.claim('eager')).toBeUndefined();
    await sleep(800);
    expect(await later.claim('eager')).toMatchObject({ attempt: 1, payload: { page: 1 } });
  });

  it('takes a job from a worker that went silent, whose late words then count for nothing', async () => {
    const short = queue(800);
    await put(short, 'slow');
    const frozen = await short.claim('frozen');
    expect(await short.claim('eager')).toBeUndefined();
    await sleep(1_000);
    const taken = await short.claim('eager');
    expect(taken).toMatchObject({ id: frozen?.id, attempt: 2, payload: { page: 1 } });
    const id = taken?.id ?? '';
    expect(await short.heartbeat(id, 1)).toBe(false);
    expect(await complete(short, id, 1)).toBe(false);
    expect(await short.fail(id, 1, { retryAfterMs: 0, cause: 'late' })).toBe('lost');
    expect(await complete(short, id, 2)).toBe(true);
  });

  it('leaves a job to a worker that keeps saying it is alive', async () => {
    const short = queue(1_500);
    await put(short, 'long');
    const job = await short.claim('steady');
    for (let beat = 0; beat < 4; beat += 1) {
      await sleep(500);
      expect(await short.heartbeat(job?.id ?? '', 1)).toBe(true);
      expect(await short.claim('eager')).toBeUndefined();
    }
  });

  it('gives a failing job back after the pause asked for, and up after the last attempt, telling why', async () => {
    const jobs = queue(60_000, 2);
    await put(jobs, 'bad');
    const first = await jobs.claim('w');
    expect(await jobs.fail(first?.id ?? '', 1, { retryAfterMs: 200, cause: 'once' })).toBe('retried');
    expect(await jobs.claim('w')).toBeUndefined();
    await sleep(300);
    const second = await jobs.claim('w');
    expect(await jobs.fail(second?.id ?? '', 2, { retryAfterMs: 0, cause: 'twice' })).toBe('exhausted');
    expect(told.at(-1)).toMatchObject({ id: first?.id, payload: { page: 1 }, cause: 'twice' });
    expect(await jobs.claim('w')).toBeUndefined();
    expect(await jobs.stats()).toMatchObject({ exhausted: 1, waiting: 0 });
  });

  it('gives up a job whose workers all went silent, and tells it once to many who look', async () => {
    const jobs = queue(50, 2);
    await put(jobs, 'killer');
    await jobs.claim('a');
    await sleep(80);
    expect((await jobs.claim('b'))?.attempt).toBe(2);
    await sleep(80);
    const before = told.length;
    const looks = await Promise.all(Array.from({ length: 8 }, () => jobs.claim('c')));
    expect(looks.every((job) => job === undefined)).toBe(true);
    expect(told.slice(before)).toMatchObject([{ cause: 'its last lease ran out' }]);
    expect((await jobs.stats()).exhausted).toBe(1);
  });

  it('forgets a job whose transaction aborts, and calls back for one that commits', async () => {
    const jobs = queue(60_000);
    let calls = 0;
    const stop = jobs.onEnqueued(() => (calls += 1));
    await database
      .withTransaction(async (session) => {
        await jobs.enqueue(session, { key: 'never', payload: { page: 1 } });
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(calls).toBe(0);
    expect(await jobs.claim('w')).toBeUndefined();
    await put(jobs, 'now');
    stop();
    expect(calls).toBe(1);
  });

  it('finds the next job by its index', async () => {
    const name = [...queues.keys()][0] ?? '';
    const plan = await database.connection
      .collection(`jobs_${name}`)
      .find({ open: true, $expr: { $lte: ['$dueAt', '$$NOW'] } })
      .sort({ dueAt: 1 })
      .explain();
    const shown = JSON.stringify((plan as { queryPlanner: { winningPlan: unknown } }).queryPlanner.winningPlan);
    expect(shown).toContain('IXSCAN');
    expect(shown).not.toContain('"SORT"');
  });
});
