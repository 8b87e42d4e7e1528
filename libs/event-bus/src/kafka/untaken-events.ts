import type { Logger } from '@comptoir/storage';
import { createClient } from './client.ts';
import type { KafkaConfig } from './config.ts';
import { type Committed, durableGroups } from './durable-groups.ts';
import { withAdmin } from './with-admin.ts';

/**
 * How many events lie in the topics that a durable group has begun to take and has not taken yet, counted once a group.
 * Groups of other people's topics do not count.
 */
export async function untakenEvents(options: {
  config: KafkaConfig;
  clientId: string;
  topics: readonly string[];
  logger: Logger;
}): Promise<number> {
  const kafka = createClient(options.config, options.clientId, options.logger);
  return withAdmin(kafka, async (admin) => {
    const there = new Set(await admin.listTopics());
    const topics = options.topics.filter((topic) => there.has(topic));
    const ends = new Map(
      await Promise.all(topics.map(async (topic) => [topic, await admin.fetchTopicOffsets(topic)] as const)),
    );
    const groups = await durableGroups(admin, topics);
    return groups.reduce((sum, { committed }) => sum + behind(committed, ends), 0);
  });
}

type Ends = ReadonlyMap<string, ReadonlyArray<{ partition: number; low: string; high: string }>>;

function behind(committed: Committed, ends: Ends): number {
  let count = 0;
  for (const { topic, partitions } of committed) {
    if (partitions.every(({ offset }) => Number(offset) < 0)) continue;
    for (const { partition, offset } of partitions) {
      const end = ends.get(topic)?.find((candidate) => candidate.partition === partition);
      if (end) count += Math.max(0, Number(end.high) - Math.max(Number(offset), Number(end.low)));
    }
  }
  return count;
}
