import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The `java` of JAVA_HOME or of the PATH, where it is at least that version; undefined where there is none. */
export async function findJava(oldest: number, home: string | undefined): Promise<string | undefined> {
  for (const java of [...(home ? [join(home, 'bin', 'java')] : []), 'java']) {
    try {
      const { stderr } = await run(java, ['-version'], { timeout: 20_000 });
      if (Number(/version "(\d+)/.exec(stderr)?.[1]) >= oldest) return java;
    } catch {
      // Absent, or not a Java that starts here: the next one is asked.
    }
  }
  return undefined;
}

/** `group:artifact:version` of a Maven repository. */
export type Artifact = `${string}:${string}:${string}`;

/**
 * Fetches jars with all they depend on, by Maven: it knows a firm's own repository, its proxy and its certificates, and
 * checks every jar.
 * @param target the folder they get; it appears there whole or not at all
 * @throws Error in one line where they cannot be had
 */
export async function fetchJars(target: string, artifacts: readonly Artifact[]): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'comptoir-jars-'));
  const partial = `${target}.${randomUUID()}`;
  try {
    await writeFile(join(work, 'pom.xml'), pom(artifacts));
    await mkdir(join(target, '..'), { recursive: true });
    const args = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${partial}`];
    await run('mvn', args, { cwd: work, timeout: 480_000 });
    await rename(partial, target);
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(partial, { recursive: true, force: true });
  }
}

function pom(artifacts: readonly Artifact[]): string {
  const dependency = (whole: Artifact): string => {
    const [group, artifact, version] = whole.split(':');
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  };
  return [
    '<project><modelVersion>4.0.0</modelVersion>',
    '<groupId>comptoir</groupId><artifactId>engine</artifactId><version>1</version><packaging>pom</packaging>',
    '<dependencies>',
    ...artifacts.map(dependency),
    '</dependencies></project>',
  ].join('\n');
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return 'Maven (mvn) is not installed';
  return error.message.replaceAll(/\s+/g, ' ').trim().slice(0, 400);
}
