import type { DecisionSubject } from '@comptoir/contracts';

/** Where somebody decided from. It is kept beside the chain, and for a year: see ADR 15. */
export interface Origin {
  readonly address: string | null;
  readonly device: string | null;
}

/** What an entry of the chain says, before it has its place there. */
export interface AuditFacts {
  /** When it was decided. */
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string; readonly kind: string };
  readonly roles: readonly string[];
  readonly action: string;
  readonly about: DecisionSubject;
  /** JSON, or null where there was nothing. A text, so that what is hashed is what is kept, whatever the facts are. */
  readonly before: string | null;
  readonly after: string | null;
  /** The event that told it; of an entry from before there was a chain, its id there. */
  readonly event: string;
  readonly correlationId: string;
}

/** An entry that waits for its place, with where it was decided. */
export interface WaitingEntry extends AuditFacts {
  readonly origin: Origin | null;
}

/** An entry in its place. Every field but `hash` is part of what the hash is made of. */
export interface ChainEntry extends AuditFacts {
  /** The sequence as text, from 000000000001: as text it sorts, and a list's cursor can hold it. */
  readonly _id: string;
  readonly recordedAt: Date;
  /** Hash of its origin; null where there was none to keep. */
  readonly origin: string | null;
  /** Hash of the entry before it; 64 zeros for the first. */
  readonly previous: string;
  readonly hash: string;
}

/** The origin of the entry with the same id. The salt keeps who knows the entry from trying addresses on its hash. */
export interface OriginRow extends Origin {
  readonly _id: string;
  /** That of its entry: from then on it is kept for AUDIT_ORIGIN_DAYS. */
  readonly at: Date;
  readonly salt: string;
}

/** The last entry of a chain. */
export interface Head {
  readonly sequence: number;
  readonly hash: string;
  readonly recordedAt: Date;
}

const DIGITS = 12;
export const GENESIS = '0'.repeat(64);
export const idOf = (sequence: number): string => String(sequence).padStart(DIGITS, '0');

/** The sequence an id says, or undefined for what is none. */
export const sequenceOf = (id: unknown): number | undefined =>
  typeof id === 'string' && /^[0-9]{12}$/.test(id) ? Number(id) : undefined;
