import { OPEN_CALLS, type ServiceName } from '@comptoir/contracts';
import { type App, countClientCall, INTERNAL_TOKEN_HEADER, Problem } from '@comptoir/service-kit';
import { inSpan } from '@comptoir/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import type { GatewayConfig } from '../config.ts';
import { type CookieNames, withoutOwnCookies } from '../door/cookies.ts';
import type { Limits } from '../door/limits.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Turns } from '../sign-in/turns.ts';
import type { CallerTokens } from './caller-tokens.ts';
import { BodyTooLarge, forward, Unreachable } from './forward.ts';
import { headersToBrowser, headersToService, tracedHeaders } from './headers.ts';
import type { MatchRoute } from './match-route.ts';

export interface ProxyParts {
  readonly agent: Agent;
  readonly config: GatewayConfig;
  readonly cookies: CookieNames;
  readonly limits: Limits;
  readonly sessions: Sessions;
  /** The turns of those who sign in. */
  readonly turns: Turns;
  readonly match: MatchRoute;
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>;
  readonly callerTokens: CallerTokens;
  /** The gateway's own token for the issuer. */
  readonly ownToken: () => Promise<string>;
  readonly usualHeaders: Readonly<Record<string, string>>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const UPLOAD = '/api/bill/upload';

/** Everything the gateway does not answer itself: calls for signed-in users under /api, anybody's under /oidc. */
export function proxyRoutes(app: App, parts: ProxyParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const route = { method: METHODS, config: { public: true as const }, schema: { hide: true } };
    scope.route({ ...route, url: '/api/*', handler: (request, reply) => proxyCall(parts, request, reply) });
    scope.route({ ...route, url: '/oidc/*', handler: (request, reply) => proxyIssuer(parts, request, reply) });
  });
}

async function proxyCall(parts: ProxyParts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { sessions, cookies, match, limits, callerTokens } = parts;
  const cookie = request.cookies[cookies.session];
  const session = cookie === undefined ? undefined : await sessions.find(cookie);
  const path = pathOf(request.url);
  if (!session) return proxyOpenCall(parts, request, reply, path);
  request.userId = session.caller.id;
  await limits.user(request);
  const service = match(path);
  if (!service) throw new Problem('not.found');
  if (path === UPLOAD && request.method === 'POST') await limits.upload(request);
  const token = await callerTokens(session.caller, service);
  await send(parts, request, reply, service, { [INTERNAL_TOKEN_HEADER]: token });
}

/** A call that somebody who is not signed in may make: there the gateway speaks as itself. */
async function proxyOpenCall(
  parts: ProxyParts,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<void> {
  const service = parts.match(path);
  if (service !== 'identity' || !isOpenCall(request.method, path)) throw new Problem('session.required');
  await parts.limits.user(request);
  await send(parts, request, reply, service, { [INTERNAL_TOKEN_HEADER]: await parts.ownToken() });
}

const isOpenCall = (method: string, path: string): boolean =>
  OPEN_CALLS.some(([openMethod, openPath]) => method === openMethod && path.replace(/\/$/, '') === openPath);

async function proxyIssuer(parts: ProxyParts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { authorization, cookie } = request.headers;
  if (parts.match(pathOf(request.url)) !== 'identity') throw new Problem('not.found');
  const headers = {
    [INTERNAL_TOKEN_HEADER]: await parts.ownToken(),
    ...(authorization !== undefined && { authorization }),
    ...(cookie !== undefined && { cookie: withoutOwnCookies(cookie, parts.cookies) }),
  };
  const go = () => send(parts, request, reply, 'identity', headers);
  // What has a body comes at the pace of its browser, and may have a password in it, which takes its time.
  await (request.method === 'GET' ? parts.turns(go) : go());
}

async function send(
  { agent, config, urls, usualHeaders }: ProxyParts,
  request: FastifyRequest,
  reply: FastifyReply,
  service: ServiceName,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const origin = urls[service];
  if (origin === undefined) throw new Problem('service.unavailable', { service });
  const { host, https } = config;
  const vouched = { address: request.ip, host, protocol: https ? 'https' : 'http', correlationId: request.id };
  const began = performance.now();
  const count = (status: number | 'none') =>
    countClientCall({ target: service, method: request.method, status }, performance.now() - began);
  try {
    const { method } = request;
    await inSpan(`${method} ${service}`, { kind: 'client', attributes: { 'server.address': service } }, () =>
      forward(agent, request.raw, reply.raw, {
        origin,
        path: request.url,
        method,
        headers: headersToService(request.headers, vouched, { ...own, ...tracedHeaders() }),
        answerHeaders: (given) => headersToBrowser(given, usualHeaders, service === 'identity'),
        bodyLimit: bodyLimitFor(config, request),
        begin(status) {
          count(status);
          reply.hijack();
        },
      }),
    );
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new Problem('request.tooLarge');
    if (!(error instanceof Unreachable)) throw error;
    count('none');
    request.log.warn({ err: error, service }, 'a service could not be reached');
    throw new Problem('service.unavailable', { service });
  }
  // The browser went away before there was an answer: nobody is left to send one to.
  if (!reply.sent) reply.hijack();
}

/** @throws Problem request.tooLarge when the length says so already */
function bodyLimitFor(config: GatewayConfig, request: FastifyRequest): number {
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const limit = isForm ? config.BODY_LIMIT_FILES : config.BODY_LIMIT;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Problem('request.tooLarge');
  return limit;
}

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
