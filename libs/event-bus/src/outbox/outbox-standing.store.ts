import type { Database } from '@comptoir/storage';
import { openOutboxStore } from './outbox.store.ts';

/** How much waits to be published, and how old the oldest of it is, in seconds; 0 where there is none. */
export async function outboxStanding(database: Database): Promise<{ events: number; oldestSeconds: number }> {
  openOutboxStore(database);
  const rows = database.connection.collection('outbox');
  // Ids are made in order of time, but for a clock's jump: the least of them is as old as any, near enough for an age.
  const [oldest] = await rows
    .aggregate<{ ageMs: number }>([
      { $sort: { _id: 1 } },
      { $limit: 1 },
      { $project: { ageMs: { $subtract: ['$$NOW', { $dateFromString: { dateString: '$event.occurredAt' } }] } } },
    ])
    .toArray();
  return {
    events: await rows.estimatedDocumentCount(),
    oldestSeconds: Math.max(0, Number(oldest?.ageMs ?? 0)) / 1000,
  };
}
