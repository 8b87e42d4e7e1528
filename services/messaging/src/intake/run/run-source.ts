import { type FolderParts, runFolder } from '../../ftp-in/run-folder.ts';
import type { MailInParts } from '../../mail-in/mail-in-parts.ts';
import { type OpenMailbox, runMailbox } from '../../mail-in/run-mailbox.ts';
import type { RunOrder } from './run-order.ts';

export type RunParts = MailInParts & FolderParts & { readonly openMailbox: OpenMailbox };

/** One look at a source, whatever it is. @throws what kept it from being looked at to its end */
export const createRunSource =
  (parts: RunParts) =>
  async (order: RunOrder): Promise<void> => {
    const { source } = order;
    return source.kind === 'IMAP' ? runMailbox(parts, { ...order, source }) : runFolder(parts, { ...order, source });
  };
