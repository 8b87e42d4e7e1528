import type { ReachHost } from '../intake/connection/reach-host.ts';
import type { FolderSettings } from '../intake/source/intake-source.ts';
import { connectFtp } from './ftp-server.ts';
import { openFolder } from './open-folder.ts';
import type { RemoteFolder } from './remote-folder.ts';
import { connectSftp } from './sftp-server.ts';

/** Connects to the server of a folder, by its protocol. @throws Problem, and what the protocol's library does */
export async function connectFolder(
  settings: FolderSettings,
  password: string,
  reach: ReachHost,
): Promise<RemoteFolder> {
  const connect = settings.kind === 'SFTP' ? connectSftp : connectFtp;
  return openFolder(await connect(settings, password, reach), settings);
}
