import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs from 'kafkajs';

/** Waits until a broker without TLS or SASL serves at that address: false when it does not within the time. */
export async function brokerAnswers(
  broker: string,
  { withinMs, signal }: { withinMs: number; signal: AbortSignal },
): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end && !signal.aborted) {
    if (await answersOnce(broker)) return true;
    await sleep(50, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

async function answersOnce(broker: string): Promise<boolean> {
  const kafka = new kafkajs.Kafka({
    clientId: 'is-it-there',
    brokers: [broker],
    // On a busy machine even the loopback takes its time.
    connectionTimeout: 5_000,
    logLevel: kafkajs.logLevel.NOTHING,
    retry: { retries: 0 },
  });
  const admin = kafka.admin();
  try {
    await admin.connect();
    return (await admin.describeCluster()).brokers.length > 0;
  } catch {
    // Not yet, or not at all: the answer is no.
    return false;
  } finally {
    await admin.disconnect();
  }
}
