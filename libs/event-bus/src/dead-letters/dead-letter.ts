import type { EventEnvelope } from '@comptoir/contracts';

export type DeadLetterState = 'waiting' | 'replayed' | 'discarded';

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
  /** Who discarded it, and why. */
  readonly endedBy?: string;
  readonly reason?: string;
};
