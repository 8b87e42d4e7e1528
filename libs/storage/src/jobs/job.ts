import type { Session } from '../transaction.ts';

/** A job as its worker gets it. `attempt` is the number of this lease: what every answer about the job must name. */
export type Job<Payload> = {
  readonly id: string;
  readonly attempt: number;
  readonly payload: Payload;
  /** W3C trace context of what put it in, where traces are kept. */
  readonly traceparent?: string;
};

/** A job that was given up. `cause` is what the last attempt reported, or that its last lease ran out. */
export type ExhaustedJob<Payload> = Job<Payload> & { readonly cause: string };

export type JobQueueOptions<Payload> = {
  readonly name: string;
  /** How long a claimed job is its worker's without a heartbeat, in milliseconds of MongoDB's time. */
  readonly leaseMs: number;
  /** How often a job is leased before it is given up. */
  readonly maxAttempts: number;
  /** Called in the transaction that gives a job up, so that what it writes stands or falls with that. */
  readonly onExhausted?: (session: Session, job: ExhaustedJob<Payload>) => Promise<void>;
};

export type JobStats = {
  readonly waiting: number;
  readonly leased: number;
  readonly done: number;
  readonly exhausted: number;
  /** How long the job that is due longest has waited, in milliseconds; 0 when none is due. */
  readonly oldestDueMs: number;
};

export type JobQueue<Payload> = {
  /**
   * Puts a job in, in the caller's transaction, due at once or `afterMs` milliseconds later. False when its key is in the
   * queue already, whatever its state.
   */
  enqueue(session: Session, job: { key: string; payload: Payload; afterMs?: number }): Promise<boolean>;
  /** Leases the job that is due longest: a new one, one to retry, or one whose worker went silent. */
  claim(workerId: string): Promise<Job<Payload> | undefined>;
  /** Extends the lease. False when the attempt no longer holds it: stop working. */
  heartbeat(id: string, attempt: number): Promise<boolean>;
  /** Ends the job in the caller's transaction. False when the attempt no longer holds it: write nothing. */
  complete(session: Session, id: string, attempt: number): Promise<boolean>;
  /** Gives the job back to be retried later, or up after the last attempt; 'lost' when the attempt does not hold it. */
  fail(
    id: string,
    attempt: number,
    why: { retryAfterMs: number; cause: string },
  ): Promise<'retried' | 'exhausted' | 'lost'>;
  /** How the job of that key ended; undefined while it has not, or where there is none. */
  outcome(key: string): Promise<'done' | 'exhausted' | undefined>;
  stats(): Promise<JobStats>;
  /** Calls back, within this process, after each commit that enqueued; answers how to stop that. */
  onEnqueued(listener: () => void): () => void;
};
