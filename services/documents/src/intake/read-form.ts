import type { Readable } from 'node:stream';
import { cleanFileName, Problem } from '@comptoir/service-kit';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** Far more than a browser's form has; a second file is let through to be refused by name. */
const LIMITS = {
  files: 2,
  fields: 20,
  parts: 25,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 50,
  fileSize: Infinity,
};

export interface FormFile {
  /** Clean. */
  readonly name: string;
  /** The file's bytes, then the rest of the form; throws where that has a second file, or where the form breaks off. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * The one file of a multipart form, as it streams in. `stalled` aborts when nothing comes any more.
 * @throws Problem request.mediaType, upload.noFile, upload.emptyName, request.malformed
 */
export async function readForm(request: FastifyRequest, stalled: AbortSignal): Promise<FormFile> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  const parts = request.parts({ limits: LIMITS, preservePath: true });
  const first = await unlessAborted(nextFile(parts), stalled).catch(() => {
    throw new Problem('request.malformed');
  });
  if (!first) throw new Problem('upload.noFile');
  const name = cleanFileName(first.filename);
  if (name === undefined) throw new Problem('upload.emptyName');

  async function* bytes(file: Readable): AsyncGenerator<Uint8Array> {
    const interrupted = (): never => {
      throw new Problem('upload.interrupted', { name: name ?? '' });
    };
    const chunks = file[Symbol.asyncIterator]();
    try {
      for (;;) {
        const chunk = await unlessAborted(chunks.next(), stalled).catch(interrupted);
        if (chunk.done) break;
        yield chunk.value;
      }
    } finally {
      // Who stops reading early, or waits in vain, leaves nothing open behind.
      file.destroy();
    }
    const second = await unlessAborted(nextFile(parts), stalled).catch(interrupted);
    if (second) throw new Problem('upload.oneFile');
  }
  return { name, bytes: bytes(first.file) };
}

async function nextFile(parts: AsyncIterableIterator<Multipart>) {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (next.value.type === 'file') return next.value;
  }
  return undefined;
}

/** The outcome of `work`, or a rejection once the signal aborts, whichever comes first. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
