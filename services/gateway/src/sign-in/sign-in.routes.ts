import { randomBytes } from 'node:crypto';
import { languageOf, PROBLEMS, SignOutAnswer } from '@comptoir/contracts';
import { type App, browserOf, Problem, problemFrom, problemPage } from '@comptoir/service-kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { CookieNames } from '../door/cookies.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Sessions } from '../session/sessions.ts';
import { beginSignIn, PENDING_MS, type SignInParts } from './begin-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { IssuerClient } from './issuer-client.ts';
import type { PendingSignIns } from './pending-sign-in.store.ts';
import { redirectTarget } from './redirect-target.ts';
import { signOut } from './sign-out.ts';
import type { Turns } from './turns.ts';

export interface SignInRoutesParts extends SignInParts {
  readonly issuer: IssuerClient;
  readonly pending: PendingSignIns;
  readonly sessions: Sessions;
  readonly live: LiveHub;
  readonly cookies: CookieNames;
  readonly ownIssuer: boolean;
  readonly turns: Turns;
}

export function signInRoutes(app: App, parts: SignInRoutesParts): void {
  const { sessions, live, cookies, origin, turns } = parts;
  const isPublic = { public: true } as const;

  app.get(
    '/api/auth/sign-in',
    {
      config: isPublic,
      errorHandler: showProblem,
      schema: {
        summary: 'Send the browser to the issuer',
        querystring: Type.Object({
          redirect: Type.Optional(Type.String()),
          fresh: Type.Optional(Type.Literal('1')),
        }),
      },
    },
    async (request, reply) => {
      const browser = request.cookies[cookies.signIn] ?? randomBytes(32).toString('base64url');
      const redirect = redirectTarget(request.query.redirect, origin);
      const url = await turns(() => beginSignIn(parts, { browser, redirect, fresh: request.query.fresh === '1' }));
      reply.setCookie(cookies.signIn, browser, { ...cookies.options, maxAge: PENDING_MS / 1000 });
      return reply.header('cache-control', 'no-store').redirect(url.href, 302);
    },
  );

  app.get(
    '/api/auth/callback',
    { config: isPublic, schema: { hide: true }, errorHandler: showProblem },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const browser = request.cookies[cookies.signIn];
      if (!browser) throw new Problem('login.expired');
      const url = new URL(request.url, origin);
      const { user, authenticatedAt, tokens, redirect } = await turns(() => finishSignIn(parts, { browser, url }));
      const before = request.cookies[cookies.session];
      if (before !== undefined) live.closeSession((await sessions.end(before))?.id);
      const cookie = await sessions.open(user, authenticatedAt, {
        ...(!parts.ownIssuer && { tokens }),
        browser: browserOf(request.headers['user-agent']),
      });
      reply.setCookie(cookies.session, cookie, cookies.options);
      return reply.redirect(redirect, 303);
    },
  );

  app.post(
    '/api/logout',
    { config: isPublic, schema: { summary: 'Sign out', response: { 200: SignOutAnswer } } },
    async (request, reply) => {
      const { endedId, redirectTo } = await signOut(parts, request.cookies[cookies.session]);
      live.closeSession(endedId);
      reply.clearCookie(cookies.session, cookies.options).header('cache-control', 'no-store');
      return { data: true as const, redirectTo };
    },
  );
}

/** Browsers come here by themselves, not by a call: what goes wrong is a page to read, with a way on. */
function showProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFrom(error, request.id);
  const level = problem.code === 'server.error' ? 'error' : 'warn';
  request.log[level]({ err: error.cause ?? error }, 'a sign-in could not go on');
  return reply
    .code(PROBLEMS[problem.code].status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(problemPage(problem, languageOf(request.headers['accept-language']), '/'));
}
