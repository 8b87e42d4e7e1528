import type { DecidedBy } from '@comptoir/event-bus';
import { createJobQueue, type Database, type JobQueue } from '@comptoir/storage';

/**
 * What an operator asks of a service by its database: `npm run dead-letters -- replay` and `npm run rebuild` write it,
 * whichever process of the service works on events does it.
 */
export type OperatorTask =
  | {
      readonly kind: 'replay';
      readonly letter: string;
      readonly by: DecidedBy;
      readonly evenIfOlder: boolean;
      readonly reason?: string;
    }
  /** Of the holder of a copy: build it anew. */
  | { readonly kind: 'rebuild'; readonly projection: string; readonly rebuild: string }
  /** Of the owner: tell your state again, for that rebuild. */
  | { readonly kind: 'snapshot'; readonly rebuild: string };

const LEASE_MS = 30_000;
const MAX_ATTEMPTS = 5;

/** The tasks of the service whose database it is. */
export function openOperatorTasks(
  database: Database,
  onExhausted?: (task: OperatorTask, cause: string) => Promise<void>,
): JobQueue<OperatorTask> {
  return createJobQueue<OperatorTask>(database, {
    name: 'operator_tasks',
    leaseMs: LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    ...(onExhausted && { onExhausted: (_session, job) => onExhausted(job.payload, job.cause) }),
  });
}
