import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@comptoir/service-kit';
import { ImapFlow } from 'imapflow';
import { assertEncrypted } from '../intake/connection/assert-encrypted.ts';
import type { ReachHost } from '../intake/connection/reach-host.ts';
import { tlsFor } from '../intake/connection/tls-for.ts';
import type { MailboxSettings } from '../intake/source/intake-source.ts';
import type { Mailbox, WaitingMessage } from './mailbox.ts';

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Of a message that streams in. */
const CHUNK_BYTES = 512 * 1024;
const MOST_WAITING = 10_000;

/**
 * Connects to a mailbox over IMAP and opens its folder.
 * @throws Problem intake.hostUnknown, intake.hostPrivate, intake.plain, intake.folder; and what imapflow does
 */
export async function openMailbox(
  settings: MailboxSettings,
  password: string,
  { reach, readOnly = false }: { reach: ReachHost; readOnly?: boolean },
): Promise<Mailbox> {
  const { host, port, security, user, folder, after } = settings;
  const reached = await reach(host);
  assertEncrypted(security, reached);
  const client = new ImapFlow({
    ...{ host: reached.address, port, ...TIMEOUTS },
    secure: security === 'TLS',
    // False is never a quiet 'no': the password is sent behind STARTTLS or not at all.
    doSTARTTLS: security === 'STARTTLS',
    auth: { user, pass: password },
    tls: tlsFor(reached),
    // Its lines would hold what people write to one another.
    logger: false,
    disableAutoIdle: true,
  });
  // What breaks off later is thrown where it is waited for.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const opened = await open(client, folder, readOnly);
    if (after === 'MOVE' && settings.doneFolder && !readOnly) await ensureFolder(client, settings.doneFolder);
    return mailboxOf(client, settings, opened.uidValidity.toString());
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * A download that breaks off ends as one that came to its end, and a server may be wrong about a message's size: what
 * stands behind the last byte is asked for. A server that knows no parts sends the whole again.
 */
async function assertWhole(client: ImapFlow, uid: number, size: number): Promise<void> {
  const rest = await client.fetchOne(String(uid), { source: { start: size, maxLength: 1 } }, { uid: true });
  if (!rest) throw new Error(`message ${uid} broke off`);
  if (rest.source?.length === 1) throw new Error(`message ${uid} came in part`);
}

async function open(client: ImapFlow, folder: string, readOnly: boolean) {
  try {
    return await client.mailboxOpen(folder, { readOnly });
  } catch (error) {
    if (isRefusal(error)) throw new Problem('intake.folder', { folder });
    throw error;
  }
}

async function ensureFolder(client: ImapFlow, folder: string): Promise<void> {
  if ((await client.list()).some(({ path }) => path === folder)) return;
  try {
    await client.mailboxCreate(folder);
  } catch (error) {
    if (isRefusal(error)) throw new Problem('intake.folder', { folder });
    throw error;
  }
}

/** The server said NO or BAD to what was asked of it. */
const isRefusal = (error: unknown): boolean => {
  const status = (error as { responseStatus?: unknown }).responseStatus;
  return status === 'NO' || status === 'BAD';
};

function mailboxOf(client: ImapFlow, { after, doneFolder }: MailboxSettings, uidValidity: string): Mailbox {
  const byUid = { uid: true } as const;
  return {
    uidValidity,

    async waiting() {
      const uids = await client.search(after === 'SEEN' ? { seen: false } : { all: true }, byUid);
      if (!uids || uids.length === 0) return [];
      const found: WaitingMessage[] = [];
      const range = uids.slice(0, MOST_WAITING).join(',');
      for await (const { uid, size, internalDate } of client.fetch(range, { size: true, internalDate: true }, byUid)) {
        const receivedAt = internalDate instanceof Date ? internalDate : new Date(internalDate ?? 0);
        found.push({ uid, size: size ?? 0, receivedAt });
      }
      return found.sort((a, b) => a.uid - b.uid);
    },

    async download(uid, path, mostBytes) {
      const { content } = await client.download(String(uid), undefined, {
        ...byUid,
        maxBytes: mostBytes,
        chunkSize: CHUNK_BYTES,
      });
      if (!content) throw new Error(`message ${uid} is not there any more`);
      await pipeline(content, createWriteStream(path));
      const { size } = await stat(path);
      if (size < mostBytes) await assertWhole(client, uid, size);
    },

    async downloadHeaders(uid, path, mostBytes) {
      const message = await client.fetchOne(String(uid), { headers: true }, byUid);
      const headers = message ? message.headers : undefined;
      await writeFile(path, headers?.subarray(0, mostBytes) ?? '');
    },

    async putAway(uid) {
      const done =
        after === 'MOVE' && doneFolder !== undefined
          ? await client.messageMove(String(uid), doneFolder, byUid)
          : await client.messageFlagsAdd(String(uid), ['\\Seen'], byUid);
      if (!done) throw new Problem('intake.putAway', { folder: doneFolder ?? '' });
    },

    async close() {
      try {
        await client.logout();
      } catch {
        // The connection is gone already: what was asked for is done.
        client.close();
      }
    },
  };
}
