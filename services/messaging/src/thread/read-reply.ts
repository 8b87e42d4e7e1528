import { REPLY_FILE_MAXIMUM_MB, REPLY_MAXIMUM_FILES, REPLY_MAXIMUM_LENGTH } from '@comptoir/contracts';
import { cleanFileName, formParts, Problem } from '@comptoir/service-kit';
import type { HeldFiles } from '@comptoir/storage/files';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Scanner } from '../scan/scanner.ts';
import type { Side } from './message.ts';
import type { NewFile } from './post-message.ts';

/** Bytes of the longest comment in UTF-8, and room for what is then said to be too long. */
const MOST_TEXT_BYTES = REPLY_MAXIMUM_LENGTH * 8;
const LIMITS = {
  fieldSize: MOST_TEXT_BYTES,
  fields: 5,
  fileSize: REPLY_FILE_MAXIMUM_MB * 1_000_000,
  // One more than are taken, and as many that a browser sends of choices without a file: refused by name, not by the parser.
  files: 2 * REPLY_MAXIMUM_FILES,
  headerPairs: 50,
};

interface ReplyForm {
  readonly replyText: string;
  readonly files: readonly NewFile[];
}

/**
 * Reads a reply's form. Each file is held whole while it is scanned, one at a time, and then written as one that waits to
 * be named; what is refused keeps nothing, because who holds them removes all.
 * @throws Problem request.mediaType, request.malformed, request.tooLarge; Big.file.message (to a supplier) or
 * message.fileTooLarge, message.tooManyFiles, message.fileInfected, scan.unavailable; upload.emptyFile, upload.emptyName,
 * upload.interrupted
 */
export async function readReply(
  request: FastifyRequest,
  { held, scanner, side }: { held: HeldFiles; scanner: Scanner; side: Side },
): Promise<ReplyForm> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  let replyText = '';
  const files: NewFile[] = [];
  for await (const part of formParts(() => request.parts({ limits: LIMITS, preservePath: true }))) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Problem('message.tooLong', { maximum: REPLY_MAXIMUM_LENGTH });
      if (part.fieldname === 'replyText') replyText = String(part.value);
      continue;
    }
    const bytes = await bytesOf(part, side);
    // A browser sends an empty part, without a name, for a file that was not chosen.
    if (bytes.length === 0 && !part.filename) continue;
    const name = cleanFileName(part.filename);
    if (name === undefined) throw new Problem('upload.emptyName');
    if (bytes.length === 0) throw new Problem('upload.emptyFile', { name });
    if (files.length === REPLY_MAXIMUM_FILES)
      throw new Problem('message.tooManyFiles', { maximum: REPLY_MAXIMUM_FILES });
    await assertClean(scanner, bytes, name);
    files.push({ file: await held.write(once(bytes)), name, size: bytes.length });
  }
  return { replyText, files };
}

/** Refused while they stream where they are too many. */
async function bytesOf(part: MultipartFile, side: Side): Promise<Buffer> {
  const name = cleanFileName(part.filename) ?? '';
  return part.toBuffer().catch((error: { code?: unknown }) => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw new Problem('upload.interrupted', { name });
    const code = side === 'supplier' ? 'Big.file.message' : 'message.fileTooLarge';
    throw new Problem(code, { name, maximum: REPLY_FILE_MAXIMUM_MB });
  });
}

async function assertClean(scanner: Scanner, bytes: Buffer, name: string): Promise<void> {
  const verdict = await scanner.scan(bytes);
  if (!verdict.clean) throw new Problem('message.fileInfected', { name });
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
