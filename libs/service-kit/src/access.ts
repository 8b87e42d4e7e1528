import { type Action, type Caller, can } from '@comptoir/contracts';
import type { FastifyInstance } from 'fastify';
import { INTERNAL_TOKEN_HEADER, type InternalTokens, type Issuer } from './internal-token.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; absent on public routes only. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** What the caller must be allowed to do for this route to answer. Every route names it, or is public. */
    action?: Action;
    /** Answers without a caller: health, metrics, the OpenID provider. */
    public?: true;
    /** Its answers stay open as long as somebody listens: how long they take is nobody's slowness. */
    endless?: true;
  }
}

/** The caller of a route that is not public. */
export function callerOf(request: { caller: Caller | undefined }): Caller {
  if (!request.caller) throw new Problem('session.required');
  return request.caller;
}

/** Verifies the internal token and the permission of every route; a route that names neither is a mistake at start. */
export function installAccess(app: FastifyInstance, service: Issuer, tokens: InternalTokens): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRoute', (route) => {
    if (!route.config?.public && !route.config?.action)
      throw new Error(`${route.method} ${route.url}: names no action and is not public`);
  });
  app.addHook('onRequest', async (request) => {
    const { action, public: isPublic } = request.routeOptions.config;
    if (isPublic || request.is404) return;
    const token = request.headers[INTERNAL_TOKEN_HEADER];
    request.caller = await tokens.verify(typeof token === 'string' ? token : undefined, service);
    if (action && !can(request.caller, action)) throw new Problem('access.denied');
  });
}
