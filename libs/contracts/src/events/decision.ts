import { type Static, Type } from 'typebox';
import { Actor } from '../http/common.ts';

const Facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

/** Who decided something, from where, and what it changed: what an audit trail keeps of an event. Never a secret. */
export const Decision = Type.Object({
  /** What was done, such as `user.create`. */
  action: Type.String({ maxLength: 60 }),
  by: Actor,
  /** The roles they had. */
  roles: Type.Array(Type.String()),
  /** The address their browser came from, where one did. */
  address: Type.Optional(Type.String({ maxLength: 60 })),
  /** The facts that changed, before and after; null where there was nothing, or is nothing any more. */
  before: Facts,
  after: Facts,
});
export type Decision = Static<typeof Decision>;
