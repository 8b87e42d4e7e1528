import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections (from 32,768 on Linux, from 49,152 elsewhere): a server that restarts
 * finds its port again, and who knocks while it is away is never given that very port, and so connected to themselves.
 */
const FIRST = 10_000;
const LAST = 32_000;
const MOST_TRIES = 100;

/** A port of the loopback address that nobody listens on; somebody may, by the time it is used. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}, tried ${MOST_TRIES} times`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES'))
      return false;
    throw error;
  } finally {
    if (server.listening) await new Promise((done) => server.close(done));
  }
}
