import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Problem, type ServiceClient } from '@comptoir/service-kit';
import type { FastifyReply } from 'fastify';

/** What a browser may ask of a document beside its bytes. */
const ASKED = ['range', 'if-range', 'if-none-match'] as const;
/** What the documents service says of it, passed on as it is. */
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
  'cache-control',
  'accept-ranges',
  'etag',
] as const;
/** Answers that are the browser's to deal with: whole, in part, not modified, no such part. */
const PASSED_ON: readonly number[] = [200, 206, 304, 416];

async function passOn(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  if (!PASSED_ON.includes(answer.status)) {
    await answer.body?.cancel();
    throw answer.status === 404
      ? new Problem('document.not.found')
      : new Problem('service.unavailable', { service: 'documents' });
  }
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value) reply.header(name, value);
  }
  return reply.code(answer.status).send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
}

/**
 * Streams documents from their own service, never whole in memory. Who may have which was decided before this is asked.
 * @throws Problem document.not.found, service.unavailable
 */
export function createFetchDocuments(documents: ServiceClient) {
  return {
    /** The document as it was received, byte for byte. */
    async one(reply: FastifyReply, documentId: string): Promise<FastifyReply> {
      const asked = ASKED.flatMap((name): Array<[string, string]> => {
        const value = reply.request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      const path = `/api/v1/documents/${encodeURIComponent(documentId)}/content`;
      return passOn(await documents.fetch(path, { headers: asked }), reply);
    },

    /** A zip of several, made while it is sent. */
    async zip(reply: FastifyReply, wanted: ReadonlyArray<{ id: string; name: string }>): Promise<FastifyReply> {
      const answer = await documents.fetch('/internal/archive', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documents: wanted }),
      });
      return passOn(answer, reply.header('content-disposition', 'attachment; filename="invoices.zip"'));
    },
  };
}

export type FetchDocuments = ReturnType<typeof createFetchDocuments>;
