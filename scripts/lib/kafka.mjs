import { inRoot } from './paths.mjs';
import { runNode } from './run-node.mjs';

/** Finds or fetches a Kafka for the tests. False, after its own line that says what to do, where none is to be had. */
export async function ensureKafka() {
  if (process.env.KAFKA_BROKERS) return true;
  return (await runNode([inRoot('scripts', 'find-engines.ts'), 'kafka'])) === 0;
}
