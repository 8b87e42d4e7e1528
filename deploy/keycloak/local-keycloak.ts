import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  EngineUnavailable,
  enginesFolder,
  freePort,
  type Supervised,
  type SupervisorReport,
  supervise,
} from '@comptoir/storage/engine';

const run = promisify(execFile);

const VERSION = '26.4.0';
/** Ours, and the demo's people; what docker compose mounts. */
const IMPORTED = ['comptoir-realm.json', 'demo/comptoir-users-0.json'];
const READY_WITHIN_MS = 600_000;
const GRACE_MS = 10_000;
/** What the first run in a mode answers once it has put itself together for it; the next one serves. */
const PUT_TOGETHER = 10;
const MOST_MEMORY = '-Xmx512m';

export interface LocalKeycloak {
  /** Its address, without a slash at the end; the realm's issuer is below it. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a Keycloak of one's own on the loopback address with our realm and the demo's people, and forgets all it knew when it ends:
 * KEYCLOAK_HOME, else the cache, else Maven's.
 * @throws EngineUnavailable where none can be had, Error with its log where it does not start
 */
export async function startLocalKeycloak(options: {
  port: number;
  /** Fills the realm's placeholders. */
  env: Readonly<Record<string, string>>;
  say: (line: string) => void;
}): Promise<LocalKeycloak> {
  const home = await findKeycloak(options.say);
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-keycloak-'));
  await mkdir(join(home, 'data', 'import'), { recursive: true });
  for (const file of IMPORTED)
    await copyFile(join(import.meta.dirname, file), join(home, 'data', 'import', basename(file)));
  const logFile = join(folder, 'keycloak.log');
  const url = `http://localhost:${options.port}`;
  const management = await freePort();
  const args = [
    ...['start-dev', '--db=dev-mem', '--import-realm', '--http-host=127.0.0.1', `--http-port=${options.port}`],
    ...[`--hostname=${url}`, `--http-management-port=${management}`, '--log=file', `--log-file=${logFile}`],
  ];
  const start = (built: boolean): Supervised =>
    supervise({
      // Java itself and not kc.sh, which hands no signal on.
      program: 'env',
      args: [
        ...Object.entries(options.env).map(([name, value]) => `${name}=${value}`),
        ...['java', MOST_MEMORY, '-XX:+UseSerialGC', ...(built ? ['-Dkc.config.built=true'] : [])],
        ...[`-Dkc.home.dir=${home}`, `-Djboss.server.config.dir=${join(home, 'conf')}`],
        ...['-Djava.util.logging.manager=org.jboss.logmanager.LogManager', '-Dpicocli.disable.closures=true'],
        ...['java.util', 'java.util.concurrent', 'java.security'].map(
          (name) => `--add-opens=java.base/${name}=ALL-UNNAMED`,
        ),
        ...['-cp', join(home, 'lib', 'quarkus-run.jar'), 'io.quarkus.bootstrap.runner.QuarkusEntryPoint', ...args],
      ],
      pidFile: join(folder, 'engine.pid'),
      logFile,
      graceMs: GRACE_MS,
    });

  const end = performance.now() + READY_WITHIN_MS;
  let engine = start(false);
  let report: SupervisorReport | undefined;
  const watch = (): void => {
    report = undefined;
    void engine.ended.then((how) => {
      report = how;
    });
  };
  watch();
  const stop = async (): Promise<void> => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(`${url}/realms/comptoir/.well-known/openid-configuration`))) {
    if (report?.exited === PUT_TOGETHER) {
      engine = start(true);
      watch();
    } else if (report || performance.now() > end) {
      const log = await readFile(logFile, 'utf8').catch(() => report?.log ?? 'it wrote no log');
      await stop();
      throw new Error(`Keycloak did not start: ${log.slice(-3_000)}`);
    }
    await sleep(250);
  }
  return { url, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

async function findKeycloak(say: (line: string) => void): Promise<string> {
  const given = process.env.KEYCLOAK_HOME;
  if (given) return given;
  const home = join(enginesFolder, `keycloak-${VERSION}`);
  if (existsSync(join(home, 'bin', 'kc.sh'))) return home;
  say(`Fetching Keycloak ${VERSION} (160 MB, once) …`);
  const partial = `${home}.${randomUUID()}`;
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
  try {
    await mkdir(partial, { recursive: true });
    const args = ['-q', '-B', 'dependency:unpack', `-Dartifact=${artifact}`, `-DoutputDirectory=${partial}`];
    // Maven notes below where it runs what it unpacked and unpacks that never again: in a shared folder another
    // checkout's note would leave ours empty.
    await run('mvn', args, { cwd: partial, timeout: 600_000 });
    await rename(join(partial, `keycloak-${VERSION}`), home);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 300) : String(error);
    throw new EngineUnavailable(
      `No Keycloak to be had: install Java 17 and Maven, or set KEYCLOAK_HOME. Tried: ${why}.`,
    );
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return home;
}
