import { connectFolder } from '../../ftp-in/connect-folder.ts';
import { openMailbox } from '../../mail-in/open-mailbox.ts';
import type { ReachHost } from '../connection/reach-host.ts';
import { troubleOf } from '../connection/trouble-of.ts';
import type { FolderSettings, MailboxSettings, SourceSettings, Trouble } from '../source/intake-source.ts';

/** What a connection finds: how much waits, or what went wrong. */
export interface Trial {
  readonly waiting?: number;
  readonly trouble?: Trouble;
  /** Of an SFTP server: the key it showed. */
  readonly hostKey?: string;
}

/** Connects, signs in and looks into the folder, changing nothing. */
export type TryConnection = (settings: SourceSettings, password: string) => Promise<Trial>;

export const createTryConnection =
  (reach: ReachHost): TryConnection =>
  async (settings, password) => {
    try {
      return settings.kind === 'IMAP'
        ? await tryMailbox(settings, password, reach)
        : await tryFolder(settings, password, reach);
    } catch (error) {
      const trouble = troubleOf(error, settings);
      const { key } = trouble.params;
      return { trouble, ...(typeof key === 'string' && { hostKey: key }) };
    }
  };

async function tryMailbox(settings: MailboxSettings, password: string, reach: ReachHost): Promise<Trial> {
  const mailbox = await openMailbox(settings, password, { reach, readOnly: true });
  try {
    return { waiting: (await mailbox.waiting()).length };
  } finally {
    await mailbox.close();
  }
}

async function tryFolder(settings: FolderSettings, password: string, reach: ReachHost): Promise<Trial> {
  const folder = await connectFolder(settings, password, reach);
  try {
    return { waiting: (await folder.files()).length };
  } finally {
    await folder.close();
  }
}
