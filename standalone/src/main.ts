import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventBus } from '@comptoir/event-bus';
import { createLogger, type Logger, startTracing, systemClock } from '@comptoir/service-kit';
import { startLocalMongo } from '@comptoir/storage/engine';
import { assertBusMayChange } from './bus/change-of-bus.ts';
import { openKafka, openKafkaBus } from './bus/open-kafka-bus.ts';
import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import { playDemo } from './demo/play-demo.ts';
import { seedAccounts } from './demo/seed-demo.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher/mail-catcher.ts';
import { anchorEnvironment } from './operate/anchor-place.ts';
import { noteDatabaseAddress } from './operate/database-address.ts';
import { type Options, readOptions } from './options.ts';
import { assertPortFree } from './port-check.ts';
import { type Portal, startPortal } from './portal.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** A closing that takes longer than this is given up: Ctrl-C means within five seconds. */
const CLOSE_WITHIN_MS = 4_500;

const DATABASE_PREFIX = 'comptoir_';

type Closing = () => Promise<void>;
const closings: Closing[] = [];

/** Stops what was started, the last first; a second request, or time running out, ends the process at once. */
let closing = false;
async function close(exitCode: number): Promise<never> {
  if (closing) process.exit(exitCode || 130);
  closing = true;
  setTimeout(() => {
    console.error('Stopping took too long; ended hard. Nothing is lost: the next start goes on from the data folder.');
    process.exit(exitCode || 1);
  }, CLOSE_WITHIN_MS).unref();
  for (const stop of closings.toReversed()) {
    await stop().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }
  process.exit(exitCode);
}

async function prepareFolder(options: Options): Promise<void> {
  if (options.reset) await rm(options.dataDir, { recursive: true, force: true });
  await mkdir(options.dataDir, { recursive: true });
}

/** The services' lines go to a file: the terminal is for the person who started them. */
function createLoggers(options: Options): (service: string) => Logger {
  const destination = createWriteStream(join(options.dataDir, 'portal.log'), { flags: 'a' });
  return (service) => createLogger({ service, level: process.env.LOG_LEVEL ?? 'info', destination });
}

async function databaseUri(options: Options): Promise<string> {
  if (options.mongoUri) return options.mongoUri;
  const mongo = await startLocalMongo({ dataDir: join(options.dataDir, 'mongo'), say: (line) => console.log(line) });
  closings.push(() => mongo.stop());
  mongo.ended.then(() => {
    if (closing) return;
    console.error(`MongoDB ended by itself; see ${join(options.dataDir, 'mongo', 'mongod.log')}.`);
    void close(1);
  });
  return mongo.uri;
}

/** Who has to be stopped before Kafka is, is started after it. */
async function kafkaBus(options: Options, loggerFor: (service: string) => Logger): Promise<EventBus | undefined> {
  if (!options.kafka) return undefined;
  const kafka = await openKafka(kafkaOptions(options));
  closings.push(() => kafka.stop());
  kafka.ended.then(() => {
    if (closing) return;
    console.error(`Kafka ended by itself; see ${join(options.dataDir, 'kafka', 'kafka.log')}.`);
    void close(1);
  });
  return openKafkaBus(kafka, {
    logger: loggerFor('event-bus'),
    onFatal(error) {
      console.error(`Kafka refused for good: ${error.message}`);
      void close(1);
    },
  });
}

const kafkaOptions = ({ dataDir }: Options) => ({
  dataDir,
  env: process.env,
  say: (line: string) => console.log(line),
});

function printWelcome(options: Options, portal: Portal, mails: MailCatcher): void {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, title }) => `    ${email.padEnd(32)} ${password.padEnd(20)} ${title}`,
  );
  const address = options.port === 0 ? portal.url : options.publicUrl;
  const lines = [
    '',
    `  Comptoir is open on  ${address}`,
    `  Mails it sends       ${mails.webUrl}`,
    ...(process.env.CLAMD_URL ? [] : ['  Files of comments    are not scanned: CLAMD_URL names no scanner']),
    `  Data and log         ${options.dataDir}`,
    ...(options.demo ? ['', '  Demo accounts', ...accounts] : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  console.log(lines.join('\n'));
}

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env, ROOT);
  await assertPortFree(options.port, options.host, 'PORT');
  await assertPortFree(options.mailPort, '127.0.0.1', 'MAIL_PORT');
  await prepareFolder(options);
  const webRoot = join(ROOT, 'web-admin', 'dist');
  if (!existsSync(webRoot))
    throw new Error('The web application is not built: start with `npm start`, which builds it.');
  const loggerFor = createLoggers(options);
  const tracing = await startTracing(process.env, 'comptoir');
  closings.push(() => tracing.stop());
  const mails = await startMailCatcher({
    folder: join(options.dataDir, 'mails'),
    port: options.mailPort,
    clock: systemClock,
  });
  closings.push(() => mails.close());
  const mongoUri = await databaseUri(options);
  await noteDatabaseAddress(options.dataDir, mongoUri);
  await assertBusMayChange({
    dataDir: options.dataDir,
    to: options.kafka ? 'kafka' : 'embedded',
    mongoUri,
    databasePrefix: DATABASE_PREFIX,
    kafka: () => openKafka(kafkaOptions(options)),
    logger: loggerFor('event-bus'),
  });
  const bus = await kafkaBus(options, loggerFor);
  const portal = await startPortal({
    ...(bus && { bus }),
    mongoUri,
    databasePrefix: DATABASE_PREFIX,
    port: options.port,
    host: options.host,
    publicUrl: options.publicUrl,
    smtpUrl: process.env.SMTP_URL ?? mails.smtpUrl,
    webRoot,
    clock: systemClock,
    loggerFor,
    // Who has mails sent for real would not look for messages here.
    env: {
      NODE_ENV: 'development',
      // Mailboxes and folders of this machine may be tried.
      INTAKE_ALLOWED_HOSTS: 'localhost,127.0.0.1',
      ...(await anchorEnvironment(options.dataDir)),
      ...(process.env.SMTP_URL ? {} : mails.sms),
      ...process.env,
    },
  });
  const demoEnds = new AbortController();
  closings.push(() => portal.close());
  closings.push(async () => demoEnds.abort());
  if (options.demo) await seedAccounts(portal, systemClock);
  printWelcome(options, portal, mails);
  if (!options.demo) return;
  const logger = loggerFor('demo');
  // The door is open already: the demo's invoices arrive while somebody looks, as they do in a portal that lives.
  playDemo(portal, { clock: systemClock, logger, signal: demoEnds.signal }).catch((error: unknown) =>
    logger.warn({ err: error }, 'demo invoices'),
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0));
try {
  await start();
} catch (error) {
  if (!closing) {
    console.error(error instanceof Error ? error.message : error);
    await close(1);
  }
}
