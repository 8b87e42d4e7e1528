import type { Database } from '@comptoir/storage';
import { createAuditChain } from '../audit/audit-chain.store.ts';
import type { WaitingEntry } from '../audit/audit-entry.ts';
import { createAuditNames } from '../audit/audit-names.store.ts';
import { createAuditQueue } from '../audit/audit-queue.store.ts';
import { createAuditStanding } from '../audit/audit-standing.store.ts';
import type { Believed, Verification } from '../audit/verify-chain.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { type Kept, NOW } from './a-chain.ts';

/** All that keeps the trail in a database. Its clock stands still. */
export function openAudit(database: Database) {
  return {
    database,
    clock: { now: () => NOW },
    queue: createAuditQueue(database),
    chain: createAuditChain(database),
    names: createAuditNames(database),
    standing: createAuditStanding(database),
  };
}

export type AuditDesk = ReturnType<typeof openAudit>;

export const enqueue = ({ database, queue }: AuditDesk, ...entries: readonly WaitingEntry[]): Promise<void> =>
  database.withTransaction((session) => queue.add(session, ...entries));

export async function verifyStored(
  { chain }: AuditDesk,
  anchors: readonly Believed[] = [],
  now = NOW,
): Promise<Verification> {
  const head = await chain.head();
  return verifyChain({ ...chain.stored(), head, anchors, now });
}

const collectionsOf = ({ connection }: Database) => ({
  entries: connection.collection('audit_chain'),
  origins: connection.collection('audit_origins'),
  heads: connection.collection('audit_head'),
});

/** Puts rows in the place of all that is there, as somebody who can write the database might. */
export async function overwrite(database: Database, { entries, origins, head }: Kept): Promise<void> {
  const there = collectionsOf(database);
  for (const collection of Object.values(there)) await collection.deleteMany({});
  if (entries.length > 0) await there.entries.insertMany(entries as never);
  if (origins.length > 0) await there.origins.insertMany(origins as never);
  if (head) await there.heads.insertOne({ _id: 'head', ...head } as never);
}
