import { newId } from '@comptoir/storage';
import type { Adapter } from '../../conformance/adapter.ts';
import { quiet } from '../../conformance/scene.ts';
import type { KafkaConfig } from '../config.ts';
import { createTopics } from '../create-topics.ts';
import { createKafkaBus, type KafkaBusOptions } from '../kafka-bus.ts';

/** The dead are noticed quickly here, so that a test of their heirs need not wait. */
const timing = { sessionMs: 3_000, heartbeatMs: 200, fetchWaitMs: 100 };
const HANDLERS_AT_ONCE = 16;

/** Configuration for a broker that asks for no password; few partitions, so that subjects meet in one. */
export function configFor(brokers: string, changes: Partial<KafkaConfig> = {}): KafkaConfig {
  return {
    KAFKA_BROKERS: brokers,
    KAFKA_TLS: false,
    KAFKA_TOPIC_PARTITIONS: 3,
    KAFKA_TOPIC_REPLICATION: 1,
    KAFKA_TOPIC_RETENTION_HOURS: 24,
    ...changes,
  };
}

/** A bus as tests want it: quick to notice, quiet, and failing them where a process would end. */
export function testBus(config: KafkaConfig, options: Partial<KafkaBusOptions> = {}) {
  const onFatal = (error: Error): void => {
    throw error;
  };
  const clientId = `spec-${newId()}`;
  return createKafkaBus({
    config,
    clientId,
    logger: quiet,
    handlersAtOnce: HANDLERS_AT_ONCE,
    timing,
    onFatal,
    ...options,
  });
}

/** Kafka for the conformance suite, at KAFKA_BROKERS: each instance is a bus, and a connection, of its own. */
export const adapter: Adapter = {
  connect: () => testBus(configFor(process.env.KAFKA_BROKERS ?? '')),
  async createTopic(topic) {
    const config = configFor(process.env.KAFKA_BROKERS ?? '');
    await createTopics({ config, clientId: 'spec', topics: [topic], logger: quiet });
  },
  handlersAtOnce: HANDLERS_AT_ONCE,
  module: import.meta.url,
};
