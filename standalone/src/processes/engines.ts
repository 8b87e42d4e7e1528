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
  pid(): Promise<number>;
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
  const starting = new Map<string, Promise<void>>();
  for (const member of set.members) {
    const keep = async (): Promise<void> => {
      await member.ended();
      if (stopping.aborted) return;
      say(`${member.name} ended: starting it again`);
      const again = sleep(START_AGAIN_AFTER_MS).then(() => member.start());
      starting.set(member.name, again);
      await again;
      await keep();
    };
    keep().catch((error: Error) => stopping.aborted || say(error.message));
  }
  return {
    set,
    async untilUp() {
      await Promise.all(starting.values());
    },
  };
}

async function keepKafka({ dataDir, between, say }: EnginesOptions, stopping: AbortSignal) {
  let address = '';
  const options: LocalKafkaOptions = {
    dataDir: join(dataDir, 'kafka'),
    say,
    ...(between && {
      properties: () => ({ 'advertised.listeners': `PLAINTEXT://${address}` }),
    }),
  };
  const port = await freePort();
  if (between) address = await between.kafka(port);
  let running = await startLocalKafka({ ...options, port });
  let starting: Promise<void> = Promise.resolve();
  say(`Kafka: ${address || running.brokers}`);
  const keep = async (): Promise<void> => {
    await running.ended;
    if (stopping.aborted) return;
    say('Kafka ended: starting it again');
    starting = sleep(START_AGAIN_AFTER_MS).then(async () => {
      running = await startLocalKafka({ ...options, port });
    });
    await starting;
    await keep();
  };
  keep().catch((error: Error) => stopping.aborted || say(error.message));
  return {
    name: 'kafka',
    brokers: address || running.brokers,
    pid: async () => running.pid,
    untilUp: () => starting,
    stop: () => running.stop(),
  };
}
