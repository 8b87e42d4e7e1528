import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Caller, type EventEnvelope, SERVICES, type ServiceName, topicOf } from '@comptoir/contracts';
import { createEmbeddedBus } from '@comptoir/event-bus';
import { type Clock, createInternalTokens, createLogger, generateSigningKey, systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { freePort } from '@comptoir/storage/engine';
import { testDatabase } from '@comptoir/testing';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import { cookiesOf } from '../door/cookies.ts';
import { createKnownUserStore } from '../session/known-user.store.ts';
import { createSessionStore } from '../session/session.store.ts';
import type { SessionUser } from '../session/session.ts';
import { createSessions } from '../session/sessions.ts';

const HOUR_MS = 3_600_000;

/** The gateway on a real port and database, before services that the test writes: a listener for each by its name. */
export async function startGateway(
  services: Readonly<Partial<Record<ServiceName, RequestListener>>> = {},
  env: Readonly<Record<string, string>> = {},
  clock: Clock = systemClock,
) {
  const database = await testDatabase('gateway');
  const logger = createLogger({ service: 'gateway', level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const bus = createEmbeddedBus({ logger });
  const key = await generateSigningKey();
  const trusted = { gateway: key.publicKeys };
  const tokens = await createInternalTokens({
    issuer: 'gateway',
    privateKey: key.privateKey,
    trusted,
    clock,
  });
  const servers = Object.entries(services).map(
    ([name, listener]) => [name, createServer(answeringHealth(listener))] as const,
  );
  const urls: Partial<Record<ServiceName, string>> = {};
  for (const [name, server] of servers) urls[name as ServiceName] = await addressOf(server);

  const port = await freePort();
  const origin = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const gateway = await createApp({
    env: { PUBLIC_URL: origin, PORT: String(port), ...env },
    database,
    bus,
    clock,
    logger,
    tokens,
    urls,
  });
  const url = await gateway.listen();
  const sessions = createSessions({
    store: createSessionStore(database),
    knownUsers: createKnownUserStore(database),
    clock,
    times: { idleMs: HOUR_MS, maximumMs: HOUR_MS },
  });
  afterAll(async () => {
    await gateway.close();
    await bus.close();
    for (const [, server] of servers) server.close().closeAllConnections();
  });

  /** The headers of a signed-in browser's call. */
  async function signedIn(given: Partial<SessionUser> = {}): Promise<Record<string, string>> {
    const user: SessionUser = {
      id: newId(),
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      roles: ['user', 'invoice_user'],
      supplierIds: [],
      language: 'en',
      version: 1,
      ...given,
    };
    const cookie = await sessions.open(user, Math.floor(clock.now().getTime() / 1000));
    const { session } = cookiesOf(origin);
    return { cookie: `${session}=${cookie}`, 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' };
  }

  return {
    origin,
    url,
    port,
    database,
    /** The caller a service was presented, as it would verify it. */
    callerIn: (token: string | undefined, audience: ServiceName): Promise<Caller> => tokens.verify(token, audience),
    signedIn,
    call: (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), { redirect: 'manual', ...init }),
    say: (service: string, event: Partial<EventEnvelope>) => bus.publish(topicOf(service), [anEvent(service, event)]),
  };
}

let events = 0;

function anEvent(source: string, given: Partial<EventEnvelope>): EventEnvelope {
  events += 1;
  return {
    id: newId(),
    type: 'InvoiceMoved',
    version: 1,
    occurredAt: new Date(1_700_000_000_000).toISOString(),
    source,
    subject: `subject-${events}`,
    sequence: events,
    correlationId: 'test',
    data: {},
    ...given,
  };
}

/** As every service does, it says that it is there: what the gateway asks before a call that changes something. */
const answeringHealth =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    request.url === '/health/live' ? response.end() : listener(request, response);

async function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const allServices = (listener: RequestListener): Record<ServiceName, RequestListener> =>
  Object.fromEntries(SERVICES.map((name) => [name, listener])) as Record<ServiceName, RequestListener>;
