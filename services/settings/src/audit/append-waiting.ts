import { randomBytes } from 'node:crypto';
import type { Clock } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import type { AuditChain } from './audit-chain.store.ts';
import type { AuditNamesStore } from './audit-names.store.ts';
import type { AuditQueue } from './audit-queue.store.ts';
import { linkEntries } from './link-entries.ts';

export interface AppendParts {
  readonly database: Database;
  readonly queue: AuditQueue;
  readonly chain: AuditChain;
  readonly names: AuditNamesStore;
  readonly clock: Clock;
}

const SALT_BYTES = 16;
const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex');

/**
 * Gives the next waiting entries their places, at most `limit`, in one transaction: taken from the queue if and only if
 * they are in the chain. However many do so at once, they come one after the other: each changes the head.
 * @returns how many
 */
export function appendWaiting({ database, queue, chain, names, clock }: AppendParts, limit: number): Promise<number> {
  return database.withTransaction(async (session) => {
    const waiting = await queue.next(session, limit);
    if (waiting.length === 0) return 0;
    const head = await chain.head(session);
    const entries = waiting.map(({ _id, ...entry }) => entry);
    const linked = linkEntries(head, entries, clock.now(), newSalt);
    await chain.append(session, linked);
    await names.note(session, linked.entries);
    await queue.remove(
      session,
      waiting.map(({ _id }) => _id),
    );
    return waiting.length;
  });
}
