import type { DeadLetterState, Decider, EventEnvelope } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';

/** Who decided; letters keep id and name, what else is known of them is told on. */
export type DecidedBy = Pick<Decider, 'id' | 'name'> & Partial<Decider>;

/** What somebody did about a letter: `failed` is a replay whose handler threw again. */
export type Decision = {
  readonly at: Date;
  readonly by: Pick<DecidedBy, 'id' | 'name'>;
  readonly decision: 'replayed' | 'discarded' | 'failed';
  readonly reason?: string;
};

/** Hears of each decision on a letter in its transaction, so that an audit trail has it if and only if it happened. */
export type TellDecided = (
  session: Session,
  letter: DeadLetter,
  decided: { readonly by: DecidedBy; readonly decision: Decision['decision']; readonly reason?: string | undefined },
) => Promise<void>;

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
