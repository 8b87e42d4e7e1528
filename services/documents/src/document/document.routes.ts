import { DocumentRecord, IdParams, scopeOf } from '@comptoir/contracts';
import { type App, attachment, callerOf, Problem } from '@comptoir/service-kit';
import type { FileStore } from '@comptoir/storage/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pages, PreviewStore } from '../preview/preview.store.ts';
import { rangeOf } from './content-headers.ts';
import type { DocumentRow, DocumentStore } from './document.store.ts';

/** What a hostile document may do where it is opened all the same: nothing. */
const SANDBOX = "default-src 'none'; sandbox";

export interface DocumentParts {
  readonly documents: DocumentStore;
  readonly files: FileStore;
  readonly previews: PreviewStore;
}

/** A document's record, and its bytes as they were received. */
export function documentRoutes(app: App, parts: DocumentParts): void {
  const { documents, files, previews } = parts;
  app.get(
    '/api/v1/documents/:id',
    { config: { action: 'document.read' }, schema: { params: IdParams, response: { 200: DocumentRecord } } },
    async (request) => {
      const row = await found(request, request.params.id);
      return recordOf(row, await previews.findPages(row._id));
    },
  );

  app.get(
    '/api/v1/documents/:id/content',
    { config: { action: 'document.read' }, schema: { params: IdParams } },
    async (request, reply) => sendContent(request, reply, await found(request, request.params.id)),
  );

  async function found(request: Parameters<typeof callerOf>[0], id: string): Promise<DocumentRow> {
    const row = await documents.find(scopeOf(callerOf(request)), id);
    if (!row) throw new Problem('not.found');
    return row;
  }

  function sendContent(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, row: DocumentRow): FastifyReply {
    const { fileId, fileName, mediaType, sha256, size } = row;
    const etag = `"${sha256}"`;
    reply.headers({
      etag,
      'content-disposition': attachment(fileName),
      'x-content-type-options': 'nosniff',
      'content-security-policy': SANDBOX,
      'cache-control': 'private, max-age=0, must-revalidate',
      'accept-ranges': 'bytes',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const conditional = request.headers['if-range'];
    const range = conditional === undefined || conditional === etag ? rangeOf(request.headers.range, size) : undefined;
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
    reply.type(mediaType).header('content-length', range ? range.end - range.start : size);
    if (!range) return reply.send(files.read(fileId));
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end - 1}/${size}`);
    return reply.send(files.read(fileId, range));
  }
}

function recordOf(row: DocumentRow, pages: Pages | undefined): DocumentRecord {
  const { _id, fileName, mediaType, size, sha256, supplierId, storedAt } = row;
  const drawable = pages && 'pages' in pages ? pages.pages.total : undefined;
  const total = mediaType === 'application/xml' ? 0 : drawable;
  return {
    id: _id,
    fileName,
    mediaType,
    size,
    sha256,
    ...(supplierId !== null && { supplierId }),
    storedAt: storedAt.toISOString(),
    ...(total !== undefined && { pages: total }),
  };
}
