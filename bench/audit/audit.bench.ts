// The audit chain: decisions given their places, beside bare rows inserted as many a transaction; and the whole chain
// verified, beside a bare scan that digests the same bytes. Each verifies in a process of its own, for its memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '@comptoir/storage';
import { startLocalMongo } from '@comptoir/storage/engine';
import { appendWaiting } from '../../services/settings/src/audit/append-waiting.ts';
import { linkEntries } from '../../services/settings/src/audit/link-entries.ts';
import { aSalt, aWaitingEntry, headOf, NOW } from '../../services/settings/src/testing/a-chain.ts';
import { enqueue, openAudit } from '../../services/settings/src/testing/audit-desk.ts';
import type { Scan } from './scan-process.ts';

const APPENDED = 20_000;
const BATCH = 500;
const FILL_BATCH = 2_000;

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

/** Decisions that wait, given their places as the service does: linked, with their origins and names. */
async function append(database: Database): Promise<number> {
  const desk = openAudit(database);
  await database.ensureIndexes();
  for (let from = 0; from < APPENDED; from += BATCH)
    await enqueue(desk, ...Array.from({ length: BATCH }, (_, n) => aWaitingEntry(from + n)));
  return timed(async () => {
    while ((await appendWaiting(desk, BATCH)) > 0);
  });
}

/** The same rows under the same indexes, with nothing said of an order. */
async function insertAlone(database: Database): Promise<number> {
  const rows = database.connection.collection('audit_chain');
  const waiting = Array.from({ length: APPENDED }, (_, n) => aWaitingEntry(n));
  const { entries } = linkEntries(undefined, waiting, NOW, aSalt);
  openAudit(database);
  await database.ensureIndexes();
  return timed(async () => {
    for (let from = 0; from < APPENDED; from += BATCH)
      await database.withTransaction(async (session) => {
        await rows.insertMany(entries.slice(from, from + BATCH) as never, { session });
      });
  });
}

/** A chain of that many, without the queue and without the indexes that only lists need. */
async function fill(database: Database, count: number): Promise<void> {
  const { connection } = database;
  let head: ReturnType<typeof headOf>;
  for (let from = 0; from < count; from += FILL_BATCH) {
    const length = Math.min(FILL_BATCH, count - from);
    const waiting = Array.from({ length }, (_, n) => aWaitingEntry((from + n) % 1_000_000));
    const linked = linkEntries(head, waiting, NOW, aSalt);
    head = headOf(linked.entries);
    await connection.collection('audit_chain').insertMany(linked.entries as never);
    await connection.collection('audit_origins').insertMany(linked.origins as never);
  }
  if (head) await connection.collection('audit_head').insertOne({ _id: 'head', ...head } as never);
}

async function scan(uri: string, name: string, how: 'verify' | 'bare'): Promise<Scan> {
  const child = fork(join(import.meta.dirname, 'scan-process.ts'), [uri, name, how]);
  const [answer] = (await once(child, 'message')) as [Scan];
  await once(child, 'exit');
  return answer;
}

const shown = ({ entries, seconds, rssMb }: Scan): string =>
  `${entries} entries in ${seconds.toFixed(1)} s, ${Math.round(entries / seconds)} a second, ${Math.round(rssMb)} MB at most`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { entries: { type: 'string', default: '1000000' } } });
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const mongo = await startLocalMongo({ dataDir: join(folder, 'mongo'), cacheGb: 0.5, say: console.error });
  const databases = await Promise.all(
    ['appended', 'alone', 'long'].map((name) => openDatabase({ uri: mongo.uri, name: `bench_audit_${name}` })),
  );
  const [appended, alone, long] = databases as [Database, Database, Database];
  try {
    const ours = await append(appended);
    const bare = await insertAlone(alone);
    console.log(`given their places: ${Math.round(APPENDED / ours)} entries a second, ${BATCH} a transaction`);
    console.log(`inserted alone:     ${Math.round(APPENDED / bare)} rows a second; ratio ${(bare / ours).toFixed(2)}`);
    await fill(long, Number(values.entries));
    for (let round = 1; round <= 3; round += 1) {
      const verified = await scan(mongo.uri, long.name, 'verify');
      const peer = await scan(mongo.uri, long.name, 'bare');
      console.log(`verified:           ${shown(verified)}`);
      console.log(`digested alone:     ${shown(peer)}; ratio ${(verified.seconds / peer.seconds).toFixed(2)}`);
    }
  } finally {
    for (const database of databases) await database.close();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
