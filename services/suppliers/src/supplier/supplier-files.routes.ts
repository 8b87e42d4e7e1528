import { IdParams, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../files/file.store.ts';
import type { SupplierParts } from './supplier-parts.ts';

/** A supplier's logo and RIB: reached by the supplier's record, within the caller's scope. */
export function supplierFilesRoutes(app: App, { suppliers, files }: SupplierParts): void {
  const options = { config: { action: 'supplier.read' }, schema: { params: IdParams } } as const;

  app.get('/api/invoice/supplier/:id/logo', options, async (request, reply) => {
    const state = await suppliers.find(scopeOf(callerOf(request)), request.params.id);
    // Its address names the file, so that what it holds never changes.
    return sendFile(files, reply, state?.logoFileId, { 'cache-control': 'private, max-age=31536000, immutable' });
  });

  app.get('/api/invoice/supplier/:id/rib', options, async (request, reply) => {
    const state = await suppliers.find(scopeOf(callerOf(request)), request.params.id);
    const headers = { 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="rib.pdf"' };
    return sendFile(files, reply, state?.ribFileId, headers);
  });
}

/** Answers a file that no page may run. @throws Problem document.not.found */
export async function sendFile(
  files: FileStore,
  reply: FastifyReply,
  fileId: string | undefined,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const file = fileId === undefined ? undefined : await files.read(fileId);
  if (!file) throw new Problem('document.not.found');
  return reply
    .headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      ...headers,
    })
    .type(file.mediaType)
    .header('content-length', file.size)
    .send(file.open());
}
