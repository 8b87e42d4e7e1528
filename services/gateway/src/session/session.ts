import type { Language, UserCaller, UserStatus } from '@comptoir/contracts';

/** Who a session belongs to, as the issuer said at sign-in. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly supplierIds: readonly string[];
  readonly language: Language;
  /** The user's version the claims were taken from; 0 from an issuer that has none. */
  readonly version: number;
}

/** A signed-in browser. Its id is the cookie's hash: who reads the database cannot sign in with it. */
export interface Session {
  readonly id: string;
  readonly user: SessionUser;
  /** Seconds since the epoch. */
  readonly authenticatedAt: number;
  readonly lastSeenAt: Date;
  /** Ends then, whatever happens. */
  readonly endsAt: Date;
  /** IssuerTokens, sealed under the cookie. */
  readonly sealed?: string | undefined;
  /** When an outside issuer is asked again who this is: it tells us of no changes. */
  readonly renewAt?: Date | undefined;
}

/** What a session keeps of an outside issuer. */
export interface IssuerTokens {
  /** By which it knows whom to sign out. */
  readonly idToken: string;
  /** By which it is asked again. */
  readonly refreshToken?: string | undefined;
}

/** What identity's events say of a user since. */
export interface KnownUser extends SessionUser {
  readonly status: UserStatus;
}

export interface SessionTimes {
  readonly idleMs: number;
  readonly maximumMs: number;
}

/** When a session seen at `seenAt` ends if nobody comes back. */
export const expiryOf = (session: Pick<Session, 'endsAt'>, seenAt: Date, { idleMs }: SessionTimes): Date =>
  new Date(Math.min(session.endsAt.getTime(), seenAt.getTime() + idleMs));

export const isLive = (session: Session, now: Date, times: SessionTimes): boolean =>
  now < expiryOf(session, session.lastSeenAt, times);

/** The caller of a session: what its sign-in said, or what was heard of the user later; nobody who is not ACTIVE. */
export function callerOfSession(session: Session, heard: KnownUser | undefined): UserCaller | undefined {
  const later = heard && heard.version > session.user.version ? heard : undefined;
  if (later && later.status !== 'ACTIVE') return undefined;
  const { id, name, email, roles, supplierIds, language } = later ?? session.user;
  return { kind: 'user', id, name, email, roles, supplierIds, language, authenticatedAt: session.authenticatedAt };
}
