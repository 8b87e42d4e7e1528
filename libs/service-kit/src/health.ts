import type { FastifyInstance } from 'fastify';

/** What a service needs to serve; a check throws, or takes too long, when it is missing. */
export type ReadyChecks = Readonly<Record<string, () => Promise<void>>>;

const CHECK_TIMEOUT_MS = 2000;

/** /health/live: the process answers. /health/ready: it can serve; else 503 and which dependency is missing. */
export function installHealth(app: FastifyInstance, checks: ReadyChecks): { drain(): void } {
  let draining = false;
  const route = { config: { public: true as const }, schema: { hide: true }, logLevel: 'warn' as const };

  app.get('/health/live', route, async () => ({ status: 'live' }));
  app.get('/health/ready', route, async (_request, reply) => {
    const missing = draining ? ['draining'] : await failing(checks);
    if (missing.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', missing });
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
