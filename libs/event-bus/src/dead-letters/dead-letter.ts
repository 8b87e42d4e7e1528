import type { DeadLetterState, EventEnvelope } from '@comptoir/contracts';

/** Who decided, for those who ask later. */
export type DecidedBy = { readonly id: string; readonly name: string };

/** What somebody did about a letter: `failed` is a replay whose handler threw again. */
export type Decision = {
  readonly at: Date;
  readonly by: DecidedBy;
  readonly decision: 'replayed' | 'discarded' | 'failed';
  readonly reason?: string;
};

/** An event one consumer could not handle, kept in that consumer's own database until somebody decides. */
export type DeadLetter = {
  readonly _id: string;
  readonly consumer: string;
  readonly topic: string;
  readonly event: EventEnvelope;
  readonly state: DeadLetterState;
  readonly cause: { readonly name: string; readonly message: string; readonly stack: string };
  /** How often its handler was tried, replays included; 0 where the event itself was refused. */
  readonly attempts: number;
  readonly at: Date;
  readonly endedAt?: Date;
  /** In their order; none where nobody has looked at it yet. */
  readonly decisions?: readonly Decision[];
};
