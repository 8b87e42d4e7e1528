import { RegionAsked, RegionRead, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { ReadingRunStore } from '../reading-run/reading-run.store.ts';
import { isUnreadable, type RegionReader } from './region-reader.ts';

/** Re-reading a region of an invoice's page: what who verifies drew around. A question, asked by POST for its body. */
export function regionRoutes(app: App, { runs, reader }: { runs: ReadingRunStore; reader: RegionReader }): void {
  app.post(
    '/api/v1/extraction/invoices/:id/region',
    {
      config: { action: 'invoice.verify' },
      schema: {
        params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
        body: RegionAsked,
        response: { 200: RegionRead },
      },
    },
    async (request): Promise<RegionRead> => {
      const caller = callerOf(request);
      const { page, box, kind } = request.body;
      const documentId = await runs.documentOf(scopeOf(caller), request.params.id);
      if (documentId === undefined) throw new Problem('not.found');
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
      if (x1 <= x0 || y1 <= y0) throw new Problem('request.invalid', {}, [{ field: 'box', code: 'not_valid' }]);
      const region = { page, box: [x0, y0, x1, y1] as const };
      try {
        const read = await reader.read({ documentId, region, kind });
        return { ...read, page, box: [...read.box] };
      } catch (error) {
        if (isUnreadable(error)) throw new Problem('region.unreadable', { page });
        throw error;
      }
    },
  );
}
