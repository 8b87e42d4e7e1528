import { type Static, Type } from 'typebox';
import { DecisionSubject } from '../events/decision.ts';
import { Actor, Instant, literals } from './common.ts';

/** How long where somebody decided from is kept, in days; who decided what stays as long as the trail does (ADR 15). */
export const AUDIT_ORIGIN_DAYS = 365;

const Facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

/** One entry of the audit trail: who decided what, as which role, from where, what it was before and is after. */
export const AuditEntry = Type.Object({
  /** Its place in the chain, from 1, as text. */
  id: Type.String(),
  at: Instant,
  /** When it came into the chain. */
  recordedAt: Instant,
  by: Actor,
  roles: Type.Array(Type.String()),
  /** Absent where nobody saw it, and after AUDIT_ORIGIN_DAYS. */
  address: Type.Optional(Type.String()),
  device: Type.Optional(Type.String()),
  action: Type.String(),
  about: DecisionSubject,
  before: Facts,
  after: Facts,
  correlationId: Type.String(),
  hash: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** What the trail can be narrowed to: who did it, what was done, to what (by its id), from `from` until before `to`. */
export const AuditFilter = Type.Object({
  by: Type.Optional(Type.String({ maxLength: 100 })),
  action: Type.Optional(Type.String({ maxLength: 60 })),
  subject: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time' })),
});
export type AuditFilter = Static<typeof AuditFilter>;

export const AUDIT_FORMATS = ['csv', 'json'] as const;
export const AuditExportQuery = Type.Object({
  format: Type.Optional(literals(AUDIT_FORMATS)),
  filter: Type.Optional(Type.String({ maxLength: 4000 })),
});

/** What a filter can be chosen from: the people, actions and things that are in the trail, by the beginning of a word. */
export const AUDIT_NAMES = ['by', 'action', 'subject'] as const;
export type AuditNames = (typeof AUDIT_NAMES)[number];
export const AuditNamesQuery = Type.Object({
  of: literals(AUDIT_NAMES),
  q: Type.Optional(Type.String({ maxLength: 100 })),
});
export const AuditName = Type.Object({ id: Type.String(), kind: Type.String(), name: Type.String() });
export type AuditName = Static<typeof AuditName>;

/** The head of the chain at a time, signed with a key that no database holds. */
export const AuditAnchor = Type.Object({
  sequence: Type.Integer({ minimum: 1 }),
  hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  at: Instant,
  /** Ed25519 over the RFC 8785 form of the three above, base64url. */
  signature: Type.String({ maxLength: 100 }),
});
export type AuditAnchor = Static<typeof AuditAnchor>;

/**
 * What a break of the chain looks like. changed: an entry is not what was hashed. moved: nor does it follow the one
 * before it: swapped, or all after it renumbered. unlinked: whole in itself, made after another than stands before it.
 * missing: a place is empty. inserted: a place there cannot be. cut: the end is gone. recomputed: whole, and not what was
 * anchored. origin: where somebody was is altered, or gone too early. anchor: an anchor's signature is none.
 */
export const AUDIT_BREAKS = [
  'changed',
  'moved',
  'unlinked',
  'missing',
  'inserted',
  'cut',
  'recomputed',
  'origin',
  'anchor',
] as const;
export type AuditBreak = (typeof AUDIT_BREAKS)[number];
const Broken = Type.Object({ sequence: Type.Integer(), kind: literals(AUDIT_BREAKS) });

/** When the chain was last checked, how far, and what came of it; when its head was last anchored. */
export const AuditStanding = Type.Object({
  entries: Type.Integer(),
  checked: Type.Optional(Type.Object({ at: Instant, sequence: Type.Integer(), broken: Type.Optional(Broken) })),
  anchored: Type.Optional(Type.Object({ at: Instant, sequence: Type.Integer() })),
  /** Whether anchors are written at all here. */
  anchors: Type.Boolean(),
});
export type AuditStanding = Static<typeof AuditStanding>;
