import { extname } from 'node:path';
import { type App, Problem } from '@comptoir/service-kit';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieNames } from '../door/cookies.ts';
import { pathOf } from '../proxy/proxy.routes.ts';

/** Names of these hold a hash of what is in them. */
const HASHED = '/assets/';
const FOREVER = { maxAge: '365d', immutable: true, cacheControl: true } as const;
const ASK_AGAIN = { cacheControl: false } as const;

/**
 * The built web-admin: its files as they are (or as they were compressed when built), the sign-in page at /login, and
 * for every other path the application, which knows its routes.
 */
export async function webRoutes(app: App, { root, cookies }: { root: string | undefined; cookies: CookieNames }) {
  const rest = { url: '/*', config: { public: true as const }, schema: { hide: true } };
  const nothing = (): never => {
    throw new Problem('not.found');
  };
  app.route({ ...rest, method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], handler: nothing });
  if (root === undefined) {
    app.route({ ...rest, method: ['GET', 'HEAD'], handler: nothing });
    return;
  }
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, dotfiles: 'ignore', etag: true });

  const page = (reply: FastifyReply, file: string): FastifyReply =>
    reply.header('cache-control', 'no-cache').sendFile(file, ASK_AGAIN);

  app.route({
    ...rest,
    method: ['GET', 'HEAD'],
    handler(request: FastifyRequest, reply: FastifyReply) {
      const path = pathOf(request.url);
      if (/^\/(api|oidc|internal)(\/|$)/.test(path)) throw new Problem('not.found');
      if (path.startsWith(HASHED)) return reply.sendFile(path.slice(1), FOREVER);
      if (path === '/login')
        return isSignInPage(request) ? page(reply, 'login.html') : reply.redirect('/api/auth/sign-in');
      // The address of a mailed link holds its token: it goes into nobody's Referer.
      if (PASSWORD_PAGES.has(path)) return page(reply.header('referrer-policy', 'no-referrer'), 'password.html');
      if (extname(path) !== '') return page(reply, path.slice(1));
      if (isVisit(request) && request.cookies[cookies.session] === undefined)
        return reply.redirect(`/api/auth/sign-in?redirect=${encodeURIComponent(request.url)}`);
      return page(reply, 'index.html');
    },
  });
}

/** Screens for who cannot sign in, on a page of their own. */
const PASSWORD_PAGES = new Set(['/password/request', '/password/new']);

/** A person who opens an address, as browsers say it: without a session they need not load the application to learn so. */
const isVisit = (request: FastifyRequest): boolean => request.headers['sec-fetch-mode'] === 'navigate';

/** A sign-in page belongs to a sign-in that has begun; typed by hand, its address begins one. */
const isSignInPage = (request: FastifyRequest): boolean => (request.query as Record<string, unknown>).uid !== undefined;
