import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findMongod, type Mongod } from './find-mongod.ts';
import { freePort } from './free-port.ts';
import { clearLeftover } from './leftover.ts';
import { enginePid, openedOrWords, pidFileIn, runMongod } from './mongod-process.ts';
import { type MemberPlace, openReplicaSet, primaryOf, REPLICA_SET, untilItServes } from './replica-set.ts';
import type { Supervised, SupervisorReport } from './supervised.ts';
import { EngineUnavailable } from './unavailable.ts';

export interface LocalReplicaSetOptions {
  /** Kept from one start to the next: a folder a member. */
  readonly dataDir: string;
  readonly members?: number;
  /** Memory of each member's cache, in GB, 0.25 at least. */
  readonly cacheGb?: number;
  /** Gives the address by which a member on that port is known, where something stands before it. */
  readonly knownAs?: (port: number) => Promise<string>;
  /** Told, in one line, about anything that takes long. */
  readonly say?: (line: string) => void;
}

export interface LocalMember extends MemberPlace {
  readonly name: string;
  /** Its mongod's own process. */
  pid(): Promise<number>;
  /** Settles when the mongod that runs now has ended, wanted or not. */
  ended(): Promise<SupervisorReport>;
  /** Starts it again on its folder and port, after it ended. */
  start(): Promise<void>;
}

export interface LocalReplicaSet {
  readonly uri: string;
  readonly members: readonly LocalMember[];
  /** The member that takes writes now, undefined while there is none. */
  primary(): Promise<LocalMember | undefined>;
  stop(): Promise<void>;
}

/**
 * Starts a replica set of several members on the loopback address, each under a supervisor of its own: what `npm run
 * processes` works on, and what can lose a member and go on.
 * @throws EngineUnavailable when there is no mongod, a folder is in use, or a member does not start (with its own words)
 */
export async function startLocalReplicaSet(options: LocalReplicaSetOptions): Promise<LocalReplicaSet> {
  const { members: size = 3, cacheGb = 0.25, knownAs } = options;
  const mongod = await findMongod(options.say ?? (() => {}));
  const started: Array<LocalMember & { stop(): Promise<void> }> = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((member) => member.stop()));
  };
  try {
    for (let place = 0; place < size; place += 1) {
      const dataDir = join(resolve(options.dataDir), `member-${place}`);
      const port = await freePort();
      const host = (await knownAs?.(port)) ?? `127.0.0.1:${port}`;
      started.push(await startMember(mongod, { name: `mongod ${place}`, dataDir, port, host, cacheGb }));
    }
    await openReplicaSet(started).catch((error: Error) => {
      throw new EngineUnavailable(`MongoDB ${mongod.version} did not become a replica set: ${error.message}`);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const hosts = started.map(({ host }) => host).join(',');
  return {
    uri: `mongodb://${hosts}/?replicaSet=${REPLICA_SET}`,
    members: started,
    primary: () => primaryOf(started),
    stop,
  };
}

async function startMember(
  mongod: Mongod,
  { name, dataDir, port, host, cacheGb }: MemberPlace & { name: string; dataDir: string; cacheGb: number },
): Promise<LocalMember & { stop(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  await clearLeftover(pidFileIn(dataDir), dataDir);
  const run = (): Promise<Supervised> => runMongod(mongod, { dataDir, port, cacheGb, removeFolder: false });
  let supervised = await run();
  return {
    name,
    port,
    host,
    pid: () => enginePid(dataDir),
    ended: () => supervised.ended,
    async start() {
      supervised = await run();
      const words = await openedOrWords(supervised, untilItServes({ port, host }));
      if (words !== undefined) throw new EngineUnavailable(`${name} did not start on port ${port}: ${words}`);
    },
    stop: () => supervised.stop(),
  };
}
