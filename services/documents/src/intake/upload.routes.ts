import { IDEMPOTENCY_HEADER, UploadAnswer } from '@comptoir/contracts';
import { type App, callerOf } from '@comptoir/service-kit';
import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { discardBody } from './discard-body.ts';
import type { DiskRoom } from './disk-room.ts';
import { readForm } from './read-form.ts';
import { type ReceiveParts, receiveDocument } from './receive-document.ts';
import { supplierOfUpload } from './supplier-of-upload.ts';

export interface UploadParts extends ReceiveParts {
  /** How long an upload may stand still before it is cut, in milliseconds. */
  readonly stalledMs: number;
  readonly room: DiskRoom;
}

/** `POST /api/bill/upload?idClient=` (specification 001 §7): one file a call, 201 and its name. */
export async function uploadRoutes(app: App, parts: UploadParts): Promise<void> {
  await app.register(multipart);
  app.post(
    '/api/bill/upload',
    {
      config: { action: 'invoice.send' },
      schema: {
        querystring: Type.Object({ idClient: Type.Optional(Type.String({ maxLength: 100 })) }),
        headers: Type.Object({ [IDEMPOTENCY_HEADER]: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) }),
        response: { 201: UploadAnswer },
      },
    },
    async (request, reply) => {
      const stalled = new AbortController();
      request.raw.setTimeout(parts.stalledMs, () => stalled.abort(new Error('the upload stands still')));
      try {
        const caller = callerOf(request);
        await parts.room.assertRoom();
        const supplierId = supplierOfUpload(caller, request.query.idClient || undefined);
        const { name, bytes } = await readForm(request, stalled.signal);
        const key = request.headers[IDEMPOTENCY_HEADER];
        const stored = await receiveDocument(parts, {
          name,
          bytes,
          supplierId,
          caller,
          key,
          correlationId: request.id,
        });
        return reply.code(201).send({ nameFile: stored.fileName, documentId: stored._id });
      } catch (error) {
        discardBody(request.raw);
        throw error;
      }
    },
  );
}
