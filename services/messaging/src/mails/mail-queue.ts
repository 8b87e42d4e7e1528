import { createJobQueue, type Database, type JobQueue } from '@comptoir/storage';
import type { MailStore } from './mail.store.ts';

export interface MailJob {
  readonly mailId: string;
}

/** Longer than every wait of one delivery together. */
const LEASE_MS = 120_000;
/** Five days at a quarter of an hour: what a mail server itself would keep trying. */
const MAX_ATTEMPTS = 480;

/** Mails to be sent, as leased jobs: one worker has a mail at a time. A mail given up shows as FAILED. */
export function createMailQueue(database: Database, mails: MailStore): JobQueue<MailJob> {
  return createJobQueue<MailJob>(database, {
    name: 'mails',
    leaseMs: LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    onExhausted: (session, job) => mails.end(session, job.payload.mailId, { state: 'FAILED', lastAnswer: job.cause }),
  });
}
