import { IdParams, scopeOf } from '@comptoir/contracts';
import { type App, callerOf } from '@comptoir/service-kit';
import type { FileStore } from '@comptoir/storage/files';
import type { FastifyReply } from 'fastify';
import { openFile } from '../files/read-file.ts';
import type { SupplierParts } from './supplier-parts.ts';

/** A supplier's logo and RIB: reached by the supplier's record, within the caller's scope. */
export function supplierFilesRoutes(app: App, { suppliers, files }: Pick<SupplierParts, 'suppliers' | 'files'>): void {
  const options = { config: { action: 'supplier.read' }, schema: { params: IdParams } } as const;

  app.get('/api/invoice/supplier/:id/logo', options, async (request, reply) => {
    const state = await suppliers.find(scopeOf(callerOf(request)), request.params.id);
    // Its address names the file, so that what it holds never changes.
    return sendFile(files, reply, state?.logoFileId, {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  app.get('/api/invoice/supplier/:id/rib', options, async (request, reply) => {
    const state = await suppliers.find(scopeOf(callerOf(request)), request.params.id);
    return sendRib(files, reply, state?.ribFileId);
  });
}

/** Answers a RIB, under the name that the specification gives it. @throws Problem document.not.found */
export const sendRib = (files: FileStore, reply: FastifyReply, fileId: string | undefined): Promise<FastifyReply> =>
  sendFile(files, reply, fileId, {
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="rib.pdf"',
  });

/** Answers a file that no page may run. */
async function sendFile(
  files: FileStore,
  reply: FastifyReply,
  fileId: string | undefined,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const bytes = await openFile(files, fileId);
  return reply
    .headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      ...headers,
    })
    .send(bytes);
}
