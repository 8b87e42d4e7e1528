import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, type ServiceName, topicOf } from '@comptoir/contracts';
import type { EventBus } from '@comptoir/event-bus';
import { createKafkaBus } from '@comptoir/event-bus/kafka';
import { type Database, openDatabase } from '@comptoir/storage';
import type { Service } from '../build-service.ts';
import { systemClock } from '../clock.ts';
import { ConfigurationError, type Environment } from '../config.ts';
import type { Issuer } from '../internal-token.ts';
import { createLogger, type Logger } from '../logger.ts';
import { eventMetrics } from '../metrics/process-metrics.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { environment, type RunSettings, readRunSettings } from './config.ts';
import { openKeyFiles } from './key-files.ts';

export interface RunOptions {
  /** The service's own configuration, read before anything is opened: what is wrong is said at once. */
  readonly config?: (env: Environment) => unknown;
  /** The services it calls. */
  readonly calls?: readonly ServiceName[];
}

/** A database that is away at start is waited for this long; whoever runs the process then sees it end, and why. */
const DATABASE_WITHIN_MS = 60_000;
const PING_COUNTS_MS = 1_000;
/** What takes longer to close is left: everything that matters is in the database, and the next process goes on. */
const CLOSE_WITHIN_MS = 15_000;

/**
 * Runs a service as this process: reads the configuration, opens what it needs, starts it, says one line when it is
 * ready, and closes on SIGTERM or SIGINT: first not ready, then, when nobody sends calls here any more, closed; a second
 * signal ends it at once. What nobody caught is said and ends the process.
 */
export async function runService(
  name: Issuer,
  createApp: (deps: ServiceDeps) => Promise<Service>,
  options: RunOptions = {},
): Promise<void> {
  const settings = settingsOrExit(options);
  const logger = createLogger({ service: name, level: settings.LOG_LEVEL });
  const die = (error: unknown, why: string): never => {
    logger.fatal({ err: error }, why);
    process.exit(1);
  };
  process.on('uncaughtException', (error) => die(error, 'nobody caught this'));
  process.on('unhandledRejection', (error) => die(error, 'nobody caught this'));
  const closings: Array<() => Promise<void> | void> = [];
  let service: Service | undefined;
  closeOnSignal(logger, settings, () => ({ service, closings }));

  try {
    const started = performance.now();
    const tracing = await startTracing(environment, name);
    closings.push(() => tracing.stop());
    const keys = await openKeyFiles({
      issuer: name,
      privateKeyFile: settings.INTERNAL_PRIVATE_KEY_FILE,
      publicKeysDir: settings.INTERNAL_PUBLIC_KEYS_DIR,
      clock: systemClock,
      logger,
    });
    closings.push(() => keys.close());
    const database = await databaseOf(name, settings, logger);
    closings.push(() => database.close());
    const bus = await createKafkaBus({
      config: settings,
      clientId: `comptoir-${name}`,
      topics: SERVICES.map(topicOf),
      logger,
      metrics: eventMetrics,
      onFatal: (error) => die(error, 'the event bus cannot go on'),
    });
    closings.push(() => bus.close());
    service = await createApp(depsOf({ settings, database, bus, logger, tokens: keys }));
    const url = await service.listen();
    const { ROLE: role } = settings;
    logger.info({ url, role, pid: process.pid, startedInMs: Math.round(performance.now() - started) }, 'ready');
  } catch (error) {
    if (error instanceof ConfigurationError) refuse(error);
    die(error, 'it cannot start');
  }
}

function settingsOrExit({ config, calls = [] }: RunOptions): RunSettings {
  const said: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      said.push(error.message);
      return undefined;
    }
  };
  const settings = attempt(() => readRunSettings(environment, calls));
  attempt(() => config?.(environment));
  if (said.length > 0 || !settings) refuse(new ConfigurationError(said.join('\n')));
  return settings;
}

/** For whoever typed the value, in words: on the terminal, not as a line of the log. */
function refuse(error: ConfigurationError): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function depsOf(parts: {
  settings: RunSettings;
  database: Database;
  bus: EventBus;
  logger: Logger;
  tokens: ServiceDeps['tokens'];
}): ServiceDeps {
  const { settings, ...engines } = parts;
  return {
    ...engines,
    env: environment,
    clock: systemClock,
    urls: settings.urls,
    role: settings.ROLE,
    // The outbox holds what is said meanwhile.
    degradedWithout: { kafka: remembered(() => engines.bus.ping()) },
  };
}

/** A check whose answer counts for a while, and which is never asked twice at once: each asks the brokers anew. */
function remembered(check: () => Promise<void>): () => Promise<void> {
  let last: { answer: Promise<void>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const asked = { answer: check(), until: Number.POSITIVE_INFINITY };
    const settled = (): void => {
      asked.until = performance.now() + PING_COUNTS_MS;
    };
    asked.answer.then(settled, settled);
    last = asked;
    return asked.answer;
  };
}

async function databaseOf(name: Issuer, settings: RunSettings, logger: Logger): Promise<Database> {
  const { MONGODB_URI: uri, DATABASE_PREFIX: prefix } = settings;
  const end = performance.now() + DATABASE_WITHIN_MS;
  for (;;) {
    try {
      return await openDatabase({ uri, name: `${prefix}${name}`, logger });
    } catch (error) {
      if (performance.now() > end) throw error;
      logger.warn({ err: error }, 'waiting for MongoDB');
      await sleep(1_000);
    }
  }
}

function closeOnSignal(
  logger: Logger,
  { SHUTDOWN_DELAY_MS: delayMs }: RunSettings,
  running: () => { service: Service | undefined; closings: ReadonlyArray<() => Promise<void> | void> },
): void {
  let closing = false;
  async function close(signal: NodeJS.Signals): Promise<void> {
    if (closing) process.exit(1);
    closing = true;
    const { service, closings } = running();
    logger.info({ signal }, 'closing');
    setTimeout(() => {
      logger.error({ withinMs: CLOSE_WITHIN_MS }, 'closing took too long: ended hard');
      process.exit(1);
    }, delayMs + CLOSE_WITHIN_MS).unref();
    if (service) {
      service.drain();
      await sleep(delayMs);
      await service.close();
    }
    for (const end of closings.toReversed()) await end();
    logger.info({}, 'closed');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      close(signal).catch((error: unknown) => {
        logger.error({ err: error }, 'closing failed: ended hard');
        process.exit(1);
      });
    });
  }
}
