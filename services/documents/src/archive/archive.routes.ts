import { ArchiveRequest, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import type { FileStore } from '@comptoir/storage/files';
import type { DocumentStore } from '../document/document.store.ts';
import { entryNames } from './entry-names.ts';
import { writeArchive } from './write-archive.ts';

/** `POST /internal/archive`: for invoices, which decides what goes in. A document that is not there refuses it all. */
export function archiveRoutes(app: App, { documents, files }: { documents: DocumentStore; files: FileStore }): void {
  app.post(
    '/internal/archive',
    // 10,000 entries of an id and a name.
    { bodyLimit: 8_000_000, config: { action: 'document.archive' }, schema: { body: ArchiveRequest } },
    async (request, reply) => {
      const wanted = request.body.documents;
      const rows = await documents.findAll(scopeOf(callerOf(request)), [...new Set(wanted.map(({ id }) => id))]);
      const byId = new Map(rows.map((row) => [row._id, row]));
      const names = entryNames(wanted.map(({ name }) => name));
      const entries = wanted.map(({ id }, place) => {
        const document = byId.get(id);
        if (!document) throw new Problem('document.not.found');
        return { name: names[place] ?? id, document };
      });
      return reply.type('application/zip').send(writeArchive(files, entries));
    },
  );
}
