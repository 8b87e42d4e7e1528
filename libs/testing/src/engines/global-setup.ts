import { startLocalMongo } from '@comptoir/storage/engine';
import type { TestProject } from 'vitest/node';
import { offerKafka } from './offer-kafka.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's MongoDB; empty where the machine has none. */
    mongoUri: string;
    /** Where to ask for the run's Kafka; see offerKafka. */
    kafkaOffer: string;
  }
}

const say = (line: string): void => console.error(line);

/**
 * Of two files that write much at once each holds up the other: a fifth of the cache may be pages that are not written yet, and above that every
 * write waits, or is taken back. In half as much a test of suppliers took over half a minute that takes 5 s alone.
 */
const CACHE_GB = 1;

/**
 * Once a test run: a MongoDB for all its files, and a Kafka for those that ask (`MONGODB_URI` and `KAFKA_BROKERS` name
 * others), ended with the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.MONGODB_URI;
  const mongo = given || process.env.COMPTOIR_NO_MONGO ? undefined : await startLocalMongo({ cacheGb: CACHE_GB, say });
  const kafka = await offerKafka(say);
  project.provide('mongoUri', given ?? mongo?.uri ?? '');
  project.provide('kafkaOffer', kafka.url);
  return async () => void (await Promise.all([mongo?.stop(), kafka.withdraw()]));
}
