import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalKafkaOptions, startLocalKafka } from '@comptoir/event-bus/engine';
import { freePort, type LocalReplicaSet, startLocalReplicaSet } from '@comptoir/storage/engine';

/** Where something stands between the services and the engines; nothing does by default. */
export interface Between {
  /** The address by which a mongod on that port is known. */
  readonly mongo: (port: number) => Promise<string>;
  /** The address by which the broker on that port is known. */
  readonly kafka: (port: number) => Promise<string>;
  readonly smtp: (url: string) => Promise<string>;
}

export interface EnginesOptions {
  readonly dataDir: string;
  /** A MongoDB and a Kafka that somebody else runs. */
  readonly mongoUri?: string | undefined;
  readonly kafkaBrokers?: string | undefined;
  readonly between?: Between | undefined;
  readonly say: (line: string) => void;
}

export interface Engine {
  readonly name: string;
  /** Of the process that runs now, undefined between two. */
  pid(): number | undefined;
}

export interface Engines {
  readonly mongoUri: string;
  readonly brokers: string;
  /** The replica set, where it is ours. */
  readonly mongo: LocalReplicaSet | undefined;
  readonly kafka: Engine | undefined;
  /** Resolves when every engine of ours answers. */
  untilUp(): Promise<void>;
  stop(): Promise<void>;
}

const START_AGAIN_AFTER_MS = 500;
/** A broker that was killed is let in again when its last session is over: nine seconds by default. */
const QUICK_RETURN = { 'broker.session.timeout.ms': '4000', 'broker.heartbeat.interval.ms': '500' };

/** A local Kafka and a local three-member MongoDB; each is started again when it ends by itself. */
export async function startEngines(options: EnginesOptions): Promise<Engines> {
  const stopping = new AbortController();
  const [mongo, kafka] = await Promise.all([
    options.mongoUri ? undefined : keepMongo(options, stopping.signal),
    options.kafkaBrokers ? undefined : keepKafka(options, stopping.signal),
  ]);
  return {
    mongoUri: options.mongoUri ?? mongo?.set.uri ?? '',
    brokers: options.kafkaBrokers ?? kafka?.brokers ?? '',
    mongo: mongo?.set,
    kafka,
    async untilUp() {
      await Promise.all([mongo?.untilUp(), kafka?.untilUp()]);
    },
    async stop() {
      stopping.abort();
      await kafka?.stop();
      await mongo?.set.stop();
    },
  };
}

async function keepMongo({ dataDir, between, say }: EnginesOptions, stopping: AbortSignal) {
  const set = await startLocalReplicaSet({
    dataDir: join(dataDir, 'mongo'),
    say,
    ...(between && { knownAs: between.mongo }),
  });
  say(`MongoDB: three members, ${set.uri}`);
  const kept = set.members.map((member) =>
    keepRunning(member.name, { ended: () => member.ended(), startAgain: () => member.start(), stopping, say }),
  );
  return {
    set,
    async untilUp() {
      await Promise.all(kept.map((one) => one.untilUp()));
    },
  };
}

async function keepKafka({ dataDir, between, say }: EnginesOptions, stopping: AbortSignal) {
  let address = '';
  const options: LocalKafkaOptions = {
    dataDir: join(dataDir, 'kafka'),
    say,
    properties: () => ({
      ...QUICK_RETURN,
      ...(between && { 'advertised.listeners': `PLAINTEXT://${address}` }),
    }),
  };
  const port = await freePort();
  if (between) address = await between.kafka(port);
  let running = await startLocalKafka({ ...options, port });
  let pid: number | undefined = running.pid;
  say(`Kafka: ${address || running.brokers}`);
  const kept = keepRunning('Kafka', {
    async ended() {
      await running.ended;
      pid = undefined;
    },
    async startAgain() {
      running = await startLocalKafka({ ...options, port });
      pid = running.pid;
    },
    stopping,
    say,
  });
  return {
    name: 'kafka',
    brokers: address || running.brokers,
    pid: () => pid,
    untilUp: kept.untilUp,
    stop: () => running.stop(),
  };
}

/** Starts an engine again whenever it ends by itself, and as often as it takes. */
function keepRunning(
  name: string,
  parts: {
    ended: () => Promise<unknown>;
    startAgain: () => Promise<void>;
    stopping: AbortSignal;
    say: (line: string) => void;
  },
): { untilUp(): Promise<void> } {
  const { ended, startAgain, stopping, say } = parts;
  let up: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    while (!stopping.aborted) {
      await sleep(START_AGAIN_AFTER_MS);
      try {
        return await startAgain();
      } catch (error) {
        say(`${error instanceof Error ? error.message : String(error)} It is started once more.`);
      }
    }
  }

  async function keep(): Promise<void> {
    for (;;) {
      await ended();
      if (stopping.aborted) return;
      say(`${name} ended: starting it again`);
      up = start();
      await up;
    }
  }
  void keep();
  return { untilUp: () => up };
}
