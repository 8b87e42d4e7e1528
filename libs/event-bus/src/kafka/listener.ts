import { type Logger, newId } from '@comptoir/storage';
import type { Admin, EachMessagePayload, Kafka } from 'kafkajs';
import type { EventBus } from '../port.ts';
import { type ConsumerLoop, startConsumerLoop } from './consumer-loop.ts';
import { decode } from './message.ts';
import type { Timing } from './timing.ts';
import { withAdmin } from './with-admin.ts';

export type ListenerOptions = {
  readonly kafka: Kafka;
  readonly clientId: string;
  readonly topics: readonly string[];
  readonly handle: Parameters<EventBus['broadcast']>[0]['handle'];
  readonly prepare: () => Promise<void>;
  readonly timing: Timing;
  readonly logger: Logger;
  readonly onFatal: (error: Error) => void;
};

/**
 * Hears all partitions of the topics from where they ended when it began. kafkajs reads in groups only: this one has a
 * name of its own and a single member, commits nothing, keeps its place in memory, and is deleted at the end; a broker
 * forgets by itself the group of a process that was killed, as it has no members and no commits.
 */
export function startListener(options: ListenerOptions): ConsumerLoop {
  const { kafka, topics, handle, logger, clientId, timing, onFatal } = options;
  const groupId = `${clientId}.listener.${newId()}`;
  const closing = new AbortController();
  /** The next offset to hear, by topic and partition; unknown until the brokers were asked for the first time. */
  let places: Map<string, Map<number, string>> | undefined;

  async function prepare(): Promise<void> {
    await options.prepare();
    places ??= await withAdmin(kafka, (admin) => endsOf(admin, topics));
  }

  async function hear({ topic, partition, message }: EachMessagePayload): Promise<void> {
    const { event, unreadable } = decode(message, { topic, partition, offset: message.offset });
    try {
      if (unreadable === undefined) await handle(event, topic);
    } catch (error) {
      logger.error({ err: error, topic, event: event.id }, 'broadcast handler failed');
    }
    places?.get(topic)?.set(partition, String(BigInt(message.offset) + 1n));
  }

  const loop = startConsumerLoop({
    kafka,
    config: { groupId },
    topics,
    fromBeginning: false,
    timing,
    logger,
    prepare,
    onFatal,
    closing,
    run: { autoCommit: false, partitionsConsumedConcurrently: topics.length, eachMessage: hear },
    onJoin(consumer) {
      for (const [topic, partitions] of places ?? []) {
        for (const [partition, offset] of partitions) consumer.seek({ topic, partition, offset });
      }
    },
  });
  return {
    joined: loop.joined,
    async close() {
      await loop.close();
      await withAdmin(kafka, (admin) => admin.deleteGroups([groupId])).catch((error: unknown) =>
        logger.debug({ err: error, groupId }, 'listener group not deleted'),
      );
    },
  };
}

async function endsOf(admin: Admin, topics: readonly string[]): Promise<Map<string, Map<number, string>>> {
  const ends = await Promise.all(
    topics.map(async (topic) => {
      const offsets = await admin.fetchTopicOffsets(topic);
      return [topic, new Map(offsets.map(({ partition, high }) => [partition, high]))] as const;
    }),
  );
  return new Map(ends);
}
