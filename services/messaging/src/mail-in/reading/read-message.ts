import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Letter, LetterFile } from '../letter.ts';
import { isSentFile } from './candidates.ts';
import { readHeaders } from './read-headers.ts';

export interface ReadRequest {
  /** The message as it came, in a folder of its own. */
  readonly path: string;
  /** Where its files are put: `file-0`, `file-1` … */
  readonly folder: string;
  /** One more than that many is unpacked, to tell that there are more. */
  readonly mostFiles: number;
}

export type ReadAnswer = { readonly letter: Letter } | { readonly unreadable: string };

/** Deeper than mailers nest; each level costs a comparison a line. Headers are those of all parts together. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 4_000_000, maxRfc822NestingDepth: 3 };
/** A message that was sent on as a file, within one that was. */
const FORWARDS = 2;

/** Reads a message and unpacks its files. What it may hold is bounded; how long that takes is for the caller to bound. */
export async function readMessage({ path, folder, mostFiles }: ReadRequest): Promise<ReadAnswer> {
  let email: Email;
  let found: Attachment[];
  try {
    email = await PostalMime.parse(await readFile(path), LIMITS);
    found = await sentFiles(email, FORWARDS, mostFiles + 1);
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
  const files: LetterFile[] = [];
  for (const attachment of found) files.push(await unpack(attachment, join(folder, `file-${files.length}`)));
  return { letter: { ...readHeaders(email.headers, email.subject ?? ''), files } };
}

/** The files of a message and of those that it forwards as files, as many as `most`. */
async function sentFiles({ attachments }: Email, forwards: number, most: number): Promise<Attachment[]> {
  const found: Attachment[] = [];
  for (const attachment of attachments.filter(isSentFile)) {
    if (found.length >= most) break;
    if (attachment.mimeType === 'message/rfc822' && forwards > 0) {
      const forwarded = await PostalMime.parse(bytesOf(attachment), LIMITS);
      found.push(...(await sentFiles(forwarded, forwards - 1, most - found.length)));
    } else found.push(attachment);
  }
  return found;
}

async function unpack(attachment: Attachment, path: string): Promise<LetterFile> {
  const bytes = bytesOf(attachment);
  await writeFile(path, bytes);
  return {
    name: attachment.filename,
    mediaType: attachment.mimeType,
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

const bytesOf = ({ content }: Pick<Attachment, 'content'>): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
