import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '@comptoir/storage';
import type { DoomedOrder } from './doomed-process.ts';

/** Starts a service process and resolves once it is in the middle of handling an event. */
export async function startDoomed(order: DoomedOrder): Promise<{ kill(): Promise<void> }> {
  const script = fileURLToPath(new URL('./doomed-process.ts', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, JSON.stringify(order)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  if (!child.stdout) throw new Error('no standard output');
  const first = await Promise.race([once(child.stdout, 'data'), exited.then(() => undefined)]);
  if (!first) throw new Error('the process ended before it handled anything');
  child.stdout.resume();
  return {
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
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
