import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@comptoir/storage';
import type { Admin } from 'kafkajs';
import { createClient } from './client.ts';
import type { KafkaConfig } from './config.ts';
import { durableGroups } from './durable-groups.ts';
import { withAdmin } from './with-admin.ts';

const GONE_WITHIN_MS = 30_000;

/**
 * Deletes topics with all they hold, and every group that took from them. For a restore: what Kafka holds, and how far
 * each group came, is of a time that the restored databases have not had. Topics that are not there are no error.
 * @returns what went
 * @throws Error when a group still has a member (nothing was deleted then), or when a topic does not go
 */
export async function forgetTopics(options: {
  config: KafkaConfig;
  clientId: string;
  topics: readonly string[];
  logger: Logger;
}): Promise<{ topics: string[]; groups: string[] }> {
  const kafka = createClient(options.config, options.clientId, options.logger);
  return withAdmin(kafka, async (admin) => {
    const there = new Set(await admin.listTopics());
    const topics = options.topics.filter((topic) => there.has(topic));
    if (topics.length === 0) return { topics, groups: [] };
    const groups = (await durableGroups(admin, topics)).map(({ groupId }) => groupId);
    await assertNobodyIn(admin, groups);
    if (groups.length > 0) await admin.deleteGroups(groups);
    await admin.deleteTopics({ topics });
    await gone(admin, topics);
    return { topics, groups };
  });
}

async function assertNobodyIn(admin: Admin, groupIds: string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const { groups } = await admin.describeGroups(groupIds);
  const atWork = groups.filter(({ members }) => members.length > 0).map(({ groupId }) => groupId);
  if (atWork.length > 0) throw new Error(`still at work, end every service first: ${atWork.toSorted().join(', ')}`);
}

/** A broker answers before its topics are gone, and one that is going cannot be made anew. */
async function gone(admin: Admin, topics: readonly string[]): Promise<void> {
  for (const until = performance.now() + GONE_WITHIN_MS; performance.now() < until; await sleep(100)) {
    const there = new Set(await admin.listTopics());
    if (!topics.some((topic) => there.has(topic))) return;
  }
  throw new Error(`topics that did not go within ${GONE_WITHIN_MS / 1_000} s: ${topics.join(', ')}`);
}
