import { type Static, Type } from 'typebox';

/**
 * `GET /api/live`, server-sent events. A `change` carries a LiveChange: what moved, never how; ask for it by its id.
 * `resync`: what happened since the last event is not known any more, load everything shown again.
 * `signed-out`: the session ended. Comments come as heartbeats; EventSource resumes by Last-Event-ID on its own.
 */
export const LIVE_EVENTS = ['ready', 'change', 'resync', 'signed-out'] as const;
export type LiveEventName = (typeof LIVE_EVENTS)[number];

export const LiveChange = Type.Object({
  /** The event's id: seen twice, it is the same event. */
  id: Type.String(),
  /** A key of EVENTS. */
  type: Type.String(),
  /** The aggregate's id. */
  subject: Type.String(),
});
export type LiveChange = Static<typeof LiveChange>;
