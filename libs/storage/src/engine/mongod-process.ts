import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mongod } from './find-mongod.ts';
import { REPLICA_SET } from './replica-set.ts';
import { type Supervised, supervise } from './supervised.ts';

/** A closing mongod answers running operations for 15 seconds by default: services have drained before it is asked. */
const QUIESCE_MS = 200;
const GRACE_MS = 10_000;
/**
 * A transaction whose process was killed keeps its rows from being written until this time is over, 60 s by default:
 * as long as that, whoever takes the dead process's work over would get write conflicts.
 */
const ABANDONED_TRANSACTION_SECONDS = 10;
const LOG = 'mongod.log';

export const pidFileIn = (dataDir: string): string => join(dataDir, 'engine.pid');

/** The mongod that a supervisor runs on a folder. */
export async function enginePid(dataDir: string): Promise<number> {
  return (JSON.parse(await readFile(pidFileIn(dataDir), 'utf8')) as { engine: number }).engine;
}

/** Runs a mongod, a member of the local set, on a folder and a port of the loopback address, under a supervisor. */
export async function runMongod(
  mongod: Mongod,
  { dataDir, port, cacheGb, removeFolder }: { dataDir: string; port: number; cacheGb: number; removeFolder: boolean },
): Promise<Supervised> {
  return supervise({
    program: mongod.path,
    args: await mongodArguments(dataDir, port, cacheGb),
    pidFile: pidFileIn(dataDir),
    logFile: join(dataDir, LOG),
    graceMs: GRACE_MS,
    ...(removeFolder && { removeFolder: dataDir }),
  });
}

async function mongodArguments(dataDir: string, port: number, cacheGb: number): Promise<string[]> {
  const database = join(dataDir, 'db');
  const log = join(dataDir, LOG);
  await mkdir(database, { recursive: true });
  // One log before this one is kept: enough to see why the last start ended, never a pile.
  await rename(log, `${log}.before`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return [
    ...['--dbpath', database, '--logpath', log, '--quiet'],
    ...['--bind_ip', '127.0.0.1', '--port', String(port)],
    ...['--replSet', REPLICA_SET, '--oplogSize', '128', '--wiredTigerCacheSizeGB', String(cacheGb)],
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    ...['--setParameter', `shutdownTimeoutMillisForSignaledShutdown=${QUIESCE_MS}`],
    ...['--setParameter', `transactionLifetimeLimitSeconds=${ABANDONED_TRANSACTION_SECONDS}`],
    ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
  ];
}

/**
 * Resolves with undefined when `ready` does, and with the engine's own words when it fails or the engine ends first;
 * then the engine has been stopped.
 */
export async function openedOrWords(supervised: Supervised, ready: Promise<void>): Promise<string | undefined> {
  const ended = supervised.ended.then(
    (report) => report.reason ?? lastWords(report.log) ?? `exit code ${report.exited}`,
  );
  const opened = ready.then(
    () => undefined,
    (error: Error) => error.message,
  );
  const words = await Promise.race([opened, ended]);
  if (words !== undefined) await supervised.stop();
  return words;
}

/** The first error in mongod's log (one JSON object a line), as one line. */
function lastWords(log = ''): string | undefined {
  const line = log.split('\n').find((candidate) => /^\{.*"s":"[EF]"/.test(candidate));
  if (!line) return undefined;
  const { msg, attr } = JSON.parse(line) as { msg: string; attr?: { error?: unknown } };
  return attr?.error ? `${msg} ${JSON.stringify(attr.error)}` : msg;
}
