import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { ServiceClient } from '@comptoir/service-kit';

export interface FetchedDocument {
  readonly path: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Streams a document's bytes from documents into a file of its own, gone when the work is done. */
export async function fetchDocument(documents: ServiceClient, documentId: string): Promise<FetchedDocument> {
  const response = await documents.fetch(`/api/v1/documents/${documentId}/content`);
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`document ${documentId}: documents answered ${response.status}`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-read-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'document');
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), createWriteStream(path));
  } catch (error) {
    await dispose();
    throw error;
  }
  return { path, [Symbol.asyncDispose]: dispose };
}
