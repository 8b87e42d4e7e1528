import { type Caller, SERVICES, type ServiceName } from '@comptoir/contracts';
import { createEmbeddedBus, type EmbeddedBus } from '@comptoir/event-bus';
import {
  type Clock,
  createInternalTokens,
  createLogger,
  generateSigningKey,
  INTERNAL_TOKEN_HEADER,
  type Issuer,
  type Service,
  type ServiceDeps,
  systemClock,
} from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import { afterAll } from 'vitest';

export interface RunningService {
  readonly url: string;
  readonly bus: EmbeddedBus;
  /** The headers by which a service believes a caller: a person through the gateway, or another service as itself. */
  headersOf(caller: Caller): Promise<Record<string, string>>;
  /** Calls a path as somebody. */
  call(caller: Caller, path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Runs one service over its own port on the embedded bus, as the gateway and the other services would meet it. */
export async function startService(
  name: ServiceName,
  createApp: (deps: ServiceDeps) => Promise<Service>,
  options: { database: Database; bus?: EmbeddedBus; clock?: Clock; env?: Record<string, string> },
): Promise<RunningService> {
  const { database, clock = systemClock, env = {} } = options;
  const logger = createLogger({ service: name, level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const bus = options.bus ?? createEmbeddedBus({ logger });
  const issuers: readonly Issuer[] = [...SERVICES, 'gateway'];
  const keys = await Promise.all(issuers.map(async (issuer) => [issuer, await generateSigningKey()] as const));
  const trusted = Object.fromEntries(keys.map(([issuer, { publicKeys }]) => [issuer, publicKeys]));
  const tokens = new Map(
    await Promise.all(
      keys.map(
        async ([issuer, { privateKey }]) =>
          [issuer as string, await createInternalTokens({ issuer, privateKey, trusted, clock })] as const,
      ),
    ),
  );
  const tokensOf = (issuer: string) => {
    const known = tokens.get(issuer);
    if (!known) throw new Error(`${issuer} signs no tokens`);
    return known;
  };

  const service = await createApp({ env, database, bus, clock, logger, tokens: tokensOf(name), urls: {} });
  const url = await service.listen();
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= service.close().then(() => (options.bus ? undefined : bus.close()));
    return closing;
  };
  afterAll(close);

  const headersOf = async (caller: Caller) => ({
    [INTERNAL_TOKEN_HEADER]: await tokensOf(caller.kind === 'service' ? caller.id : 'gateway').sign(caller, name),
    'accept-language': caller.language,
  });
  return {
    url,
    bus,
    headersOf,
    close,
    async call(caller, path, init = {}) {
      const headers = new Headers(init.headers);
      for (const [header, value] of Object.entries(await headersOf(caller))) headers.set(header, value);
      return fetch(new URL(path, url), { ...init, headers });
    },
  };
}
