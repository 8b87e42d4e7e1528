import { type Static, Type } from 'typebox';
import { literals } from './common.ts';

/** waiting: somebody has to decide. replayed: its effect is in. discarded: it will have none. */
export const DEAD_LETTER_STATES = ['waiting', 'replayed', 'discarded'] as const;
export type DeadLetterState = (typeof DEAD_LETTER_STATES)[number];

/** `consumer:event`. The consumer begins with its service's name, so an id says whom to ask. */
export const DeadLetterId = Type.String({ pattern: '^[a-z][a-z.-]{1,40}:[\\w./-]{1,120}$' });
export const DeadLetterParams = Type.Object({ id: DeadLetterId });

const Person = Type.Object({ id: Type.String(), name: Type.String() });

/** Somebody's decision about a letter, or that a replay failed again. */
export const DeadLetterDecision = Type.Object({
  at: Type.String(),
  by: Person,
  decision: literals(['replayed', 'discarded', 'failed'] as const),
  reason: Type.Optional(Type.String()),
});

/** A row of `/api/v1/dead-letters`: an event that a service could not handle. Latest first. */
export const DeadLetterSummary = Type.Object({
  id: Type.String(),
  service: Type.String(),
  consumer: Type.String(),
  state: literals(DEAD_LETTER_STATES),
  type: Type.String(),
  subject: Type.String(),
  sequence: Type.Integer(),
  correlationId: Type.String(),
  /** The trace it belongs to, where traces are kept: 32 hexadecimal digits. */
  traceId: Type.Optional(Type.String()),
  cause: Type.Object({ name: Type.String(), message: Type.String() }),
  attempts: Type.Integer(),
  at: Type.String(),
  endedAt: Type.Optional(Type.String()),
});
export type DeadLetterSummary = Static<typeof DeadLetterSummary>;

/** `GET /api/v1/dead-letters/{id}`: all of it. The event's data may be about persons. */
export const DeadLetterDetail = Type.Object({
  ...DeadLetterSummary.properties,
  topic: Type.String(),
  event: Type.Unknown(),
  stack: Type.String(),
  decisions: Type.Array(DeadLetterDecision),
});
export type DeadLetterDetail = Static<typeof DeadLetterDetail>;

/** The filter of the list, as JSON in `filter`. Without a state: those that wait. */
export const DeadLetterFilter = Type.Object({
  service: Type.Optional(Type.String({ maxLength: 40 })),
  state: Type.Optional(literals(DEAD_LETTER_STATES)),
});
export type DeadLetterFilter = Static<typeof DeadLetterFilter>;

const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

/** `POST /api/v1/dead-letters/{id}/replay`: a person has to say that a letter later events overtook is to be replayed. */
export const DeadLetterReplay = Type.Object({
  evenIfOlder: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Reason),
});
/** `POST /api/v1/dead-letters/{id}/discard` */
export const DeadLetterDiscard = Type.Object({ reason: Reason });

/** ended: it was replayed or discarded before, nothing was done. */
export const DeadLetterOutcome = Type.Object({ outcome: literals(['replayed', 'discarded', 'ended'] as const) });
export type DeadLetterOutcome = Static<typeof DeadLetterOutcome>;

/** Names the services whose letters are missing in an answer because they do not answer now, separated by commas. */
export const HEADER_UNAVAILABLE = 'x-unavailable';
