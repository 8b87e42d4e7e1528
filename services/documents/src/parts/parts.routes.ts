import { CutAnswer, CutRequest, IdParams } from '@comptoir/contracts';
import { type App, callerOf } from '@comptoir/service-kit';
import type { DiskRoom } from '../intake/disk-room.ts';
import { type CutParts, cutDocument } from './cut-document.ts';

/** `POST /internal/documents/{id}/parts`: for invoices, which decides that a file holds several and whose they are. */
export function partsRoutes(app: App, parts: CutParts & { readonly room: DiskRoom }): void {
  app.post(
    '/internal/documents/:id/parts',
    {
      config: { action: 'document.cut' },
      schema: { hide: true, params: IdParams, body: CutRequest, response: { 200: CutAnswer } },
    },
    async (request) => {
      await parts.room.assertRoom();
      return cutDocument(parts, { id: request.params.id, request: request.body, caller: callerOf(request) });
    },
  );
}
