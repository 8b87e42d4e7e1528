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
  type InternalTokens,
  type Issuer,
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
  /** The headers by which it believes a caller: a person through the gateway, another service as itself. */
  headersOf(caller: Caller): Promise<Record<string, string>>;
  /** Calls it over its port as that caller would; without one, as nobody. */
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
  options: { env?: Record<string, string>; clock?: Clock; database?: Database; urls?: ServiceDeps['urls'] } = {},
): Promise<TestService> {
  const { env = {}, clock = systemClock, urls = {} } = options;
  const database = options.database ?? (await testDatabase(name));
  const logger = createLogger({ service: name, level: process.env.LOG_LEVEL ?? 'fatal' });
  const bus = createEmbeddedBus({ logger });
  const said: EventEnvelope[] = [];
  await bus.broadcast({ topics: SERVICES.map(topicOf), handle: (event) => void said.push(event) });

  const issuers: readonly Issuer[] = ['gateway', ...SERVICES];
  const keys = await Promise.all(issuers.map(async (issuer) => [issuer, await generateSigningKey()] as const));
  const trusted = Object.fromEntries(keys.map(([issuer, { publicKeys }]) => [issuer, publicKeys]));
  const tokensOf = async (issuer: string): Promise<InternalTokens> => {
    const [known, key] = keys.find(([candidate]) => candidate === issuer) ?? [];
    if (!known || !key) throw new Error(`${issuer} signs no tokens`);
    return createInternalTokens({ issuer: known, privateKey: key.privateKey, trusted, clock });
  };
  const headersOf = async (caller: Caller): Promise<Record<string, string>> => {
    const issuer = await tokensOf(caller.kind === 'service' ? caller.id : 'gateway');
    return { [INTERNAL_TOKEN_HEADER]: await issuer.sign(caller, name), 'accept-language': caller.language };
  };
  const service = await createApp({ env, database, bus, clock, logger, tokens: await tokensOf(name), urls });
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
    headersOf,
    async call(caller, path, init = {}) {
      const headers = new Headers(init.headers);
      for (const [header, value] of Object.entries(caller ? await headersOf(caller) : {})) {
        // fetch would say accept-language `*` of itself
        if (!headers.has(header)) headers.set(header, value);
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
