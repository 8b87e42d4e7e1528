import type { App } from '@comptoir/service-kit';
import type { Provider } from 'oidc-provider';
import { Type } from 'typebox';
import type { EndIssuerSessions } from './issuer-records.store.ts';

const MOUNT = '/oidc';

/**
 * Everything under /oidc but our own sign-in calls goes to oidc-provider, bodies unread; and the gateway may ask who
 * it is to the issuer. Only the gateway reaches any of it: it vouches for the address a browser comes from.
 */
export function issuerRoutes(
  app: App,
  deps: { provider: Provider; endSessions: EndIssuerSessions; client: { id: string; secret: string } },
): void {
  const handle = deps.provider.callback();

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${MOUNT}/*`, { config: { action: 'issuer.reach' }, schema: { hide: true } }, (request, reply) => {
      reply.hijack();
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      raw.originalUrl = request.url;
      raw.url = request.url.slice(MOUNT.length);
      void handle(raw, reply.raw);
    });
  });

  app.get(
    '/internal/oidc-client',
    {
      config: { action: 'issuer.reach' },
      schema: { hide: true, response: { 200: Type.Object({ id: Type.String(), secret: Type.String() }) } },
    },
    async () => deps.client,
  );

  app.delete(
    '/internal/issuer-sessions/:userId',
    {
      config: { action: 'issuer.reach' },
      schema: {
        hide: true,
        params: Type.Object({ userId: Type.String({ maxLength: 100 }) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deps.endSessions(request.params.userId);
      return reply.code(204).send(null);
    },
  );
}
