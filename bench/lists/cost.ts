import type { Database } from '@comptoir/storage';

export interface Cost {
  /** Index keys and documents that the costliest query on a collection examined. */
  readonly keys: number;
  readonly docs: number;
}

/** What MongoDB's own profiler saw of the finds on a collection while `work` ran. */
export async function costOf(database: Database, collection: string, work: () => Promise<void>): Promise<Cost> {
  const db = database.connection.db;
  if (!db) throw new Error('the database is not open');
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  const seen = await db
    .collection('system.profile')
    .find({ ns: `${database.name}.${collection}`, op: { $in: ['query', 'getmore'] } })
    .sort({ $natural: 1 })
    .toArray();
  await db.collection('system.profile').drop();
  if (seen.length === 0) throw new Error(`no query on ${collection} seen`);
  return {
    keys: Math.max(...seen.map((entry) => Number(entry.keysExamined ?? 0))),
    docs: Math.max(...seen.map((entry) => Number(entry.docsExamined ?? 0))),
  };
}
