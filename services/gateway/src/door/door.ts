import { type App, Problem } from '@comptoir/service-kit';
import type { GatewayConfig } from '../config.ts';
import { judgeHost } from './check-host.ts';
import { checkOrigin } from './check-origin.ts';
import type { Limits } from './limits.ts';

const isCall = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/oidc/');

/** What every request passes before anything looks at it: the name it used, how many there were, where it comes from. */
export function installDoor(
  app: App,
  {
    config,
    limits,
    usualHeaders,
  }: { config: GatewayConfig; limits: Limits; usualHeaders: Readonly<Record<string, string>> },
): void {
  app.decorateRequest('userId', undefined);
  // On what the gateway answers itself; what is streamed from a service is given them as it passes.
  app.addHook('onSend', async (request, reply) => {
    if (isCall(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    for (const name in usualHeaders) if (!reply.hasHeader(name)) reply.header(name, usualHeaders[name]);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { method, host, protocol, url } = request;
    const verdict = judgeHost({ method, host, protocol }, config);
    if (verdict === 'redirect') return reply.redirect(`${config.origin}${url.startsWith('/') ? url : '/'}`, 307);
    if (verdict === 'refused') throw new Problem('request.host', { address: config.origin });
    if (!isCall(url)) return;
    await limits.address(request);
    checkOrigin(method, request.headers, config.origin, url.startsWith('/oidc/'));
  });
}
