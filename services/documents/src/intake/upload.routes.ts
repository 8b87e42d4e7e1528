import { DocumentArrival, IDEMPOTENCY_HEADER, UploadAnswer } from '@comptoir/contracts';
import { type App, callerOf, discardBody } from '@comptoir/service-kit';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { DocumentRow } from '../document/document.store.ts';
import type { DiskRoom } from './disk-room.ts';
import { readForm } from './read-form.ts';
import { type ReceiveParts, receiveDocument, type Upload } from './receive-document.ts';
import { supplierOfUpload } from './supplier-of-upload.ts';

export interface UploadParts extends ReceiveParts {
  /** How long an upload may stand still before it is cut, in milliseconds. */
  readonly stalledMs: number;
  readonly room: DiskRoom;
}

const headers = Type.Object({ [IDEMPOTENCY_HEADER]: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) });

/**
 * `POST /api/bill/upload?idClient=` (specification 001 §7): one file a call, 201 and its name. And the same between
 * services, for what came by mail or from a folder.
 */
export async function uploadRoutes(app: App, parts: UploadParts): Promise<void> {
  await app.register(multipart);
  app.post(
    '/api/bill/upload',
    {
      config: { action: 'invoice.send' },
      schema: {
        querystring: Type.Object({ idClient: Type.Optional(Type.String({ maxLength: 100 })) }),
        headers,
        response: { 201: UploadAnswer },
      },
    },
    async (request, reply) => {
      const stored = await takeForm(parts, request, () => ({
        supplierId: supplierOfUpload(callerOf(request), request.query.idClient || undefined),
        channel: 'portal',
      }));
      return reply.code(201).send({ nameFile: stored.fileName, documentId: stored._id });
    },
  );

  app.post(
    '/internal/documents',
    {
      config: { action: 'document.receive' },
      schema: { hide: true, querystring: DocumentArrival, headers, response: { 201: UploadAnswer } },
    },
    async (request, reply) => {
      const { supplierId, channel, from } = request.query;
      const stored = await takeForm(parts, request, () => ({ supplierId, channel, from }));
      return reply.code(201).send({ nameFile: stored.fileName, documentId: stored._id });
    },
  );
}

/** Takes the one file of a form in. `origin` is asked before the form is read: a refusal need not wait for the bytes. */
async function takeForm(
  parts: UploadParts,
  request: FastifyRequest,
  origin: () => Pick<Upload, 'supplierId' | 'channel' | 'from'>,
): Promise<DocumentRow> {
  const stalled = new AbortController();
  request.raw.setTimeout(parts.stalledMs, () => stalled.abort(new Error('the upload stands still')));
  try {
    const caller = callerOf(request);
    await parts.room.assertRoom();
    const from = origin();
    const { name, bytes } = await readForm(request, stalled.signal);
    const key = request.headers[IDEMPOTENCY_HEADER];
    return await receiveDocument(parts, {
      ...from,
      ...{ name, bytes, caller, correlationId: request.id },
      key: typeof key === 'string' ? key : undefined,
    });
  } catch (error) {
    discardBody(request.raw);
    throw error;
  }
}
