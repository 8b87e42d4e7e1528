import { join } from 'node:path';
import { SERVICES, topicOf } from '@comptoir/contracts';
import type { EventBus } from '@comptoir/event-bus';
import { startLocalKafka } from '@comptoir/event-bus/engine';
import { createKafkaBus, KafkaConfig } from '@comptoir/event-bus/kafka';
import { type Environment, eventMetrics, type Logger, readConfig } from '@comptoir/service-kit';

/** A Kafka to talk to: somebody else's, or one of our own that ends when it is told. */
export interface Kafka {
  readonly config: KafkaConfig;
  /** Settles when our own has ended, wanted or not; never for somebody else's. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

const TOPICS = SERVICES.map(topicOf);
const CLIENT_ID = 'comptoir';

/** The Kafka that KAFKA_BROKERS names with the other KAFKA_ variables, else a local one in the data folder. */
export async function openKafka(options: {
  dataDir: string;
  env: Environment;
  say: (line: string) => void;
}): Promise<Kafka> {
  const { dataDir, env, say } = options;
  if (env.KAFKA_BROKERS)
    return { config: readConfig(KafkaConfig, env), ended: new Promise(() => {}), stop: async () => undefined };
  const local = await startLocalKafka({ dataDir: join(dataDir, 'kafka'), say });
  const config = readConfig(KafkaConfig, { ...env, KAFKA_BROKERS: local.brokers });
  return { config, ended: local.ended, stop: () => local.stop() };
}

/** The bus of all services of this process, on topics that are there. */
export function openKafkaBus(
  { config }: Kafka,
  { logger, onFatal }: { logger: Logger; onFatal: (error: Error) => void },
): Promise<EventBus> {
  return createKafkaBus({ config, clientId: CLIENT_ID, topics: TOPICS, logger, metrics: eventMetrics, onFatal });
}
