import { openAsBlob } from 'node:fs';
import { type DocumentArrival, IDEMPOTENCY_HEADER, type IntakeRefusal, type UploadAnswer } from '@comptoir/contracts';
import type { ServiceClient } from '@comptoir/service-kit';

/** A file on disk that is to become an invoice. */
export interface HandedFile {
  readonly name: string;
  readonly path: string;
  /** The same file under the same key is one document, however often it is handed over. */
  readonly key: string;
}

export type HandOver = (
  file: HandedFile,
  arrival: DocumentArrival,
) => Promise<{ readonly documentId: string } | { readonly refusal: IntakeRefusal }>;

type Refused = { readonly code: string };

const WITHIN_MS = 120_000;
const REFUSALS: Readonly<Record<string, IntakeRefusal>> = {
  'upload.type': 'FILE_TYPE',
  'upload.tooLarge': 'FILE_TOO_LARGE',
  'upload.emptyFile': 'FILE_EMPTY',
  'upload.emptyName': 'FILE_REFUSED',
};

/** What failed is none of the doing of what was being taken: it is tried again without end. */
export class NotNow extends Error {
  override name = 'NotNow';
}

/**
 * Hands files to the documents service, as this service itself. What that refuses of a file is answered; where it cannot
 * answer now, this throws, and the file is handed over again later under the same key.
 */
export const createHandOver =
  (documents: ServiceClient): HandOver =>
  async ({ name, path, key }, arrival) => {
    const form = new FormData();
    // Read from the disk as it is sent.
    form.set('file', await openAsBlob(path), name);
    const { answer, body } = await documents
      .fetch(`/internal/documents?${new URLSearchParams({ ...arrival })}`, {
        method: 'POST',
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: form,
        signal: AbortSignal.timeout(WITHIN_MS),
      })
      .then(async (response) => ({
        answer: response,
        body: (await response.json()) as Partial<UploadAnswer & Refused>,
      }))
      .catch((error: unknown) => {
        throw new NotNow('documents does not answer', { cause: error });
      });
    if (answer.status === 201 && body.documentId !== undefined) return { documentId: body.documentId };
    const refusal = REFUSALS[body.code ?? ''];
    if (refusal) return { refusal };
    const words = `documents answered ${answer.status} ${body.code ?? ''}`;
    throw answer.status >= 500 || answer.status === 429 ? new NotNow(words) : new Error(words);
  };
