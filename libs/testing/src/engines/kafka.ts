import { inject } from 'vitest';

/**
 * Address of the Kafka that serves this test run, shared by its files: topics and groups need names of their own.
 * @throws Error when there is none (`npm test` leaves out the files that need one, and says so)
 */
export async function kafkaBrokers(): Promise<string> {
  if (process.env.KAFKA_BROKERS) return process.env.KAFKA_BROKERS;
  const response = await fetch(inject('kafkaOffer'));
  const answer = await response.text();
  if (!response.ok) throw new Error(`This test needs Kafka. ${answer}`);
  return answer;
}
