import { Data, SessionRow, type UserCaller } from '@comptoir/contracts';
import { type App, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { TellDecision } from '../decisions/tell-decision.ts';
import type { CookieNames } from '../door/cookies.ts';
import type { Limits } from '../door/limits.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

export interface SessionsRoutesParts {
  readonly sessions: Sessions;
  readonly cookies: CookieNames;
  readonly live: LiveHub;
  readonly limits: Limits;
  readonly tell: TellDecision;
  /** Ends the user's sessions at our own issuer: a browser whose session is over types the password again. */
  readonly endAtIssuer?: (userId: string) => Promise<void>;
}

const PATH = '/api/v1/sessions';
const Yes = Data(Type.Literal(true));
const Params = Type.Object({ id: Type.String({ pattern: '^[\\w-]{20,64}$' }) });

/** Where one is signed in, for the profile: each can be ended, or all the others at once. */
export function sessionsRoutes(app: App, parts: SessionsRoutesParts): void {
  const { sessions, live, tell } = parts;
  const config = { public: true } as const;

  app.get(
    PATH,
    { config, schema: { summary: 'Where one is signed in', response: { 200: Type.Array(SessionRow) } } },
    async (request) => {
      const here = await hereOf(parts, request as FastifyRequest);
      return (await sessions.list(here.caller.id)).map((session) => viewOf(session, here.id));
    },
  );

  async function end(userId: string, which: { id: string } | { butId: string }): Promise<string[]> {
    // First where a sign-in without a password could come from, then what it would have replaced.
    await parts.endAtIssuer?.(userId);
    const ended = await sessions.endOf(userId, which);
    for (const id of ended) live.closeSession(id);
    return ended;
  }

  app.delete(
    `${PATH}/:id`,
    { config, schema: { summary: 'End a session', params: Params, response: { 200: Yes } } },
    async (request) => {
      const here = await hereOf(parts, request as unknown as FastifyRequest);
      const { id } = request.params;
      const session = (await sessions.list(here.caller.id)).find((one) => one.id === id);
      if (!session) throw new Problem('not.found');
      await tell({ caller: here.caller, request }, endOf(here.caller, [session]));
      await end(here.caller.id, { id });
      return { data: true as const };
    },
  );

  app.delete(
    PATH,
    { config, schema: { summary: 'End every session but this one', response: { 200: Yes } } },
    async (request) => {
      const here = await hereOf(parts, request as FastifyRequest);
      const others = (await sessions.list(here.caller.id)).filter(({ id }) => id !== here.id);
      if (others.length > 0) await tell({ caller: here.caller, request }, endOf(here.caller, others));
      await end(here.caller.id, { butId: here.id });
      return { data: true as const };
    },
  );
}

/** What is told of sessions that somebody ends: in which browsers they were, never by what they are found. */
const endOf = ({ id, name }: UserCaller, ended: readonly Session[]) => ({
  action: 'user.sessions.end',
  about: { kind: 'user', id, name },
  before: {
    sessions: ended.map(({ browser, lastSeenAt }) => ({
      browser: [browser?.name, browser?.system].filter(Boolean).join(', '),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  },
  after: { sessions: [] },
});

/** @throws Problem session.required, rate.limited */
async function hereOf({ sessions, cookies, limits }: SessionsRoutesParts, request: FastifyRequest) {
  const cookie = request.cookies[cookies.session];
  const session = cookie === undefined ? undefined : await sessions.find(cookie);
  if (!session) throw new Problem('session.required');
  request.userId = session.caller.id;
  await limits.user(request);
  return session;
}

const viewOf = ({ id, browser, startedAt, authenticatedAt, lastSeenAt }: Session, hereId: string): SessionRow => ({
  id,
  current: id === hereId,
  browser: browser?.name ?? '',
  system: browser?.system ?? '',
  startedAt: (startedAt ?? new Date(authenticatedAt * 1000)).toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});
