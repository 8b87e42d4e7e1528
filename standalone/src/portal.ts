import { SERVICES, type ServiceName } from '@comptoir/contracts';
import { createEmbeddedBus, type EventBus } from '@comptoir/event-bus';
import { createApp as createGateway } from '@comptoir/gateway';
import {
  type Clock,
  createInternalTokens,
  eventMetrics,
  generateSigningKey,
  type InternalTokens,
  type Issuer,
  type Logger,
  type Service,
  type SigningKey,
} from '@comptoir/service-kit';
import { type Database, openDatabase } from '@comptoir/storage';
import { SERVICES_IN_ORDER } from './services.ts';

export interface PortalOptions {
  readonly mongoUri: string;
  /** Before each database's name, so that several portals can share one MongoDB. */
  readonly databasePrefix: string;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly smtpUrl: string;
  /** The built web-admin. */
  readonly webRoot: string;
  readonly clock: Clock;
  /** A logger for each service by its name. */
  readonly loggerFor: (service: string) => Logger;
  /** A bus to Kafka; closed with the portal. Without it, events stay in the process, on an embedded bus. */
  readonly bus?: EventBus;
  /** More of the environment, for the services' own configuration. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Portal {
  /** Where the gateway listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Base addresses of the services behind it. */
  readonly urls: Readonly<Record<ServiceName, string>>;
  readonly databases: Readonly<Record<ServiceName | 'gateway', Database>>;
  /** Tokens as the gateway signs them: what demo data and tests act with. */
  readonly tokens: InternalTokens;
  close(): Promise<void>;
}

type Named<T> = Record<ServiceName | 'gateway', T>;
const EVERYONE: readonly Issuer[] = [...SERVICES, 'gateway'];

/** Every service in this one process, on the embedded bus or on Kafka: the same code that runs as many processes. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const databases = await eachNamed((name) =>
    openDatabase({ uri: options.mongoUri, name: `${options.databasePrefix}${name}`, logger: options.loggerFor(name) }),
  );
  const keys = await eachNamed(() => generateSigningKey());
  const tokens = await eachNamed((name) => tokensFor(name, keys, options.clock));
  const embedded = options.bus
    ? undefined
    : createEmbeddedBus({ logger: options.loggerFor('event-bus'), metrics: eventMetrics, held: true });
  const bus: EventBus = options.bus ?? (embedded as EventBus);
  const running: Service[] = [];
  const urls: Partial<Record<ServiceName, string>> = {};
  const env = { ...options.env, PUBLIC_URL: options.publicUrl, SMTP_URL: options.smtpUrl };

  const close = async (): Promise<void> => {
    // The door first: nothing new comes in. Then the bus, so that no relay waits for a service that has closed: what was
    // not taken stays in its outbox. Then all that is behind, at once.
    await running.at(-1)?.close();
    await bus.close();
    await Promise.all(running.slice(0, -1).map((service) => service.close()));
    await Promise.all(Object.values(databases).map((database) => database.close()));
  };

  const depsOf = (name: ServiceName | 'gateway') => ({
    env,
    database: databases[name],
    bus,
    clock: options.clock,
    logger: options.loggerFor(name),
    tokens: tokens[name],
    urls,
    oneProcess: true,
  });

  try {
    for (const [name, createApp] of SERVICES_IN_ORDER) {
      const service = await createApp(depsOf(name));
      running.push(service);
      urls[name] = await service.listen();
    }
    const gateway = await createGateway({
      ...depsOf('gateway'),
      env: { ...env, HOST: options.host, PORT: String(options.port), WEB_ROOT: options.webRoot },
    });
    running.push(gateway);
    const url = await gateway.listen();
    // Every group is known now: an event that goes through from here on misses nobody.
    embedded?.release();
    return { url, urls: urls as Record<ServiceName, string>, databases, tokens: tokens.gateway, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function eachNamed<T>(make: (name: ServiceName | 'gateway') => Promise<T>): Promise<Named<T>> {
  const entries = await Promise.all(EVERYONE.map(async (name) => [name, await make(name)] as const));
  return Object.fromEntries(entries) as Named<T>;
}

function tokensFor(issuer: Issuer, keys: Named<SigningKey>, clock: Clock): Promise<InternalTokens> {
  const trusted = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, key.publicKeys]));
  return createInternalTokens({ issuer, privateKey: keys[issuer].privateKey, trusted, clock });
}
