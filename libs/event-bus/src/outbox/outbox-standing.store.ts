import type { Database } from '@comptoir/storage';
import { OUTBOX, openOutboxStore } from './outbox.store.ts';

/** How much waits to be published, and how old the oldest of it is, in seconds; 0 where there is none. */
export async function outboxStanding(database: Database): Promise<{ events: number; oldestSeconds: number }> {
  openOutboxStore(database);
  const rows = database.connection.collection(OUTBOX);
  const [oldest] = await rows
    .aggregate<{ ageMs: number }>(
      [
        { $limit: 1 },
        { $project: { ageMs: { $subtract: ['$$NOW', { $dateFromString: { dateString: '$event.occurredAt' } }] } } },
      ],
      // As they were inserted.
      { hint: { $natural: 1 } },
    )
    .toArray();
  return {
    events: await rows.estimatedDocumentCount(),
    oldestSeconds: Math.max(0, Number(oldest?.ageMs ?? 0)) / 1000,
  };
}
