import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findMongod, type Mongod } from './find-mongod.ts';
import { freePort } from './free-port.ts';
import { clearLeftover } from './leftover.ts';
import { openedOrWords, pidFileIn, runMongod } from './mongod-process.ts';
import { openReplicaSet, REPLICA_SET } from './replica-set.ts';
import type { SupervisorReport } from './supervised.ts';
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

const PORT_ATTEMPTS = 5;

/**
 * Starts a MongoDB of one's own: a replica set of one member on the loopback address, found or fetched by `findMongod`,
 * under a supervisor that ends it with this process, however this process ends.
 * @throws EngineUnavailable when there is no mongod, the folder is in use, or it does not start (with its own words)
 */
export async function startLocalMongo(options: LocalMongoOptions = {}): Promise<LocalMongo> {
  const mongod = await findMongod(options.say ?? (() => {}));
  const dataDir = options.dataDir ? resolve(options.dataDir) : await mkdtemp(join(tmpdir(), 'comptoir-mongo-'));
  await mkdir(dataDir, { recursive: true });
  await clearLeftover(pidFileIn(dataDir), dataDir);

  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const { cacheGb = 0.25 } = options;
    const supervised = await runMongod(mongod, { dataDir, port, cacheGb, removeFolder: !options.dataDir });
    const words = await openedOrWords(supervised, openReplicaSet([{ port, host: `127.0.0.1:${port}` }]));
    if (words === undefined) {
      const uri = `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`;
      return { uri, port, mongod, ended: supervised.ended, stop: supervised.stop };
    }
    // Between finding a free port and binding it somebody else may have taken it.
    const portTaken = /address already in use/i.test(words);
    if (portTaken && options.port === undefined && attempt < PORT_ATTEMPTS) continue;
    throw new EngineUnavailable(`MongoDB ${mongod.version} did not start on port ${port}: ${words}`);
  }
}
