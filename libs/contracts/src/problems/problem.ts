import { type Static, Type } from 'typebox';

/** RFC 9457 problem details, with a code of the catalogue and `message` for the specification's client. */
export const ProblemDetails = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  /** Equal to `detail`: what the specification's client reads. */
  message: Type.String(),
  code: Type.String(),
  /** By field, in the caller's language. */
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() }))),
  /** What the sentence speaks of, for a client that wants to say it itself. */
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  correlationId: Type.Optional(Type.String()),
});
export type ProblemDetails = Static<typeof ProblemDetails>;
