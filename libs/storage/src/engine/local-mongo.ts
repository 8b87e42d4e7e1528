import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findMongod, type Mongod } from './find-mongod.ts';
import { clearLeftover } from './leftover.ts';
import { openReplicaSet, REPLICA_SET } from './replica-set.ts';
import { type Supervised, type SupervisorReport, supervise } from './supervised.ts';
import { EngineUnavailable } from './unavailable.ts';

export interface LocalMongoOptions {
  /** Kept from one start to the next. Without it: a temporary folder that goes with the engine. */
  dataDir?: string;
  /** Fixed port on 127.0.0.1. Without it: a free one. */
  port?: number;
  /** Memory of the storage engine's cache, in GB, 0.25 at least. */
  cacheGb?: number;
  /** Told, in one line, about anything that takes long. */
  say?: (line: string) => void;
}

export interface LocalMongo {
  uri: string;
  port: number;
  mongod: Mongod;
  /** Settles when the engine has ended, wanted or not. */
  ended: Promise<SupervisorReport>;
  stop(): Promise<void>;
}

/** A closing mongod answers running operations for 15 seconds by default: services have drained before it is asked. */
const QUIESCE_MS = 200;
const GRACE_MS = 10_000;
/**
 * A transaction whose process was killed keeps its rows from being written until this time is over, 60 s by default:
 * as long as that, whoever takes the dead process's work over would get write conflicts.
 */
const ABANDONED_TRANSACTION_SECONDS = 10;
const PORT_ATTEMPTS = 5;
const LOG = 'mongod.log';

/**
 * Starts a MongoDB of one's own: a replica set of one member on the loopback address, found or fetched by `findMongod`,
 * under a supervisor that ends it with this process, however this process ends.
 * @throws EngineUnavailable when there is no mongod, the folder is in use, or it does not start (with its own words)
 */
export async function startLocalMongo(options: LocalMongoOptions = {}): Promise<LocalMongo> {
  const mongod = await findMongod(options.say ?? (() => {}));
  const dataDir = options.dataDir ? resolve(options.dataDir) : await mkdtemp(join(tmpdir(), 'comptoir-mongo-'));
  await mkdir(dataDir, { recursive: true });
  const pidFile = join(dataDir, 'engine.pid');
  await clearLeftover(pidFile, dataDir);

  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const supervised = supervise({
      program: mongod.path,
      args: await mongodArguments(dataDir, port, options.cacheGb ?? 0.25),
      pidFile,
      logFile: join(dataDir, LOG),
      graceMs: GRACE_MS,
      ...(options.dataDir ? {} : { removeFolder: dataDir }),
    });
    const failure = await opened(supervised, port);
    if (!failure) {
      const uri = `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`;
      return { uri, port, mongod, ended: supervised.ended, stop: supervised.stop };
    }
    // Between finding a free port and binding it somebody else may have taken it.
    if (failure.portTaken && options.port === undefined && attempt < PORT_ATTEMPTS) continue;
    throw new EngineUnavailable(`MongoDB ${mongod.version} did not start on port ${port}: ${failure.words}`);
  }
}

interface Failure {
  words: string;
  portTaken: boolean;
}

async function opened(supervised: Supervised, port: number): Promise<Failure | undefined> {
  const ended = supervised.ended.then(
    (report) => report.reason ?? lastWords(report.log) ?? `exit code ${report.exited}`,
  );
  const ready = openReplicaSet(port).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const words = await Promise.race([ready, ended]);
  if (words === undefined) return undefined;
  await supervised.stop();
  return { words, portTaken: /address already in use/i.test(words) };
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

/** The first error in mongod's log (one JSON object a line), as one line. */
function lastWords(log = ''): string | undefined {
  const line = log.split('\n').find((candidate) => /^\{.*"s":"[EF]"/.test(candidate));
  if (!line) return undefined;
  const { msg, attr } = JSON.parse(line) as { msg: string; attr?: { error?: unknown } };
  return attr?.error ? `${msg} ${JSON.stringify(attr.error)}` : msg;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port from the system');
  return address.port;
}
