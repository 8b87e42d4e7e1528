import { hash, randomBytes } from 'node:crypto';
import type { UserCaller } from '@comptoir/contracts';
import type { Clock } from '@comptoir/service-kit';
import type { KnownUserStore } from './known-user.store.ts';
import { seal, unseal } from './sealed.ts';
import type { SessionStore } from './session.store.ts';
import {
  type Browser,
  callerOfSession,
  expiryOf,
  type IssuerTokens,
  isLive,
  type KnownUser,
  type Session,
  type SessionTimes,
  type SessionUser,
} from './session.ts';

/** A session in use: `caller` is who it stands for now. A later look may give another object for the same session. */
interface OpenSession {
  readonly id: string;
  readonly caller: UserCaller;
  readonly endsAt: Date;
}

export interface Sessions {
  /** Opens a session under a new id; answers the cookie's value, 256 random bits. */
  open(
    user: SessionUser,
    authenticatedAt: number,
    more?: { tokens?: IssuerTokens; browser?: Browser },
  ): Promise<string>;
  /** The session of a cookie. `seen` keeps it from falling asleep; a stream that only listens does not. */
  find(cookie: string, seen?: boolean): Promise<OpenSession | undefined>;
  /** Ends the session of a cookie; answers its id and what it kept of an outside issuer. */
  end(cookie: string): Promise<{ readonly id: string; readonly tokens: IssuerTokens | undefined } | undefined>;
  /** A user's sessions that are not over, the last one seen first. */
  list(userId: string): Promise<Session[]>;
  /** Ends one of a user's sessions by its id, or all but one. Answers the ids of those that were there. */
  endOf(userId: string, which: { readonly id: string } | { readonly butId: string }): Promise<string[]>;
  /** Says at once, in this process, what a user has become. */
  hear(user: KnownUser): void;
}

export interface SessionsOptions {
  readonly store: SessionStore;
  readonly knownUsers: KnownUserStore;
  readonly clock: Clock;
  readonly times: SessionTimes;
  /** Asks an outside issuer again who its tokens belong to. Throws when it cannot be asked now. */
  readonly renew?: (userId: string, tokens: IssuerTokens) => Promise<Renewal>;
}

/** The issuer's answer: who they are now, or that they are nobody any more. */
export type Renewal = { readonly user: SessionUser; readonly tokens: IssuerTokens } | 'refused';

/** How long what an outside issuer said of somebody holds. */
const RENEW_EVERY_MS = 10 * 60_000;
/** When to try again an issuer that did not answer; meanwhile the session goes on. */
const RENEW_RETRY_MS = 60_000;

/** How long another process may go on with a session that ended here, and how often a busy one is read. */
const CACHE_MS = 2_000;
const CACHE_SIZE = 10_000;
const TOUCH_EVERY_MS = 60_000;

export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');

export function createSessions({ store, knownUsers, clock, times, renew }: SessionsOptions): Sessions {
  // By the cookie, not its hash: a hash a call is a tenth of what the gateway does for one.
  const cache = new Map<string, { readonly until: number; readonly session: Promise<OpenSession | undefined> }>();
  const heard = new Map<string, KnownUser>();

  async function read(cookie: string, id: string, seen: boolean): Promise<OpenSession | undefined> {
    const found = await store.find(id);
    const now = clock.now();
    if (!found || !isLive(found, now, times)) return undefined;
    const session = await renewed(cookie, found, now);
    if (!session) {
      await store.remove(id);
      return undefined;
    }
    const caller = callerOfSession(session, await latestOf(session.user.id));
    if (!caller) {
      await store.remove(id);
      return undefined;
    }
    if (seen && now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
      await store.touch(id, now, expiryOf(session, now, times));
    }
    return { id, caller, endsAt: session.endsAt };
  }

  /** The session as its issuer has it now, where it is time to ask; undefined when it says there is none. */
  async function renewed(cookie: string, session: Session, now: Date): Promise<Session | undefined> {
    if (!renew || !session.renewAt || session.renewAt > now) return session;
    const later = (ms: number) => new Date(now.getTime() + ms);
    if (!(await store.claimRenewal(session, later(RENEW_RETRY_MS)))) return session;
    const tokens = tokensIn(cookie, session);
    if (!tokens) return session;
    // An issuer that is down signs nobody out: it is asked again in a minute.
    const renewal = await renew(session.user.id, tokens).catch(() => undefined);
    if (renewal === 'refused') return undefined;
    if (!renewal) return session;
    const sealed = seal(cookie, JSON.stringify(renewal.tokens));
    const next = { ...session, user: renewal.user, sealed, renewAt: later(RENEW_EVERY_MS) };
    await store.renew(next);
    return next;
  }

  async function latestOf(userId: string): Promise<KnownUser | undefined> {
    const kept = await knownUsers.find(userId);
    const told = heard.get(userId);
    return kept && told ? (told.version > kept.version ? told : kept) : (told ?? kept);
  }

  function remember(cookie: string, session: Promise<OpenSession | undefined>, now: number): void {
    if (cache.size >= CACHE_SIZE) evictOldest(cache);
    const entry = { until: now + CACHE_MS, session };
    cache.set(cookie, entry);
    const forget = () => {
      if (cache.get(cookie) === entry) cache.delete(cookie);
    };
    session.then((found) => found ?? forget(), forget);
  }

  return {
    async open(user, authenticatedAt, { tokens, browser } = {}) {
      const cookie = randomBytes(32).toString('base64url');
      const now = clock.now();
      const endsAt = new Date(now.getTime() + times.maximumMs);
      const session: Session = {
        id: hashOf(cookie),
        user,
        authenticatedAt,
        lastSeenAt: now,
        startedAt: now,
        endsAt,
        ...(browser && { browser }),
        ...(tokens && { sealed: seal(cookie, JSON.stringify(tokens)) }),
        ...(tokens?.refreshToken !== undefined && { renewAt: new Date(now.getTime() + RENEW_EVERY_MS) }),
      };
      await store.insert(session, expiryOf(session, now, times));
      return cookie;
    },
    find(cookie, seen = true) {
      if (cookie.length > 64) return Promise.resolve(undefined);
      const now = clock.now().getTime();
      const known = cache.get(cookie);
      if (known && known.until > now) return known.session;
      const session = read(cookie, hashOf(cookie), seen);
      remember(cookie, session, now);
      return session;
    },
    async end(cookie) {
      const id = hashOf(cookie);
      cache.delete(cookie);
      const session = await store.remove(id);
      return session && { id, tokens: tokensIn(cookie, session) };
    },
    async list(userId) {
      const now = clock.now();
      return (await store.ofUser(userId)).filter((session) => isLive(session, now, times));
    },
    async endOf(userId, which) {
      const ended = await store.removeSome(userId, which);
      cache.clear();
      return ended;
    },
    hear(user) {
      const told = heard.get(user.id);
      if (told && told.version >= user.version) return;
      if (heard.size >= CACHE_SIZE) evictOldest(heard);
      heard.set(user.id, user);
      cache.clear();
    },
  };
}

const tokensIn = (cookie: string, { sealed }: Session): IssuerTokens | undefined =>
  sealed === undefined ? undefined : (JSON.parse(unseal(cookie, sealed)) as IssuerTokens);

/** A Map keeps the order in which its keys came. */
function evictOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
