import { can, type PortalHealth, PortalHealth as PortalHealthSchema } from '@comptoir/contracts';
import { type App, Problem, type ReadyChecks } from '@comptoir/service-kit';
import type { CookieNames } from '../door/cookies.ts';
import type { Limits } from '../door/limits.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Upstreams } from './upstreams.ts';

export interface HealthParts {
  readonly upstreams: Upstreams;
  /** What the gateway itself can do without for a while. */
  readonly degradedWithout: ReadyChecks;
  readonly sessions: Sessions;
  readonly cookies: CookieNames;
  readonly limits: Limits;
}

/** `GET /api/v1/health`: what is missing, for those who can do something about it. */
export function healthRoutes(app: App, parts: HealthParts): void {
  const { sessions, cookies, limits } = parts;
  app.get(
    '/api/v1/health',
    {
      config: { public: true },
      schema: { summary: 'What is missing, as each service says it', response: { 200: PortalHealthSchema } },
    },
    async (request) => {
      const cookie = request.cookies[cookies.session];
      const session = cookie === undefined ? undefined : await sessions.find(cookie);
      if (!session) throw new Problem('session.required');
      request.userId = session.caller.id;
      await limits.user(request);
      if (!can(session.caller, 'health.read')) throw new Problem('access.denied');
      return healthOf(parts);
    },
  );
}

async function healthOf({ upstreams, degradedWithout }: HealthParts): Promise<PortalHealth> {
  const [services, own] = await Promise.all([upstreams.look(), failing(degradedWithout)]);
  const absent = services.filter(({ status }) => status === 'away' || status === 'not ready').map(({ name }) => name);
  const missing = [...new Set([...own, ...absent, ...services.flatMap((service) => service.missing)])];
  return {
    status: missing.length === 0 ? 'ready' : 'degraded',
    missing,
    services: services.map((service) => ({ ...service, missing: [...service.missing] })),
  };
}

async function failing(checks: ReadyChecks): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      check().then(
        () => [],
        () => [name],
      ),
    ),
  );
  return names.flat();
}
