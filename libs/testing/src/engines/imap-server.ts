import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailable, freePort, supervise } from '@comptoir/storage/engine';
import { findGreenMail } from './find-greenmail.ts';

export interface ImapServer {
  readonly host: string;
  /** Unencrypted, with STARTTLS unknown. */
  readonly port: number;
  /** Encrypted from the first byte, with a certificate that nobody signed but itself. */
  readonly securePort: number;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;
const GRACE_MS = 5_000;
const HOST = '127.0.0.1';

/**
 * A real IMAP server on the loopback, with the users named: `login:password@domain`. It is ended with this process.
 * @throws EngineUnavailable when there is none to be had (`npm test` leaves out the files that need one, and says so)
 */
export async function startImapServer(users: readonly string[]): Promise<ImapServer> {
  const { java, jar } = await findGreenMail(() => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-imap-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const server = supervise({
    program: java,
    args: [
      ...['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
      // Its own two seconds are over soon on a busy machine, and then it hangs without a server.
      `-Dgreenmail.startup.timeout=${READY_WITHIN_MS}`,
      ...[`-Dgreenmail.imap.hostname=${HOST}`, `-Dgreenmail.imap.port=${port}`],
      ...[`-Dgreenmail.imaps.hostname=${HOST}`, `-Dgreenmail.imaps.port=${securePort}`],
      ...[`-Dgreenmail.users=${users.join(',')}`, '-jar', jar],
    ],
    pidFile: join(folder, 'engine.pid'),
    logFile: join(folder, 'imap.log'),
    graceMs: GRACE_MS,
    removeFolder: folder,
  });
  let report: string | undefined;
  void server.ended.then(({ reason, log, exited }) => {
    report = reason || log || `exit code ${exited}`;
  });
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await lets(port, users.at(-1) ?? ''))) {
    if (report === undefined && performance.now() < until) {
      await sleep(100);
      continue;
    }
    await server.stop();
    throw new EngineUnavailable(`GreenMail did not start on port ${port}: ${report ?? 'it did not answer'}`);
  }
  return { host: HOST, port, securePort, stop: () => server.stop() };
}

/** Whether a user may sign in: it listens before it has made them. */
const lets = (port: number, user: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [, login = '', password = ''] = /^([^:]*):([^@]*)@/.exec(user) ?? [];
    const socket = connect({ host: HOST, port });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => end(false));
    socket.on('error', () => end(false));
    socket.on('data', (bytes) => {
      const said = bytes.toString('latin1');
      if (said.startsWith('* OK')) socket.write(`a1 LOGIN "${login}" "${password}"\r\n`);
      else end(said.startsWith('a1 OK'));
    });
  });
