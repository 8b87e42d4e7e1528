import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventBus } from '@comptoir/event-bus';
import { startLocalKafka } from '@comptoir/event-bus/engine';
import { createKafkaBus, createTopics, KafkaConfig } from '@comptoir/event-bus/kafka';
import { type Clock, createLogger, type Logger, readConfig, systemClock } from '@comptoir/service-kit';
import { type Database, newId, openDatabase } from '@comptoir/storage';
import { startLocalMongo } from '@comptoir/storage/engine';
import { Kafka, logLevel } from 'kafkajs';

/** Engines and clients of one benchmark run: ours, and kafkajs alone at the same broker. */
export interface Rig {
  readonly database: Database;
  readonly bus: EventBus;
  readonly kafkajs: Kafka;
  readonly logger: Logger;
  readonly clock: Clock;
  createTopic(topic: string): Promise<string>;
  close(): Promise<void>;
}

export const newTopic = (): string => `comptoir.bench-${newId()}.v1`;

export async function openRig(): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const say = (line: string): void => console.error(line);
  const mongo = await startLocalMongo({ dataDir: join(folder, 'mongo'), cacheGb: 0.5, say });
  const kafka = await startLocalKafka({ dataDir: join(folder, 'kafka'), say, optimized: true });
  const logger = createLogger({ service: 'bench', level: 'error' });
  const config = readConfig(KafkaConfig, { KAFKA_BROKERS: kafka.brokers });
  const database = await openDatabase({ uri: mongo.uri, name: 'bench' });
  const bus = await createKafkaBus({ config, clientId: 'bench', logger });
  return {
    ...{ database, bus, logger, clock: systemClock },
    kafkajs: new Kafka({ brokers: [kafka.brokers], logLevel: logLevel.NOTHING }),
    async createTopic(topic) {
      await createTopics({ config, clientId: 'bench', topics: [topic], logger });
      return topic;
    },
    async close() {
      await bus.close();
      await database.close();
      await Promise.all([kafka.stop(), mongo.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
