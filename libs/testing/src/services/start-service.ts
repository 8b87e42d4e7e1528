import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Caller,
  EVENTS,
  type EventEnvelope,
  type EventType,
  SERVICES,
  type ServiceName,
  topicOf,
} from '@comptoir/contracts';
import { createEmbeddedBus, type EmbeddedBus } from '@comptoir/event-bus';
import {
  type Clock,
  createInternalTokens,
  createLogger,
  generateSigningKey,
  INTERNAL_TOKEN_HEADER,
  type Service,
  type ServiceDeps,
  systemClock,
} from '@comptoir/service-kit';
import { type Database, newId } from '@comptoir/storage';
import { afterAll } from 'vitest';
import { testDatabase } from '../engines/database.ts';

export interface TestService {
  readonly url: string;
  readonly database: Database;
  readonly bus: EmbeddedBus;
  /** What the services on this bus said, in the order in which it came. */
  readonly said: EventEnvelope[];
  /** Calls it over its port as the gateway would for that caller; without one, as nobody. */
  call(caller: Caller | undefined, path: string, init?: RequestInit): Promise<Response>;
  /** Says an event as another service would; resolves when every group on the bus has taken it. */
  say(
    source: ServiceName,
    event: { type: EventType; subject: string; data: unknown } & Partial<EventEnvelope>,
  ): Promise<EventEnvelope>;
  close(): Promise<void>;
}

/** Starts one service as standalone does, on a database of its own and an embedded bus; ended with the test file. */
export async function startService(
  name: ServiceName,
  createApp: (deps: ServiceDeps) => Promise<Service>,
  options: { env?: Record<string, string>; clock?: Clock; database?: Database } = {},
): Promise<TestService> {
  const { env = {}, clock = systemClock } = options;
  const database = options.database ?? (await testDatabase(name));
  const logger = createLogger({ service: name, level: process.env.LOG_LEVEL ?? 'fatal' });
  const bus = createEmbeddedBus({ logger });
  const said: EventEnvelope[] = [];
  await bus.broadcast({ topics: SERVICES.map(topicOf), handle: (event) => void said.push(event) });

  const keys = { gateway: await generateSigningKey(), [name]: await generateSigningKey() };
  const trusted = Object.fromEntries(Object.entries(keys).map(([issuer, key]) => [issuer, key.publicKeys]));
  const gateway = await createInternalTokens({
    issuer: 'gateway',
    privateKey: keys.gateway.privateKey,
    trusted,
    clock,
  });
  const tokens = await createInternalTokens({ issuer: name, privateKey: keys[name]!.privateKey, trusted, clock });
  const service = await createApp({ env, database, bus, clock, logger, tokens, urls: {} });
  const url = await service.listen();

  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await service.close();
    await bus.close();
  };
  afterAll(close);

  return {
    url,
    database,
    bus,
    said,
    close,
    async call(caller, path, init = {}) {
      const headers = new Headers(init.headers);
      if (caller) {
        headers.set(INTERNAL_TOKEN_HEADER, await gateway.sign(caller, name));
        // fetch would say `*` of itself
        if (!headers.has('accept-language')) headers.set('accept-language', caller.language);
      }
      return fetch(new URL(path, url), { ...init, headers });
    },
    async say(source, event) {
      const { version } = EVENTS[event.type];
      const envelope: EventEnvelope = {
        id: newId(),
        version,
        occurredAt: clock.now().toISOString(),
        source,
        sequence: 1,
        correlationId: newId(),
        ...event,
      };
      await bus.publish(topicOf(source), [envelope]);
      return envelope;
    },
  };
}

/** Waits until `look` finds something, at most `withinMs`; for what happens by events. */
export async function eventually<T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 10_000,
): Promise<T> {
  const until = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > until) throw new Error(`nothing within ${withinMs} ms`);
    await sleep(20);
  }
}
