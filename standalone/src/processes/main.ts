// npm run processes: the portal as a cluster runs it, on one machine.
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { playDemo } from '../demo/play-demo.ts';
import { seedAccounts } from '../demo/seed-demo.ts';
import { noteDatabaseAddress } from '../operate/database-address.ts';
import { type Options, readOptions } from '../options.ts';
import { assertPortFree } from '../port-check.ts';
import { type Processes, startProcesses } from './start-processes.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CLOSE_WITHIN_MS = 25_000;

let processes: Processes | undefined;
const demoEnds = new AbortController();

let closing = false;
async function close(exitCode: number): Promise<never> {
  if (closing) process.exit(exitCode || 130);
  closing = true;
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
  demoEnds.abort();
  await processes?.close();
  process.exit(exitCode);
}

function printWelcome({ url, mails }: Processes, options: Options): void {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, title }) => `    ${email.padEnd(32)} ${password.padEnd(20)} ${title}`,
  );
  const lines = [
    '',
    `  Comptoir is open on  ${url}`,
    `  Mails it sends       ${mails.webUrl}`,
    `  Data, a log each     ${options.dataDir}`,
    ...(options.demo ? ['', '  Demo accounts', ...accounts] : []),
    '',
    '  End any process as you like (kill -9): it is started again. Ctrl-C stops everything.',
    '',
  ];
  console.log(lines.join('\n'));
}

async function start(): Promise<void> {
  // A data folder belongs to one bus: what npm start keeps stays apart.
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR || join('.data', 'processes') };
  const options = readOptions(process.argv.slice(2), env, ROOT);
  await assertPortFree(options.port, options.host, 'PORT');
  await assertPortFree(options.mailPort, '127.0.0.1', 'MAIL_PORT');
  if (options.reset) await rm(options.dataDir, { recursive: true, force: true });
  await mkdir(options.dataDir, { recursive: true });
  const webRoot = join(ROOT, 'web-admin', 'dist');
  if (!existsSync(webRoot))
    throw new Error('The web application is not built: start with `npm run processes`, which builds it.');
  processes = await startProcesses({
    dataDir: options.dataDir,
    port: options.port,
    host: options.host,
    mailPort: options.mailPort,
    publicUrl: process.env.PUBLIC_URL || undefined,
    webRoot,
    clock: systemClock,
    say: (line) => closing || console.log(line),
    mongoUri: options.mongoUri,
    kafkaBrokers: process.env.KAFKA_BROKERS || undefined,
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
  });
  if (closing) return;
  const { database, engines } = processes;
  await noteDatabaseAddress(options.dataDir, engines.mongoUri);
  if (options.demo) {
    const databases = { suppliers: await database('suppliers'), identity: await database('identity') };
    await seedAccounts({ databases }, systemClock);
  }
  printWelcome(processes, options);
  if (!options.demo) return;
  const logger = createLogger({ service: 'demo', level: 'warn' });
  await playDemo(processes, { clock: systemClock, logger, signal: demoEnds.signal });
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
