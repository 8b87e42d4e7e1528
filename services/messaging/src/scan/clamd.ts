import { createConnection, type Socket } from 'node:net';
import { type Logger, Problem } from '@comptoir/service-kit';
import type { Scanner, Verdict } from './scanner.ts';

/** clamd answers within its own limits; what takes longer is not there. In milliseconds. */
const TIMEOUT_MS = 30_000;
/** One that is not reached in this time is not there, however long a scan may take. */
const CONNECT_MS = 5_000;
/** Whether it is there is asked by who has little patience: readiness is told within a second and a half. */
const PING_MS = 1_000;
const CHUNK_BYTES = 64 * 1024;
/** clamd's answers are one line. */
const MOST_ANSWER_BYTES = 4096;

/**
 * ClamAV by clamd's protocol (clamd(8)): a connection a command, `z` commands and answers that end in a zero byte, a file
 * as INSTREAM in chunks that say their length, an empty one last.
 * @param url `tcp://host:port`, or `unix:/path` of its socket
 */
export function createClamd({
  url,
  logger,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string;
  logger: Logger;
  timeoutMs?: number;
}): Scanner {
  const ask = (parts: readonly Uint8Array[], withinMs: number): Promise<string> =>
    exchange(connect(url), parts, withinMs);
  return {
    async scan(bytes) {
      const command = [Buffer.from('zINSTREAM\0'), ...chunksOf(bytes)];
      const answer = await ask(command, timeoutMs).catch((error: unknown) => {
        logger.error({ err: error, scanner: url }, 'the scanner does not answer: a file was refused');
        throw new Problem('scan.unavailable');
      });
      const verdict = verdictOf(answer);
      if (!verdict) {
        logger.error({ answer, scanner: url }, 'the scanner could not tell: a file was refused');
        throw new Problem('scan.unavailable');
      }
      if (!verdict.clean) logger.warn({ found: verdict.found }, 'the scanner found malware in a file');
      return verdict;
    },
    async ping() {
      const answer = await ask([Buffer.from('zPING\0')], Math.min(timeoutMs, PING_MS));
      if (answer !== 'PONG') throw new Error(`the scanner answered ${answer}`);
    },
  };
}

/** `stream: OK`, `stream: NAME FOUND`; undefined for anything else, such as `INSTREAM size limit exceeded. ERROR`. */
function verdictOf(answer: string): Verdict | undefined {
  if (answer === 'stream: OK') return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  return found === undefined ? undefined : { clean: false, found };
}

function connect(url: string): Socket {
  if (url.startsWith('unix:')) return createConnection({ path: url.slice('unix:'.length) });
  const { hostname, port } = new URL(url);
  return createConnection({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(new Uint8Array());
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Sends a command and answers what came back, without its zero byte. */
function exchange(socket: Socket, parts: readonly Uint8Array[], withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0);
    const late = setTimeout(() => socket.destroy(new Error(`no answer within ${withinMs} ms`)), withinMs);
    const away = setTimeout(() => socket.destroy(new Error('not reached')), Math.min(withinMs, CONNECT_MS));
    socket.once('connect', () => clearTimeout(away));
    socket.on('data', (bytes) => {
      answer = Buffer.concat([answer, bytes]);
      if (answer.length > MOST_ANSWER_BYTES) socket.destroy(new Error('an answer that is none'));
      // It may have refused the rest of the file already: what it said is what counts.
      else if (answer.includes(0)) finish(answer.subarray(0, answer.indexOf(0)).toString('utf8').trim());
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(late);
      clearTimeout(away);
      reject(new Error('the connection closed without an answer'));
    });
    const finish = (text: string): void => {
      resolve(text);
      socket.destroy();
    };
    for (const part of parts) socket.write(part);
  });
}
