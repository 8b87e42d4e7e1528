import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  clearLeftover,
  EngineUnavailable,
  freePort,
  type Supervised,
  type SupervisorReport,
  supervise,
} from '@comptoir/storage/engine';
import { brokerAnswers } from '../kafka/broker-answers.ts';
import { findKafka, type KafkaProgram } from './find-kafka.ts';
import { logSettings, serverProperties, textOf } from './server-properties.ts';

const run = promisify(execFile);

export interface LocalKafkaOptions {
  /** Kept from one start to the next. Without it: a temporary folder that goes with the engine. */
  dataDir?: string;
  /** Fixed port of 127.0.0.1 for clients. Without it: a free one. */
  port?: number;
  /** Told, in one line, about anything that takes long. */
  say?: (line: string) => void;
  /** Broker properties beside or in place of ours, once the ports are known: other listeners, other limits. */
  properties?: (ports: { client: number; controller: number }) => Readonly<Record<string, string>>;
  /** Told to the storage tool when the folder is new: `--add-scram` and its like. */
  format?: readonly string[];
  /** Compile what runs often as well as Java can: twice the processor time of a start, for a broker under load. */
  optimized?: boolean;
}

export interface LocalKafka {
  /** For KAFKA_BROKERS. */
  brokers: string;
  port: number;
  /** The broker's own process: what a test stops and kills. */
  pid: number;
  kafka: KafkaProgram;
  /** Settles when the engine has ended, wanted or not. */
  ended: Promise<SupervisorReport>;
  stop(): Promise<void>;
}

/** A broker that is asked to end closes its files; it has no one to hand its partitions to. */
const GRACE_MS = 10_000;
const READY_WITHIN_MS = 90_000;
const PORT_ATTEMPTS = 5;
/** Half the processor time of a start: 3.5 s in place of 7 s, measured. */
const QUICK_START = '-XX:TieredStopAtLevel=1';

/**
 * Starts a Kafka of one's own: one node, broker and controller in one (KRaft), on the loopback address, found or fetched
 * by `findKafka`, under a supervisor that ends it with this process, however this process ends.
 * @throws EngineUnavailable when there is no Kafka, the folder is in use, or it does not start (with its own words)
 */
export async function startLocalKafka(options: LocalKafkaOptions = {}): Promise<LocalKafka> {
  const kafka = await findKafka(options.say ?? (() => {}));
  const dataDir = options.dataDir ? resolve(options.dataDir) : await mkdtemp(join(tmpdir(), 'comptoir-kafka-'));
  await mkdir(dataDir, { recursive: true });
  const pidFile = join(dataDir, 'engine.pid');
  const logFile = join(dataDir, 'kafka.log');
  await clearLeftover(pidFile, dataDir);

  for (let attempt = 1; ; attempt++) {
    const ports = { client: options.port ?? (await freePort()), controller: await freePort() };
    const settings = await writeSettings(dataDir, logFile, { ...ports }, options);
    if (!existsSync(join(dataDir, 'data', 'meta.properties'))) await format(kafka, settings, options.format ?? []);
    const supervised = supervise({
      program: kafka.java,
      args: [...javaArguments(kafka, dataDir, options.optimized ?? false), 'kafka.Kafka', settings],
      pidFile,
      logFile,
      graceMs: GRACE_MS,
      ...(options.dataDir ? {} : { removeFolder: dataDir }),
    });
    const failure = await opened(supervised, ports.client);
    if (!failure) {
      const { engine } = JSON.parse(await readFile(pidFile, 'utf8')) as { engine: number };
      const { ended, stop } = supervised;
      return { brokers: `127.0.0.1:${ports.client}`, port: ports.client, pid: engine, kafka, ended, stop };
    }
    // Between finding a free port and binding it somebody else may have taken it.
    const portTaken = /address already in use/i.test(failure);
    if (portTaken && options.port === undefined && attempt < PORT_ATTEMPTS) continue;
    throw new EngineUnavailable(`Kafka ${kafka.version} did not start on port ${ports.client}: ${failure}`);
  }
}

async function writeSettings(
  dataDir: string,
  logFile: string,
  ports: { client: number; controller: number },
  { properties }: LocalKafkaOptions,
): Promise<string> {
  const file = join(dataDir, 'server.properties');
  // One log before this one is kept: enough to see why the last start ended, never a pile.
  await rename(logFile, `${logFile}.before`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await writeFile(file, textOf({ ...serverProperties(join(dataDir, 'data'), ports), ...properties?.(ports) }));
  await writeFile(join(dataDir, 'log4j2.properties'), textOf(logSettings(logFile)));
  return file;
}

function javaArguments({ libs }: KafkaProgram, dataDir: string, optimized: boolean): string[] {
  return [
    ...['-Xmx384m', '-Xms128m', '-XX:+UseSerialGC', '-XX:+ExitOnOutOfMemoryError'],
    ...(optimized ? [] : [QUICK_START]),
    `-Dlog4j2.configurationFile=${join(dataDir, 'log4j2.properties')}`,
    ...['-cp', join(libs, '*')],
  ];
}

async function format({ java, libs }: KafkaProgram, settings: string, more: readonly string[]): Promise<void> {
  const cluster = randomBytes(16).toString('base64url');
  // One in 64 begins with a dash: behind an equals sign it is not taken for an option.
  const args = [QUICK_START, '-cp', join(libs, '*'), 'kafka.tools.StorageTool', 'format'];
  try {
    await run(java, [...args, `--cluster-id=${cluster}`, '-c', settings, ...more], { timeout: 60_000 });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const words = stderr.trim().split('\n').at(-1) || String(error);
    throw new EngineUnavailable(`Kafka's storage tool did not format ${settings}: ${words}`);
  }
}

/** Undefined when the broker serves; else its words. */
async function opened(supervised: Supervised, port: number): Promise<string | undefined> {
  const done = new AbortController();
  const ended = supervised.ended.then(
    (report) => report.reason ?? lastWords(report.log) ?? `exit code ${report.exited}`,
  );
  const ready = brokerAnswers(`127.0.0.1:${port}`, { withinMs: READY_WITHIN_MS, signal: done.signal }).then(
    (answers) => (answers ? undefined : `it did not answer within ${READY_WITHIN_MS / 1_000} seconds`),
  );
  const words = await Promise.race([ready, ended]);
  done.abort();
  if (words !== undefined) await supervised.stop();
  return words;
}

/** The first error in the broker's log, as one line. */
function lastWords(log = ''): string | undefined {
  return log.split('\n').find((line) => /\b(ERROR|FATAL)\b|Exception:/.test(line));
}
