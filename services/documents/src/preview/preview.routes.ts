import { DocumentPages, Id, IdParams, PageQuery, type PageWidth, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { DocumentRow, DocumentStore } from '../document/document.store.ts';
import type { PageShower } from './show-pages.ts';

const PageParams = Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 100_000 }) });

/** The pages of a document, and each as an image. */
export function previewRoutes(app: App, { documents, pages }: { documents: DocumentStore; pages: PageShower }): void {
  async function found(request: Parameters<typeof callerOf>[0], id: string): Promise<DocumentRow> {
    const row = await documents.find(scopeOf(callerOf(request)), id);
    if (!row) throw new Problem('not.found');
    return row;
  }

  app.get(
    '/api/v1/documents/:id/pages',
    { config: { action: 'document.read' }, schema: { params: IdParams, response: { 200: DocumentPages } } },
    async (request, reply) => {
      const listed = await pages.pagesOf(await found(request, request.params.id));
      return reply.header('cache-control', 'private, max-age=3600').send(listed);
    },
  );

  app.get(
    '/api/v1/documents/:id/pages/:number',
    { config: { action: 'document.read' }, schema: { params: PageParams, querystring: PageQuery } },
    async (request, reply) => {
      const { id, number } = request.params;
      const width = (request.query.width ?? 960) as PageWidth;
      const image = await pages.imageOf(await found(request, id), number, width);
      return reply
        .headers({
          'cache-control': 'private, max-age=31536000, immutable',
          'content-length': image.size,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type('image/webp')
        .send(image.content);
    },
  );
}
