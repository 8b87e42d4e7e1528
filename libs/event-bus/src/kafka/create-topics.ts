import type { Logger } from '@comptoir/storage';
import type { Admin, Kafka } from 'kafkajs';
import { createClient } from './client.ts';
import type { KafkaConfig } from './config.ts';
import { isFinal } from './failures.ts';
import { persist } from './patience.ts';
import { withAdmin } from './with-admin.ts';

/**
 * Makes each topic that is not there, as the configuration says; waits for a broker where none answers. Topics that
 * exist stay as they are, and need no right to create any: somebody else may keep them.
 * @throws Error when the brokers refuse
 */
export async function createTopics(options: {
  config: KafkaConfig;
  clientId: string;
  topics: readonly string[];
  logger: Logger;
  signal?: AbortSignal;
}): Promise<void> {
  const { config, clientId, logger, topics, signal = new AbortController().signal } = options;
  await ensureTopics(createClient(config, clientId, logger), { config, logger, topics, signal });
}

export async function ensureTopics(
  kafka: Kafka,
  options: { config: KafkaConfig; topics: readonly string[]; logger: Logger; signal: AbortSignal },
): Promise<void> {
  const { config, topics, logger, signal } = options;
  if (topics.length === 0) return;
  await persist(() => withAdmin(kafka, (admin) => createMissing(admin, topics, config)), {
    signal,
    failed(error, attempt) {
      if (isFinal(error)) throw error;
      logger.warn({ err: error, attempt }, 'Kafka does not answer: waiting to make its topics');
    },
  });
}

async function createMissing(admin: Admin, topics: readonly string[], config: KafkaConfig): Promise<void> {
  const there = new Set(await admin.listTopics());
  const missing = topics.filter((topic) => !there.has(topic));
  if (missing.length === 0) return;
  await admin.createTopics({
    waitForLeaders: true,
    topics: missing.map((topic) => ({
      topic,
      numPartitions: config.KAFKA_TOPIC_PARTITIONS,
      replicationFactor: config.KAFKA_TOPIC_REPLICATION,
      configEntries: [
        { name: 'cleanup.policy', value: 'delete' },
        { name: 'retention.ms', value: String(config.KAFKA_TOPIC_RETENTION_HOURS * 3_600_000) },
        // Age is told by one clock, the broker's: a producer's may jump.
        { name: 'message.timestamp.type', value: 'LogAppendTime' },
      ],
    })),
  });
}
