import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly port: number;
  readonly host: string;
  /** Where the engines keep everything; absolute. */
  readonly dataDir: string;
  /** What a browser's address bar shows. */
  readonly publicUrl: string;
  readonly mailPort: number;
  readonly demo: boolean;
  /** Begin with an empty data folder. */
  readonly reset: boolean;
  /** A MongoDB that somebody else runs; else a local one is started. */
  readonly mongoUri: string | undefined;
  /** Events travel over Kafka, and not inside the process. */
  readonly kafka: boolean;
  /** A Kafka that somebody else runs; else a local one is started. */
  readonly kafkaBrokers: string | undefined;
}

export class UsageError extends Error {}

const USAGE =
  'npm start -- [--reset] [--no-demo] [--kafka]   ' +
  'with PORT, DATA_DIR, MAIL_PORT, PUBLIC_URL, MONGODB_URI, KAFKA_BROKERS from the environment';

/** What the person who types `npm start` asked for. Throws UsageError, one line, for anything it does not know. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Options {
  const flags = parsed(args);
  const port = portFrom('PORT', env.PORT, 8080);
  const host = env.HOST || '127.0.0.1';
  return {
    port,
    host,
    dataDir: resolve(root, env.DATA_DIR || join('.data')),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, ''),
    mailPort: portFrom('MAIL_PORT', env.MAIL_PORT, port === 0 ? 0 : port + 1),
    demo: !flags['no-demo'],
    reset: flags.reset === true,
    mongoUri: env.MONGODB_URI || undefined,
    kafka: flags.kafka === true,
    kafkaBrokers: env.KAFKA_BROKERS || undefined,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { reset: { type: 'boolean' }, 'no-demo': { type: 'boolean' }, kafka: { type: 'boolean' } },
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nusage: ${USAGE}`);
  }
}

function portFrom(name: string, text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`${name} must be a port, 0 to 65535, not ‘${text}’.`);
  return port;
}
