import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { ServiceClient } from '@comptoir/service-kit';

/** There is no such document any more: asking again gives none. */
export class DocumentGone extends Error {
  constructor(documentId: string) {
    super(`document ${documentId} is gone`);
    this.name = 'DocumentGone';
  }
}

/**
 * Streams a document's bytes from documents into a file of its own, which is gone when `work` is done.
 * @throws DocumentGone; what else goes wrong may be over the next time
 */
export async function withDocument<T>(
  documents: ServiceClient,
  documentId: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const response = await documents.fetch(`/api/v1/documents/${documentId}/content`);
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    if (response.status === 404) throw new DocumentGone(documentId);
    throw new Error(`document ${documentId}: documents answered ${response.status}`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-read-'));
  try {
    const path = join(folder, 'document');
    await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
