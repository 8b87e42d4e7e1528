// What a Kafka holds of the portal, deleted before a back-up is restored beside it: docs/operating.md, 'Restore'.
import { SERVICES, topicOf } from '@comptoir/contracts';
import { forgetTopics, KafkaConfig } from '@comptoir/event-bus/kafka';
import { createLogger, readConfig } from '@comptoir/service-kit';

if (process.argv[2] !== 'forget') {
  console.error('usage: KAFKA_BROKERS=… [KAFKA_TLS=… KAFKA_SASL_…=…] node deploy/tools/forget-events.ts forget');
  process.exit(2);
}
try {
  const config = readConfig(KafkaConfig, process.env);
  const logger = createLogger({ service: 'forget-events', level: 'error' });
  const gone = await forgetTopics({ config, clientId: 'comptoir-tools', topics: SERVICES.map(topicOf), logger });
  console.log(JSON.stringify(gone));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
