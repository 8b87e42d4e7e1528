// Suppliers from a zipped folder through the suppliers service, beside the bare work that it cannot do without: reading the
// same sheet, and inserting as many bare rows into the same MongoDB, a hundred a transaction.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROLES_OF_JOB, type SupplierImport, type UserCaller } from '@comptoir/contracts';
import { newId, openDatabase } from '@comptoir/storage';
import { startLocalMongo } from '@comptoir/storage/engine';
import { openFolder } from '../../services/suppliers/src/import/archive/open-folder.ts';
import { withSpool } from '../../services/suppliers/src/import/archive/spool.ts';
import { readSheet } from '../../services/suppliers/src/import/sheet/read-sheet.ts';
import { cpuSecondsOfDescendants } from '../lives/cpu-time.ts';
import { writeFolder } from './made-folder.ts';

const PATH = '/api/v1/supplier-imports';
/** As `npm run processes` gives each service: without a bound, V8 lets garbage lie as long as there is room. */
const HEAP_MB = 256;
const BATCH = 100;
const ADMIN: UserCaller = {
  ...{ kind: 'user', id: newId(), name: 'Ada Admin', email: 'ada@comptoir.example', roles: ROLES_OF_JOB.administrator },
  ...{ supplierIds: [], language: 'fr', authenticatedAt: 0 },
};

const megabytes = (kilobytes: number): number => kilobytes / 1024;
/** VmRSS is what a process holds now, VmHWM the most it ever held; in MB (Linux). */
async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return megabytes(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]));
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  const began = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - began) / 1000 };
}

/** The service in its process, called as an administrator. */
async function startSuppliers(uri: string, name: string) {
  const program = join(import.meta.dirname, 'suppliers-process.ts');
  const child: ChildProcess = fork(program, [uri, name, newId()], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    pid: child.pid ?? 0,
    async call<T>(path: string, init: RequestInit = {}): Promise<T> {
      child.send(ADMIN);
      const [headers] = (await once(child, 'message')) as [Record<string, string>];
      const answer = await fetch(new URL(path, url), { ...init, headers: { ...init.headers, ...headers } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async stop(): Promise<void> {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
type Suppliers = Awaited<ReturnType<typeof startSuppliers>>;

async function until(service: Suppliers, id: string, state: SupplierImport['state']): Promise<SupplierImport> {
  for (;;) {
    const it = await service.call<SupplierImport>(`${PATH}/${id}`);
    if (it.state === state) return it;
    if (it.state === 'FAILED') throw new Error(it.problem?.message);
    await sleep(200);
  }
}

async function send(service: Suppliers, path: string): Promise<SupplierImport> {
  const body = new FormData();
  body.append('file', await openAsBlob(path), 'folder.zip');
  return service.call(PATH, { method: 'POST', body });
}

/** The peer's half: the same sheet read and nothing done with it. */
const readAlone = (path: string): Promise<number> =>
  withSpool(async (spool) => {
    const folder = await openFolder(path, 'folder.zip');
    let rows = 0;
    for await (const _ of readSheet(folder, spool)) rows += 1;
    folder.zip.close();
    return rows;
  });

/** The other half: as many bare rows in transactions of as many, through the driver alone. */
async function insertAlone(uri: string, count: number): Promise<void> {
  const database = await openDatabase({ uri, name: 'bench_import_peer' });
  const rows = database.connection.collection('rows');
  await database.connection.createCollection('rows');
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, at) => ({ name: `Fournisseur ${from + at}`, city: 'Paris' }));
    await database.withTransaction((session) => rows.insertMany(batch, { session }));
  }
  await database.close();
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { suppliers: { type: 'string', default: '10000' }, filesEvery: { type: 'string', default: '10' } },
  });
  const [count, filesEvery] = [Number(values.suppliers), Number(values.filesEvery)];
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const mongo = await startLocalMongo({ dataDir: join(folder, 'data'), say: console.error });
  try {
    const path = join(folder, 'folder.zip');
    await writeFolder(path, { count, filesEvery });
    const size = (await stat(path)).size / 1_000_000;
    console.log(
      `${count} suppliers, each with an account, one in ${filesEvery} with logo and RIB; ${size.toFixed(1)} MB`,
    );
    const reading = await timed(() => readAlone(path));
    const inserting = await timed(() => insertAlone(mongo.uri, count));

    const service = await startSuppliers(mongo.uri, 'bench_import');
    await sleep(3000);
    const idle = await memoryOf(service.pid, 'VmRSS');
    const cpuBefore = await cpuSecondsOfDescendants();
    const sent = await timed(() => send(service, path));
    const { id, columns } = sent.answer;
    const mapping = { columns: columns.map(({ field }) => field), defaults: { kind: 'supplier' } };
    const headers = { 'content-type': 'application/json' };
    const dry = await timed(async () => {
      await service.call(`${PATH}/${id}/mapping`, { method: 'PUT', headers, body: JSON.stringify(mapping) });
      return until(service, id, 'CHECKED');
    });
    const written = await timed(async () => {
      await service.call(`${PATH}/${id}/start`, { method: 'POST' });
      return until(service, id, 'DONE');
    });
    const cpu = (await cpuSecondsOfDescendants()) - cpuBefore;
    const peak = await memoryOf(service.pid, 'VmHWM');
    if (written.answer.counts.CREATED !== count) throw new Error(JSON.stringify(written.answer.counts));
    await service.stop();

    const total = sent.seconds + dry.seconds + written.seconds;
    const alone = reading.seconds + inserting.seconds;
    const line = (what: string, seconds: number): void => console.log(`${what.padEnd(34)} ${seconds.toFixed(1)} s`);
    line('sent and looked through', sent.seconds);
    line('dry run', dry.seconds);
    line('written', written.seconds);
    line('together', total);
    line('processor time, with MongoDB', cpu);
    line('peer: the sheet read, nothing done', reading.seconds);
    line('peer: bare rows inserted', inserting.seconds);
    console.log(`together to both peers: ${(total / alone).toFixed(1)} times`);
    console.log(
      `memory of the process: ${idle.toFixed(0)} MB idle, ${peak.toFixed(0)} MB at most, ${(peak - idle).toFixed(0)} MB above`,
    );
  } finally {
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
