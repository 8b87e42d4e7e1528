import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EngineUnavailable, enginesFolder, fetchJars, findJava } from '@comptoir/storage/engine';

const VERSION = '2.1.7';
const OLDEST_JAVA = 11;

export interface GreenMailProgram {
  /** The `java` to start it with. */
  readonly java: string;
  readonly jar: string;
  readonly from: 'GREENMAIL_JAR' | 'cache' | 'maven';
}

/**
 * Finds GreenMail, an IMAP and SMTP server for tests, or fetches it: GREENMAIL_JAR, the cache, Maven.
 * @param say told, in one line, about anything that takes long
 * @throws EngineUnavailable when there is no Java, or none of them gives one
 */
export async function findGreenMail(
  say: (line: string) => void,
  folder: string = enginesFolder,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<GreenMailProgram> {
  const java = await findJava(OLDEST_JAVA, env.JAVA_HOME);
  if (!java) throw unavailable(`there is no Java ${OLDEST_JAVA} or newer`);
  if (env.GREENMAIL_JAR) {
    if (!existsSync(env.GREENMAIL_JAR)) throw unavailable(`GREENMAIL_JAR is no file: ${env.GREENMAIL_JAR}`);
    return { java, jar: env.GREENMAIL_JAR, from: 'GREENMAIL_JAR' };
  }
  const jars = join(folder, `greenmail-${VERSION}`);
  const jar = join(jars, `greenmail-standalone-${VERSION}.jar`);
  if (existsSync(jar)) return { java, jar, from: 'cache' };
  say(`Fetching GreenMail ${VERSION} (once) …`);
  try {
    await fetchJars(jars, [`com.icegreen:greenmail-standalone:${VERSION}`]);
  } catch (error) {
    throw unavailable(error instanceof Error ? error.message : String(error));
  }
  if (!existsSync(jar)) throw unavailable(`Maven gave no ${jar}`);
  return { java, jar, from: 'maven' };
}

const unavailable = (why: string): EngineUnavailable =>
  new EngineUnavailable(
    `No IMAP server to be had: install Java ${OLDEST_JAVA} and Maven, or set GREENMAIL_JAR to greenmail-standalone.jar. Tried: ${why}.`,
  );
