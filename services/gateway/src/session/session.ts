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

/** What a browser says it is: `Firefox` on `Windows`; empty where it did not say. */
export interface Browser {
  readonly name: string;
  readonly system: string;
}

/** A signed-in browser. Its id is the cookie's hash: who reads the database cannot sign in with it. */
export interface Session {
  readonly id: string;
  readonly user: SessionUser;
  /** Seconds since the epoch. */
  readonly authenticatedAt: number;
  readonly lastSeenAt: Date;
  /** When and in which browser it began, as its user is shown it; absent for sessions from before that was kept. */
  readonly startedAt?: Date | undefined;
  readonly browser?: Browser | undefined;
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
  /** When they changed their password, and the session in which they did. */
  readonly passwordChangedAt?: Date | undefined;
  readonly keptSession?: string | undefined;
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

/** Whether somebody signed in with a password that is theirs no more; by the second, as sign-ins are told. */
const isOfOldPassword = ({ id, authenticatedAt }: Session, { passwordChangedAt, keptSession }: KnownUser): boolean =>
  passwordChangedAt !== undefined && id !== keptSession && authenticatedAt < secondOf(passwordChangedAt);

export const secondOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/**
 * The caller of a session: what its sign-in said, or what was heard of the user later; nobody who is not ACTIVE, nor
 * who signed in with a password that was changed since.
 */
export function callerOfSession(session: Session, heard: KnownUser | undefined): UserCaller | undefined {
  const later = heard && heard.version > session.user.version ? heard : undefined;
  if (later && later.status !== 'ACTIVE') return undefined;
  if (heard && isOfOldPassword(session, heard)) return undefined;
  const { id, name, email, roles, supplierIds, language } = later ?? session.user;
  const { authenticatedAt, id: sessionId } = session;
  return { kind: 'user', id, name, email, roles, supplierIds, language, authenticatedAt, sessionId };
}
