import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { processRegistry } from './process-metrics.ts';

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Rate, errors and duration of each route; at /metrics, in Prometheus' format, these and whatever else `registry` and
 * the process count.
 */
export function installMetrics(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    if (config.endless) return;
    duration.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { public: true }, schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await metricsText(registry)),
  );
}

/** What a service counts and what its process does, as one text. */
export async function metricsText(registry: Registry): Promise<string> {
  return `${await registry.metrics()}\n${await processRegistry.metrics()}`;
}
