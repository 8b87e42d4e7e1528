import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { Problem } from '@comptoir/service-kit';
import SftpClient from 'ssh2-sftp-client';
import type { ReachHost } from '../intake/connection/reach-host.ts';
import type { FolderSettings } from '../intake/source/intake-source.ts';
import type { RemoteServer } from './remote-folder.ts';

const READY_WITHIN_MS = 20_000;

/**
 * Connects to an SFTP server that is known by its key: to another nothing is sent.
 * @throws Problem intake.hostUnknown, intake.hostPrivate, intake.hostKey, intake.hostKeyChanged; and what ssh2 does
 */
export async function connectSftp(
  { host, port, user, hostKey }: FolderSettings,
  password: string,
  reach: ReachHost,
): Promise<RemoteServer> {
  const { address } = await reach(host);
  const client = new SftpClient();
  let shown: string | undefined;
  try {
    await client.connect({
      ...{ host: address, port, username: user, password, readyTimeout: READY_WITHIN_MS },
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return shown === hostKey;
      },
    });
  } catch (error) {
    await client.end().catch(() => undefined);
    if (shown !== undefined && shown !== hostKey) {
      throw new Problem(hostKey === undefined ? 'intake.hostKey' : 'intake.hostKeyChanged', { host, key: shown });
    }
    throw error;
  }

  return {
    async list(folder) {
      if ((await client.exists(folder)) !== 'd') throw new Problem('intake.folder', { folder });
      const entries = await client.list(folder);
      return entries.map(({ name, type, size, modifyTime }) => ({
        ...{ name, isFolder: type === 'd', isFile: type === '-', size, modifiedAt: String(modifyTime) },
      }));
    },
    async download(path, to) {
      await client.get(path, to);
    },
    async makeFolder(path) {
      if ((await client.exists(path)) === false) await client.mkdir(path);
    },
    exists: async (path) => (await client.exists(path)) !== false,
    async rename(from, to) {
      try {
        await client.rename(from, to);
      } catch {
        throw new Problem('intake.putAway', { folder: posix.dirname(to) });
      }
    },
    async close() {
      await client.end();
    },
  };
}

/** As `ssh-keygen -l` writes it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
