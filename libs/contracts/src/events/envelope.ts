import { type Static, Type } from 'typebox';

/** What every event wears; field names follow CloudEvents where it has one. */
export const EventEnvelope = Type.Object({
  /** UUIDv7. Does not order: clocks differ and transactions commit out of order. */
  id: Type.String(),
  type: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  /** ISO 8601, UTC. */
  occurredAt: Type.String(),
  /** The service that says it. */
  source: Type.String(),
  /** The aggregate's id: the key by which order is kept. */
  subject: Type.String(),
  /** The aggregate's version after this event: with subject, the order. */
  sequence: Type.Integer({ minimum: 0 }),
  supplierId: Type.Optional(Type.String()),
  correlationId: Type.String(),
  causationId: Type.Optional(Type.String()),
  /** W3C trace context of what caused it (CloudEvents' distributed tracing extension), where traces are kept. */
  traceparent: Type.Optional(Type.String({ maxLength: 64 })),
  data: Type.Unknown(),
});
export type EventEnvelope<Data = unknown> = Omit<Static<typeof EventEnvelope>, 'data'> & { readonly data: Data };

/** What a use case hands to the outbox, which adds id, source, time and version. */
export interface NewEvent<Data = unknown> {
  readonly type: string;
  readonly subject: string;
  readonly sequence: number;
  readonly supplierId?: string;
  readonly correlationId?: string;
  readonly causationId?: string;
  readonly data: Data;
}
