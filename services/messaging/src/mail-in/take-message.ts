import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INTAKE_LIMITS, type IntakeRefusal } from '@comptoir/contracts';
import { ChildFailure } from '@comptoir/service-kit/child-pool';
import type { ArrivedFile, Outcome } from '../intake/arrival/arrival.ts';
import { sha256Of } from '../intake/file-sha256.ts';
import { NotNow } from '../intake/hand-over.ts';
import { MOST_ATTEMPTS } from '../intake/run/most-attempts.ts';
import { concludeMessage } from './conclude-message.ts';
import { decideSender, type Sender, tagOf } from './decide-sender.ts';
import { findKnownSenders } from './find-known-senders.ts';
import { judgeLetter } from './judge-letter.ts';
import type { Letter } from './letter.ts';
import type { MailInParts } from './mail-in-parts.ts';
import { messageKey } from './message-key.ts';
import { nameOfFile } from './name-of-file.ts';
import type { MailSource, TakenMessage } from './taken-message.ts';

const HEADER_BYTES = 256_000;
/** RFC 3696, erratum 1690, and what a form takes. */
const LONGEST_ADDRESS = 320;

/** What was read of a message: undefined where nothing could be. */
interface Read {
  readonly letter: Letter | undefined;
  readonly sender: Sender;
  readonly key?: string;
  readonly refusal?: Outcome['refusal'];
}

/**
 * Takes one message: its files to documents, what came of it and the answer to its sender in one transaction. Ended
 * anywhere between, it is begun anew: its files are handed over under the same keys, so nothing of it is there twice.
 * @throws NotNow where documents or the database cannot now; whatever else is thrown counts against the message
 */
export async function takeMessage(parts: MailInParts, taken: TakenMessage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-mail-'));
  try {
    const read = await readMessage(parts, taken, folder);
    const { letter, sender, refusal, key } = read;
    const files: ArrivedFile[] = refusal !== undefined || !letter ? [] : await handOver(parts, taken, read, key ?? '');
    await concludeMessage(parts, taken, {
      letter,
      sender,
      outcome: {
        from: letter?.from ?? '',
        ...(letter && { subject: letter.subject }),
        ...(sender.supplierId !== undefined && { supplierId: sender.supplierId }),
        ...(refusal !== undefined && { refusal }),
        ...(key !== undefined && { key }),
        files,
        repeated: false,
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readMessage(parts: MailInParts, taken: TakenMessage, folder: string): Promise<Read> {
  const { mailbox, message, arrival, source } = taken;
  const isTooLarge = message.size > parts.mostMessageBytes;
  // What ended a process or a connection that often is looked at by its headers alone, so that its sender hears of it.
  if (isTooLarge || arrival.attempts > MOST_ATTEMPTS) {
    return byHeaders(isTooLarge ? 'MESSAGE_TOO_LARGE' : 'UNREADABLE');
  }
  const path = join(folder, 'message');
  await mailbox.download(message.uid, path, parts.mostMessageBytes + 1);
  // Its server said less than it is.
  if ((await stat(path)).size > parts.mostMessageBytes) return byHeaders('MESSAGE_TOO_LARGE');
  const letter = await unpacked(parts, path, folder);
  if (!letter) return byHeaders('UNREADABLE');
  const sender = await senderOf(parts, source, letter);
  const refusal = judgeLetter(letter, sender, source);
  const key = messageKey(letter, await sha256Of(path));
  return { letter, sender, key, ...(refusal !== undefined && { refusal }) };

  async function byHeaders(why: IntakeRefusal): Promise<Read> {
    const headers = arrival.attempts > MOST_ATTEMPTS + 1 ? undefined : await headersOf(parts, taken, folder);
    return { letter: headers, sender: await senderOf(parts, source, headers), refusal: why };
  }
}

/** Undefined where it cannot be read within its bounds. */
async function unpacked({ reader, logger }: MailInParts, path: string, folder: string): Promise<Letter | undefined> {
  try {
    const answer = await reader.run({ path, folder, mostFiles: INTAKE_LIMITS.files });
    if ('letter' in answer) return answer.letter;
    logger.warn({ why: answer.unreadable }, 'a message cannot be read');
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    if (error.reason === 'CLOSED') throw new NotNow('the reading process is closed', { cause: error });
    logger.warn({ err: error }, 'a message cannot be read within its bounds');
  }
  return undefined;
}

async function headersOf(parts: MailInParts, { mailbox, message }: TakenMessage, folder: string) {
  const path = join(folder, 'headers');
  await mailbox.downloadHeaders(message.uid, path, HEADER_BYTES);
  return unpacked(parts, path, folder);
}

async function senderOf(parts: MailInParts, { address }: MailSource, letter: Letter | undefined): Promise<Sender> {
  if (!letter) return decideSender({ authentication: 'none' }, [], undefined);
  const tag = tagOf(letter.recipients, address);
  return decideSender(
    letter,
    await findKnownSenders(parts, letter.from),
    tag === undefined ? undefined : await parts.suppliers.idByCode(tag),
  );
}

async function handOver(
  parts: MailInParts,
  { source }: TakenMessage,
  { letter, sender: { supplierId } }: Read,
  key: string,
): Promise<ArrivedFile[]> {
  const handed: ArrivedFile[] = [];
  for (const [index, file] of (letter?.files ?? []).entries()) {
    const name = nameOfFile(file, index);
    if (file.size > parts.maximumMb() * 1_000_000) {
      handed.push({ name, refusal: 'FILE_TOO_LARGE' });
      continue;
    }
    const from = letter?.from.slice(0, LONGEST_ADDRESS) || source.address;
    const arrival = { channel: 'mail' as const, from, ...(supplierId !== undefined && { supplierId }) };
    handed.push({ name, ...(await parts.handOver({ name, path: file.path, key: `${key}/${index}` }, arrival)) });
  }
  return handed;
}
