import { type Static, Type } from 'typebox';
import { Actor } from '../http/common.ts';

/** What a decision was about: `id` narrows the audit trail to it, `name` is how a person knows it. */
export const DecisionSubject = Type.Object({
  /** Such as `user`, `supplier`, `setting`. */
  kind: Type.String({ maxLength: 40 }),
  id: Type.String({ maxLength: 200 }),
  name: Type.String({ maxLength: 300 }),
});
export type DecisionSubject = Static<typeof DecisionSubject>;

const Facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

/**
 * Who decided something, from where, and what it changed. The audit trail keeps it of every event whose data has one as
 * `decision`; nothing else is needed for a new kind of decision to be kept. Never a secret.
 */
export const Decision = Type.Object({
  /** What was done, such as `user.create`. */
  action: Type.String({ maxLength: 60 }),
  by: Actor,
  /** The roles they had. */
  roles: Type.Array(Type.String()),
  /** The address their browser came from, where one did. */
  address: Type.Optional(Type.String({ maxLength: 60 })),
  /** What that browser is, in two words, such as `Firefox, Linux`. */
  device: Type.Optional(Type.String({ maxLength: 80 })),
  /** Left out where it is the event's supplier, or else the event's subject. */
  about: Type.Optional(DecisionSubject),
  /** The facts that changed, before and after; null where there was nothing, or is nothing any more. */
  before: Facts,
  after: Facts,
});
export type Decision = Static<typeof Decision>;
