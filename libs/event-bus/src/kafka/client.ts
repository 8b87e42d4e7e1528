import { readFileSync } from 'node:fs';
import type { Logger } from '@comptoir/storage';
import kafkajs, { type Kafka, type KafkaConfig as KafkaOptions, type LogEntry, type SASLOptions } from 'kafkajs';
import type { KafkaConfig } from './config.ts';
import { quietRequestQueues } from './quiet-request-queue.ts';

/** Few and quick: what still fails after two seconds is given up, and whoever asked makes everything anew. */
export const RETRY = { initialRetryTime: 50, maxRetryTime: 1_000, retries: 5, factor: 0.3 };
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 10_000;

quietRequestQueues();

/**
 * kafkajs, told where the brokers are and how to be believed by them.
 * @throws Error that names the variable when a value lacks its partner or the authority's file cannot be read
 */
export function createClient(config: KafkaConfig, clientId: string, logger: Logger): Kafka {
  return new kafkajs.Kafka({
    clientId,
    brokers: config.KAFKA_BROKERS.split(','),
    connectionTimeout: CONNECT_WITHIN_MS,
    authenticationTimeout: ANSWER_WITHIN_MS,
    requestTimeout: ANSWER_WITHIN_MS,
    retry: RETRY,
    logLevel: kafkajs.logLevel.WARN,
    logCreator: () => (entry) => logTo(logger, entry),
    ...securityOf(config),
  });
}

function securityOf(config: KafkaConfig): Pick<KafkaOptions, 'ssl' | 'sasl'> {
  const { KAFKA_TLS: tls, KAFKA_TLS_CA_FILE: caFile, KAFKA_SASL_MECHANISM: mechanism } = config;
  const ssl = tls && caFile ? { ca: [readAuthority(caFile)] } : tls;
  if (!mechanism) return { ssl };
  const { KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = config;
  if (!username || !password)
    throw new Error('configuration: KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD are needed with KAFKA_SASL_MECHANISM');
  return { ssl, sasl: { mechanism, username, password } as SASLOptions };
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`configuration: KAFKA_TLS_CA_FILE cannot be read: ${(error as Error).message}`);
  }
}

/**
 * What kafkajs calls an error is mostly a broker that went or a group that changes, which passes: nobody has to act.
 * Whether it passed is known to us, and said by us.
 */
function logTo(logger: Logger, { level, namespace, log }: LogEntry): void {
  const { message, timestamp: _, logger: __, ...fields } = log;
  if (level === kafkajs.logLevel.ERROR) logger.warn({ kafkajs: namespace, ...fields }, message);
  else logger.debug({ kafkajs: namespace, ...fields }, message);
}
