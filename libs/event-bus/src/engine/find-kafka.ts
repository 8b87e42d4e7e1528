import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EngineUnavailable, enginesFolder } from '@comptoir/storage/engine';

const run = promisify(execFile);

const VERSION = '4.1.0';
const OLDEST_JAVA = 17;
/** What Kafka logs through is not among its own dependencies. */
const LOG_BINDING = '2.24.3';

export interface KafkaProgram {
  /** The `java` to start it with. */
  readonly java: string;
  /** The folder of its jars. */
  readonly libs: string;
  /** As its own jar says it: '4.1.0'. */
  readonly version: string;
  readonly from: 'KAFKA_HOME' | 'cache' | 'maven';
}

/**
 * Finds an Apache Kafka that can be started on this machine, or fetches one: KAFKA_HOME, the cache, Maven.
 * @param say told, in one line, about anything that takes long
 * @throws EngineUnavailable when there is no Java, or none of them gives one
 */
export async function findKafka(
  say: (line: string) => void,
  folder: string = enginesFolder,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<KafkaProgram> {
  const java = await findJava(env.JAVA_HOME);
  if (!java) throw unavailable(`there is no Java ${OLDEST_JAVA} or newer`);

  if (env.KAFKA_HOME) {
    const libs = join(env.KAFKA_HOME, 'libs');
    const version = await versionIn(libs);
    if (!version) throw unavailable(`KAFKA_HOME has no Kafka 4 in ${libs}`);
    return { java, libs, version, from: 'KAFKA_HOME' };
  }
  const libs = join(folder, `kafka-${VERSION}`);
  if (await versionIn(libs)) return { java, libs, version: VERSION, from: 'cache' };
  say(`Fetching Kafka ${VERSION} (43 MB, once) …`);
  try {
    await fetchByMaven(libs);
  } catch (error) {
    throw unavailable(messageOf(error));
  }
  return { java, libs, version: VERSION, from: 'maven' };
}

function unavailable(why: string): EngineUnavailable {
  return new EngineUnavailable(
    `No Kafka to be had: install Java ${OLDEST_JAVA} and Maven, or unpack Apache Kafka 4 and set KAFKA_HOME to it, ` +
      `or set KAFKA_BROKERS. Tried: ${why}.`,
  );
}

async function findJava(home: string | undefined): Promise<string | undefined> {
  for (const java of [...(home ? [join(home, 'bin', 'java')] : []), 'java']) {
    try {
      const { stderr } = await run(java, ['-version'], { timeout: 20_000 });
      if (Number(/version "(\d+)/.exec(stderr)?.[1]) >= OLDEST_JAVA) return java;
    } catch {
      // Absent, or not a Java that starts here: the next one is asked.
    }
  }
  return undefined;
}

/** The version of the broker among those jars, 4 or newer; undefined where there is none. */
async function versionIn(libs: string): Promise<string | undefined> {
  if (!existsSync(libs)) return undefined;
  const names = (await readdir(libs)).map((name) => /^kafka_2\.13-(\d+\.\d+\.\d+)\.jar$/.exec(name)?.[1]);
  return names.find((version) => version !== undefined && Number.parseInt(version, 10) >= 4);
}

/** By Maven: it knows a firm's own repository, its proxy and its certificates, and checks every jar. */
async function fetchByMaven(target: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'comptoir-kafka-'));
  const partial = `${target}.${randomUUID()}`;
  try {
    await writeFile(join(work, 'pom.xml'), pom());
    await mkdir(join(target, '..'), { recursive: true });
    const args = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${partial}`];
    await run('mvn', args, { cwd: work, timeout: 480_000 });
    await rename(partial, target);
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(partial, { recursive: true, force: true });
  }
}

function pom(): string {
  const dependency = (group: string, artifact: string, version: string): string =>
    `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  return [
    '<project><modelVersion>4.0.0</modelVersion>',
    '<groupId>comptoir</groupId><artifactId>local-kafka</artifactId><version>1</version><packaging>pom</packaging>',
    '<dependencies>',
    dependency('org.apache.kafka', 'kafka_2.13', VERSION),
    dependency('org.apache.logging.log4j', 'log4j-slf4j-impl', LOG_BINDING),
    '</dependencies></project>',
  ].join('\n');
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return 'Maven (mvn) is not installed';
  return error.message.replaceAll(/\s+/g, ' ').trim().slice(0, 400);
}
