import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineUnavailable, enginesFolder, fetchJars, findJava } from '@comptoir/storage/engine';

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
  const java = await findJava(OLDEST_JAVA, env.JAVA_HOME);
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
    await fetchJars(libs, [
      `org.apache.kafka:kafka_2.13:${VERSION}`,
      `org.apache.logging.log4j:log4j-slf4j-impl:${LOG_BINDING}`,
    ]);
  } catch (error) {
    throw unavailable(error instanceof Error ? error.message : String(error));
  }
  return { java, libs, version: VERSION, from: 'maven' };
}

function unavailable(why: string): EngineUnavailable {
  return new EngineUnavailable(
    `No Kafka to be had: install Java ${OLDEST_JAVA} and Maven, or unpack Apache Kafka 4 and set KAFKA_HOME to it, ` +
      `or set KAFKA_BROKERS. Tried: ${why}.`,
  );
}

/** The version of the broker among those jars, 4 or newer; undefined where there is none. */
async function versionIn(libs: string): Promise<string | undefined> {
  if (!existsSync(libs)) return undefined;
  const names = (await readdir(libs)).map((name) => /^kafka_2\.13-(\d+\.\d+\.\d+)\.jar$/.exec(name)?.[1]);
  return names.find((version) => version !== undefined && Number.parseInt(version, 10) >= 4);
}
