import type { FastifyInstance } from 'fastify';

/** What a service needs to serve; a check throws, or takes too long, when it is missing. */
export type ReadyChecks = Readonly<Record<string, () => Promise<void>>>;

const CHECK_TIMEOUT_MS = 2000;

/**
 * /health/live: the process answers. /health/ready: 200 `ready`; 200 `degraded` and what is missing where calls can be
 * answered nonetheless; 503 `not ready` and what is missing, `draining` among it, where they cannot.
 */
export function installHealth(
  app: FastifyInstance,
  checks: ReadyChecks,
  degradedWithout: ReadyChecks = {},
): { drain(): void } {
  let draining = false;
  const route = { config: { public: true as const }, schema: { hide: true }, logLevel: 'warn' as const };

  app.get('/health/live', route, async () => ({ status: 'live' }));
  app.get('/health/ready', route, async (_request, reply) => {
    const [needed, bearable] = await Promise.all([failing(checks), failing(degradedWithout)]);
    const missing = [...(draining ? ['draining'] : []), ...needed, ...bearable];
    if (draining || needed.length > 0) return reply.code(503).send({ status: 'not ready', missing });
    return missing.length > 0 ? { status: 'degraded', missing } : { status: 'ready' };
  });
  // Who is told on each answer to come back by a new connection is elsewhere before this one closes.
  app.addHook('onRequest', async (_request, reply) => {
    if (draining) reply.raw.shouldKeepAlive = false;
  });
  return {
    drain: () => {
      draining = true;
    },
  };
}

async function failing(checks: ReadyChecks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const late = new Promise<never>((_resolve, reject) =>
        setTimeout(() => reject(new Error('late')), CHECK_TIMEOUT_MS).unref(),
      );
      return Promise.race([check(), late]).then(
        () => undefined,
        () => name,
      );
    }),
  );
  return results.filter((name) => name !== undefined);
}
