import { posix } from 'node:path';
import type { Writable } from 'node:stream';
import { Problem } from '@comptoir/service-kit';
import { Client, FTPError } from 'basic-ftp';
import { assertEncrypted } from '../intake/connection/assert-encrypted.ts';
import type { ReachHost } from '../intake/connection/reach-host.ts';
import { tlsFor } from '../intake/connection/tls-for.ts';
import type { FolderSettings } from '../intake/source/intake-source.ts';
import type { RemoteServer } from './remote-folder.ts';

const TIMEOUT_MS = 30_000;
/** RFC 959: the file or folder is not there, or not open; some servers say that the action was aborted. */
const NOT_THERE: readonly number[] = [450, 451, 550];

/** Connects to an FTP server. @throws Problem intake.hostUnknown, intake.hostPrivate, intake.plain; and what basic-ftp does */
export async function connectFtp(
  { host, port, security, user }: FolderSettings,
  password: string,
  reach: ReachHost,
): Promise<RemoteServer> {
  const reached = await reach(host);
  assertEncrypted(security, reached);
  // Its transfers go to the same host: one that a server names would have us look around in our own network.
  const client = new Client(TIMEOUT_MS);
  try {
    await client.access({
      ...{ host: reached.address, port, user, password },
      secure: security === 'TLS' ? 'implicit' : security === 'STARTTLS',
      secureOptions: tlsFor(reached),
    });
  } catch (error) {
    client.close();
    throw error;
  }

  return {
    async list(folder) {
      try {
        const entries = await client.list(folder);
        return entries.map(({ name, isDirectory, isFile, size, rawModifiedAt }) => ({
          ...{ name, isFolder: isDirectory, isFile, size, modifiedAt: rawModifiedAt },
        }));
      } catch (error) {
        if (isNotThere(error)) throw new Problem('intake.folder', { folder });
        throw error;
      }
    },
    async download(path, to) {
      await client.downloadTo(to as Writable, path);
    },
    async makeFolder(path) {
      try {
        await client.send(`MKD ${path}`);
      } catch (error) {
        // It is there already, or may not be made: then the rename says so.
        if (!(error instanceof FTPError)) throw error;
      }
    },
    async exists(path) {
      const entries = await client.list(posix.dirname(path));
      return entries.some(({ name }) => name === posix.basename(path));
    },
    async rename(from, to) {
      try {
        await client.rename(from, to);
      } catch (error) {
        if (error instanceof FTPError) throw new Problem('intake.putAway', { folder: posix.dirname(to) });
        throw error;
      }
    },
    async close() {
      client.close();
    },
  };
}

const isNotThere = (error: unknown): boolean => error instanceof FTPError && NOT_THERE.includes(error.code);
