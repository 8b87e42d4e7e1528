import { SERVICES, type ServiceName } from '@comptoir/contracts';
import { KafkaConfig } from '@comptoir/event-bus/kafka';
import { type Static, Type } from 'typebox';
import { ConfigurationError, type Environment, readConfig } from '../config.ts';

const ADDRESS = { pattern: '^https?://[^/\\s]+/?$', description: 'an address such as http://documents:8080' };

const RunConfig = Type.Object({
  ...KafkaConfig.properties,
  KAFKA_BROKERS: Type.String({
    pattern: '^[^\\s,]+:\\d+(,[^\\s,]+:\\d+)*$',
    description:
      'host:port, several with commas (a service in a process of its own hears of the others over Kafka alone; npm start runs all of them in one process without it)',
  }),
  MONGODB_URI: Type.String({ pattern: '^mongodb(\\+srv)?://\\S+$', description: 'an address such as mongodb://host/' }),
  /** Before each database's name, so that several portals can share one MongoDB. */
  DATABASE_PREFIX: Type.String({ default: 'comptoir_', pattern: '^[\\w-]{0,30}$' }),
  ROLE: Type.Union([Type.Literal('all'), Type.Literal('web'), Type.Literal('worker')], { default: 'all' }),
  LOG_LEVEL: Type.String({
    pattern: '^(trace|debug|info|warn|error|fatal|silent)$',
    default: 'info',
    description: 'trace, debug, info, warn, error, fatal or silent',
  }),
  /** The service's own Ed25519 key, a JSON Web Key. */
  INTERNAL_PRIVATE_KEY_FILE: Type.String({ minLength: 1, description: 'the file of the service’s own private key' }),
  /** A folder with `<issuer>.json` for each who signs: a JSON Web Key Set. */
  INTERNAL_PUBLIC_KEYS_DIR: Type.String({ minLength: 1, description: 'the folder of everybody’s public keys' }),
  /** How long it goes on answering after it said that it is not ready, in milliseconds: whoever sends calls looks away. */
  SHUTDOWN_DELAY_MS: Type.Integer({ default: 2_000, minimum: 0, maximum: 60_000 }),
});

export interface RunSettings extends Static<typeof RunConfig> {
  /** Base addresses of the other services. */
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>;
}

/** The environment of this process, handed to the service's own configuration. */
export const environment: Environment = process.env;

/**
 * What any service in a process of its own reads. `calls` are the services it calls: `<SERVICE>_URL` of each is needed.
 * @throws ConfigurationError
 */
export function readRunSettings(env: Environment, calls: readonly ServiceName[]): RunSettings {
  const addresses = Object.fromEntries(
    SERVICES.map((name) => [
      variableOf(name),
      calls.includes(name) ? Type.String(ADDRESS) : Type.Optional(Type.String(ADDRESS)),
    ]),
  );
  const schema = Type.Object({ ...RunConfig.properties, ...addresses });
  const config = readConfig(schema, env) as Static<typeof RunConfig> & Record<string, string | undefined>;
  if (config.KAFKA_SASL_MECHANISM && !(config.KAFKA_SASL_USERNAME && config.KAFKA_SASL_PASSWORD)) {
    throw new ConfigurationError(
      'configuration: KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD are needed with KAFKA_SASL_MECHANISM',
    );
  }
  const known = SERVICES.flatMap((name) => {
    const url = config[variableOf(name)];
    return url === undefined ? [] : [[name, url] as const];
  });
  return { ...config, urls: Object.fromEntries(known) };
}

const variableOf = (name: ServiceName): string => `${name.toUpperCase()}_URL`;
