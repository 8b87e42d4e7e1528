import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '@comptoir/storage';
import { type Program, startProgram } from '@comptoir/testing/engines';
import type { DoomedOrder } from './doomed-process.ts';

/** Starts a service process and resolves once it is in the middle of handling an event. */
export async function startDoomed(order: DoomedOrder): Promise<Program> {
  const script = fileURLToPath(new URL('./doomed-process.ts', import.meta.url));
  const service = startProgram(['--disable-warning=ExperimentalWarning', script, JSON.stringify(order)]);
  const ended = once(service, 'exit').then(() => undefined);
  const first = await Promise.race([once(service.stdout, 'data'), ended]);
  if (!first) throw new Error('the process ended before it handled anything');
  service.stdout.resume();
  return service;
}

/**
 * Ends the transactions that killed processes left open in a database, as MongoDB does of itself after
 * transactionLifetimeLimitSeconds: until then their rows are locked, and a test would only wait.
 */
export async function endAbandonedTransactions({ connection, name }: Database): Promise<void> {
  const admin = connection.getClient().db('admin');
  const abandoned = await admin
    .aggregate<{ lsid: object }>(
      [
        { $currentOp: { allUsers: true, idleSessions: true } },
        { $match: { type: 'idleSession', appName: `comptoir-${name}`, transaction: { $exists: true } } },
      ],
      { readConcern: { level: 'local' } },
    )
    .toArray();
  if (abandoned.length > 0) await admin.command({ killAllSessionsByPattern: abandoned.map(({ lsid }) => ({ lsid })) });
}
