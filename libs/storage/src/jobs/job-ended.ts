import { channel } from 'node:diagnostics_channel';

/** The diagnostics channel on which queues tell of each attempt that ended in this process. */
export const JOB_ENDED = 'comptoir:job-ended';

export type JobEnded = {
  readonly queue: string;
  /** lost: the attempt no longer held the lease, its end counted for nothing. */
  readonly outcome: 'done' | 'retried' | 'exhausted' | 'lost';
  /** Since it was claimed. */
  readonly seconds: number;
};

const ended = channel(JOB_ENDED);

/** Times the attempts of one queue. Free where nobody listens; an attempt that never ends is forgotten with the next. */
export function createAttemptClock(queue: string) {
  const claimedAt = new Map<string, { attempt: number; at: number }>();
  return {
    claimed(id: string, attempt: number): void {
      claimedAt.set(id, { attempt, at: performance.now() });
    },
    ended(id: string, attempt: number, outcome: JobEnded['outcome']): void {
      const claim = claimedAt.get(id);
      if (claim?.attempt !== attempt) return;
      claimedAt.delete(id);
      const seconds = (performance.now() - claim.at) / 1000;
      if (ended.hasSubscribers) ended.publish({ queue, outcome, seconds } satisfies JobEnded);
    },
  };
}
