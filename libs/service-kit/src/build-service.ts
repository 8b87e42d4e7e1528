import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Database } from '@comptoir/storage';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Ajv, type Options as AjvOptions } from 'ajv';
import addFormats from 'ajv-formats';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { Registry } from 'prom-client';
import { installAccess } from './access.ts';
import { installErrorHandler } from './error-handler.ts';
import { installHealth, type ReadyChecks } from './health.ts';
import type { InternalTokens, Issuer } from './internal-token.ts';
import type { Logger } from './logger.ts';
import { installMetrics } from './metrics/http-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { installWaitingMetrics } from './metrics/waiting-metrics.ts';
import { Problem } from './problem.ts';
import type { Role } from './role.ts';
import { installHttpSpans } from './tracing/http-spans.ts';

/** A running service: what main.ts, standalone and the tests hold. */
export interface Service {
  readonly name: string;
  /** Opens the door; resolves with the address it answers on, such as `http://127.0.0.1:40123`. */
  listen(): Promise<string>;
  /** Says not ready, and goes on answering: whoever sends calls here has time to look elsewhere before it closes. */
  drain(): void;
  /** Says not ready, lets requests in flight end, then stops what the service started. */
  close(): Promise<void>;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** How long requests in flight may take to end once the service closes; a browser that sends slowly is cut off then. */
const DRAIN_MS = 2_500;

export const CORRELATION_HEADER = 'x-correlation-id';

export interface ServiceOptions {
  readonly name: Issuer;
  readonly logger: Logger;
  readonly tokens: InternalTokens;
  /** Where to listen; port 0 takes a free one. */
  readonly host?: string;
  readonly port?: number;
  readonly ready: ReadyChecks;
  /** What it can do without for a while; see `installHealth`. */
  readonly degradedWithout?: ReadyChecks;
  readonly role?: Role;
  /** The routes; a worker has none but health and metrics. */
  readonly routes: (app: App) => void | Promise<void>;
  /** Starts what runs beside the routes, whatever the role, once they are there. */
  readonly start?: () => Promise<void>;
  /** Stops it, after the last request was answered. */
  readonly stop?: () => Promise<void>;
  /** What events and queues bring (consumers, relay, workers): started after `start`, stopped before `stop`, not for web. */
  readonly work?: { start(): Promise<void>; stop(): Promise<void> };
  /** The service's database, for the figures of what waits in it. */
  readonly database?: Database;
  /** Where /metrics is served beside the service's own port. */
  readonly metricsAt?: { readonly host: string; readonly port: number };
  /** Largest JSON body, in bytes. */
  readonly bodyLimit?: number;
  /** Addresses or ranges whose X-Forwarded-* are believed, true where everybody who gets through is; nobody's by default. */
  readonly trustProxy?: true | string[];
  /** Whether its callers are believed when they name the trace a call belongs to; true, where only ours call it. */
  readonly joinsTraces?: boolean;
  /** Who may read /metrics and /internal; everybody by default, since no port but the gateway's is public. */
  readonly internalsFor?: (request: FastifyRequest) => boolean;
}

/** A service as all of ours are made: problems, callers, health, metrics, OpenAPI, a graceful end. */
export async function buildService(options: ServiceOptions): Promise<Service & { readonly app: App }> {
  const { role = 'all' } = options;
  const app: App = Fastify({
    loggerInstance: options.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => correlationIdOf(request.headers[CORRELATION_HEADER]),
    bodyLimit: options.bodyLimit ?? 1_048_576,
    routerOptions: { maxParamLength: 200 },
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // What comes while it closes is answered like the rest: it was sent before its sender could know.
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();

  installHttpSpans(app as unknown as FastifyInstance, options.name, options.joinsTraces ?? true);
  installValidators(app);
  installErrorHandler(app as unknown as FastifyInstance);
  installAccess(app as unknown as FastifyInstance, options.name, options.tokens);
  const { internalsFor } = options;
  if (internalsFor) installInternalsGuard(app, internalsFor);
  const registry = new Registry();
  registry.setDefaultLabels({ service: options.name });
  installMetrics(app as unknown as FastifyInstance, registry);
  if (options.database) installWaitingMetrics(registry, options.database);
  let metricsServer: { close(): Promise<void> } | undefined;
  const health = installHealth(app as unknown as FastifyInstance, options.ready, options.degradedWithout);
  app.addHook('onSend', async (request, reply) => {
    reply.header(CORRELATION_HEADER, request.id);
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Comptoir ${options.name}`, version: '1.010' } },
    // Who may call it stands beside what it takes: a reader sees the permission, and a test can try each as each role.
    transform: ({ schema, url, route }) => {
      const action = route.config?.action;
      return { url, schema: action === undefined ? schema : { ...schema, 'x-action': action } };
    },
  });
  if (role !== 'worker') await app.register(async (scope) => options.routes(scope as unknown as App));
  app.get('/internal/openapi.json', { config: { public: true }, schema: { hide: true } }, async () => app.swagger());
  await app.ready();

  return {
    name: options.name,
    app,
    async listen() {
      await options.start?.();
      if (role !== 'web') await options.work?.start();
      if (options.metricsAt) metricsServer = await serveMetrics(registry, options.metricsAt);
      await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
      const { address, port } = app.server.address() as AddressInfo;
      return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
    },
    drain: health.drain,
    async close() {
      health.drain();
      const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close().finally(() => clearTimeout(late));
      if (role !== 'web') await options.work?.stop();
      await options.stop?.();
      await metricsServer?.close();
    },
  };
}

/** To whom they are not for, they are not there. */
function installInternalsGuard(app: App, internalsFor: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url;
    if ((path === '/metrics' || path?.startsWith('/internal/')) && !internalsFor(request as FastifyRequest)) {
      throw new Problem('not.found');
    }
  });
}

/** A given correlation id if it looks like one, else a new one: it ends up in logs and events. */
function correlationIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Query strings and parameters are text and get converted; a JSON body has types and is taken at its word. */
function installValidators(app: App): void {
  const shared: AjvOptions = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false };
  const strict = addFormats.default(new Ajv(shared));
  const converting = addFormats.default(new Ajv({ ...shared, coerceTypes: 'array' }));
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : converting).compile(schema as object),
  );
}
