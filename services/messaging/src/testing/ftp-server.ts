import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@comptoir/storage/engine';
import { FtpSrv } from 'ftp-srv';

/** A real FTP server on the loopback; its files are those of `root`. */
export async function startFtpServer({ user, password }: { user: string; password: string }) {
  const root = await mkdtemp(join(tmpdir(), 'comptoir-ftp-root-'));
  const [port, first] = [await freePort(), await freePort()];
  const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, child: () => silent };
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    pasv_min: first,
    pasv_max: first + 200,
    anonymous: false,
    log: silent as never,
  });
  server.on('login', (asked, resolve, reject) => {
    if (asked.username === user && asked.password === password) resolve({ root });
    else reject(new Error('not here'));
  });
  await server.listen();
  return {
    port,
    root,
    async close() {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
