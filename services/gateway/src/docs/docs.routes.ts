import { SERVICES, type ServiceName } from '@comptoir/contracts';
import { type App, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import type { CookieNames } from '../door/cookies.ts';
import type { MatchRoute } from '../proxy/match-route.ts';
import type { Sessions } from '../session/sessions.ts';
import { docsPage } from './docs-page.ts';
import { type MergedOpenApi, mergeOpenApi, type OpenApi } from './merge-openapi.ts';

export interface DocsParts {
  readonly agent: Agent;
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>;
  readonly match: MatchRoute;
  readonly sessions: Sessions;
  readonly cookies: CookieNames;
  /** The gateway's own document. */
  readonly own: () => OpenApi;
}

const PATIENCE_MS = 3_000;

/** The calls a browser can make, asked of the services as they are now. */
export function docsRoutes(app: App, parts: DocsParts): void {
  const { sessions, cookies } = parts;
  const route = { config: { public: true as const }, schema: { hide: true } };
  const signedIn = async (request: FastifyRequest): Promise<void> => {
    const cookie = request.cookies[cookies.session];
    if (cookie === undefined || !(await sessions.find(cookie))) throw new Problem('session.required');
  };

  app.get('/api/docs/json', { ...route, preHandler: signedIn }, async () => documentOf(parts));
  app.get('/api/docs', { ...route, preHandler: signedIn }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(await documentOf(parts))),
  );
}

async function documentOf({ agent, urls, match, own }: DocsParts): Promise<MergedOpenApi> {
  const asked = await Promise.all(SERVICES.map(async (name) => [name, await ask(urls[name], agent)] as const));
  return mergeOpenApi({ ...Object.fromEntries(asked), gateway: own() }, (path, service) =>
    service === 'gateway' ? path.startsWith('/api/') : match(path.replaceAll(/[{}]/g, '')) === service,
  );
}

async function ask(url: string | undefined, agent: Agent): Promise<OpenApi | undefined> {
  if (url === undefined) return undefined;
  try {
    const { statusCode, body } = await agent.request({
      origin: url,
      path: '/internal/openapi.json',
      method: 'GET',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (statusCode === 200) return (await body.json()) as OpenApi;
    await body.dump();
    return undefined;
  } catch {
    // Named in the document as not available; its readiness check says why.
    return undefined;
  }
}
