import { DEFAULT_LANGUAGE, type ServiceCaller, topicOf } from '@comptoir/contracts';
import { type Consumer, consume, type Subscription } from '@comptoir/event-bus';
import { buildService, createOperations, type Service, type ServiceDeps } from '@comptoir/service-kit';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { configFrom } from './config.ts';
import { createAskService } from './dead-letters/ask-service.ts';
import { deadLetterRoutes } from './dead-letters/dead-letters.routes.ts';
import { createTellDecision } from './decisions/tell-decision.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import type { OpenApi } from './docs/merge-openapi.ts';
import { cookiesOf } from './door/cookies.ts';
import { installDoor } from './door/door.ts';
import { createLimits } from './door/limits.ts';
import { securityHeaders } from './door/security-headers.ts';
import { onUserChanged } from './events/on-user-changed.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createUpstreams } from './health/upstreams.ts';
import { isChange, LIVE_TOPICS } from './live/audience.ts';
import { liveRoutes } from './live/live.routes.ts';
import { createLiveHub, type LiveStream } from './live/live-hub.ts';
import { createCallerTokens } from './proxy/caller-tokens.ts';
import { createRouteMatcher } from './proxy/match-route.ts';
import { proxyRoutes } from './proxy/proxy.routes.ts';
import { ServiceAgent } from './proxy/service-agent.ts';
import { createKnownUserStore, knownUserOf } from './session/known-user.store.ts';
import { createSessionStore } from './session/session.store.ts';
import type { IssuerTokens } from './session/session.ts';
import { sessionsRoutes } from './session/sessions.routes.ts';
import { createSessions } from './session/sessions.ts';
import { createEndAtIssuer } from './sign-in/end-at-issuer.ts';
import { createIssuerClient } from './sign-in/issuer-client.ts';
import { createPendingSignIns } from './sign-in/pending-sign-in.store.ts';
import { renewSignIn } from './sign-in/renew-sign-in.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { createTurns } from './sign-in/turns.ts';
import { webRoutes } from './web/web.routes.ts';

/** Who it is where it speaks for nobody: towards the issuer. */
const ITSELF: ServiceCaller = { kind: 'service', id: 'gateway', language: DEFAULT_LANGUAGE };
const BEAT_MS = 15_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** The only door: sessions, the checks every request passes, and the way to the services behind. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { bus, clock, database, logger, tokens, urls } = deps;
  const config = configFrom(deps.env);
  const cookies = cookiesOf(config.origin);
  const usualHeaders = securityHeaders(config);

  const agent = new Agent({ connections: 128, connect: { timeout: 3_000 }, keepAliveTimeout: 30_000, bodyTimeout: 0 });
  const services = new ServiceAgent({ waitMs: config.SERVICE_WAIT_MS, servicesRestart: deps.oneProcess !== true });
  const upstreams = createUpstreams(urls, agent, clock);
  const callerTokens = createCallerTokens(tokens, clock);
  const ownToken = () => callerTokens(ITSELF, 'identity');
  const ask = createAskService({ agent, urls, callerTokens });
  const tell = createTellDecision(ask);
  const sessionStore = createSessionStore(database);
  const knownUsers = createKnownUserStore(database);
  const times = { idleMs: config.SESSION_IDLE_MINUTES * 60_000, maximumMs: config.SESSION_MAXIMUM_MINUTES * 60_000 };
  const issuer = createIssuerClient({ config, ownToken, identityUrl: () => urls.identity });
  const sessions = createSessions({
    store: sessionStore,
    knownUsers,
    clock,
    times,
    // Our own issuer tells of every change by its events.
    ...(!config.ownIssuer && { renew: (id: string, kept: IssuerTokens) => renewSignIn({ issuer, logger }, id, kept) }),
  });
  const pending = createPendingSignIns(database);
  const live = createLiveHub();
  const cookieOf = new WeakMap<LiveStream, string>();
  const match = createRouteMatcher();

  const lookAgain = async (stream: LiveStream) => {
    const given = cookieOf.get(stream);
    return given === undefined ? undefined : (await sessions.find(given, false))?.caller;
  };

  const operations = createOperations({
    service: 'gateway',
    database,
    logger,
    handlers: {
      UserChanged: (event, transaction) => onUserChanged({ knownUsers, sessions: sessionStore }, event, transaction),
    },
    projections: [knownUsers.projection],
  });

  let consumer: Consumer | undefined;
  let broadcasts: Subscription[] = [];
  let beating: NodeJS.Timeout | undefined;

  const service = await buildService({
    name: 'gateway',
    logger,
    tokens,
    host: config.HOST,
    port: config.PORT,
    database,
    ...(config.METRICS_PORT !== undefined && { metricsAt: { host: config.METRICS_HOST, port: config.METRICS_PORT } }),
    ...(config.trustedProxies.length > 0 && { trustProxy: [...config.trustedProxies] }),
    internalsFor: isFromThisMachine,
    joinsTraces: false,
    ready: { mongodb: () => database.ping() },
    // A service that is away takes its own calls with it, not the door.
    degradedWithout: { ...deps.degradedWithout, ...upstreams.checks },
    ...(deps.role && { role: deps.role }),
    async routes(app) {
      await app.register(cookie);
      await app.register(rateLimit, { global: false });
      const limits = createLimits(app, config);
      installDoor(app, { config, limits, usualHeaders });
      const turns = createTurns();
      signInRoutes(app, {
        turns,
        issuer,
        pending,
        clock,
        sessions,
        live,
        cookies,
        origin: config.origin,
        ownIssuer: config.ownIssuer,
      });
      liveRoutes(app, { live, sessions, cookies, cookieOf, usualHeaders });
      sessionsRoutes(app, {
        sessions,
        cookies,
        live,
        limits,
        tell,
        // An outside issuer's own sessions are its own affair.
        ...(config.ownIssuer && { endAtIssuer: createEndAtIssuer({ agent, urls, ownToken }) }),
      });
      deadLetterRoutes(app, {
        ask,
        own: operations.deadLetters,
        tell,
        sessions,
        cookies,
        limits,
      });
      healthRoutes(app, { upstreams, degradedWithout: deps.degradedWithout ?? {}, sessions, cookies, limits });
      docsRoutes(app, { agent, urls, match, sessions, cookies, own: () => app.swagger() as unknown as OpenApi });
      proxyRoutes(app, {
        agent: services,
        config,
        cookies,
        limits,
        sessions,
        turns,
        match,
        urls,
        callerTokens,
        ownToken,
        // What is somebody's own stays in no cache unless its service says that it may.
        usualHeaders: { ...usualHeaders, 'cache-control': 'no-store' },
      });
      await webRoutes(app, { root: config.WEB_ROOT, cookies });
    },
    async start() {
      await database.ensureIndexes();
      consumer = await consume({
        bus,
        database,
        group: 'gateway',
        topics: [topicOf('identity')],
        handlers: operations.handlers,
        logger,
      });
      broadcasts = [
        await bus.broadcast({
          topics: LIVE_TOPICS,
          handle: (event, topic) => (isChange(event) ? live.tell(event, topic) : undefined),
        }),
        await bus.broadcast({
          topics: [topicOf('identity')],
          async handle(event) {
            if (event.type !== 'UserChanged') return;
            sessions.hear(knownUserOf(event as Parameters<typeof knownUserOf>[0]));
            await live.beat(lookAgain);
          },
        }),
      ];
      const beat = () =>
        live.beat(lookAgain).catch((error: unknown) => logger.warn({ err: error }, 'live beat failed'));
      beating = setInterval(() => void beat(), BEAT_MS);
      operations.start();
    },
    async stop() {
      await consumer?.close();
      await operations.stop();
      await Promise.all(broadcasts.map((subscription) => subscription.close()));
      await Promise.all([agent.destroy(), services.end()]);
    },
  });

  return {
    name: service.name,
    listen: () => service.listen(),
    drain: () => service.drain(),
    async close() {
      clearInterval(beating);
      // A stream never ends by itself: who waits for the last request would wait for ever.
      live.closeAll();
      await service.close();
    },
  };
}

/** Metrics are read from beside the gateway, not through the proxy that brings the world. */
const isFromThisMachine = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
