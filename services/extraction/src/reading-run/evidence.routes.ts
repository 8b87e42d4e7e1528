import { ReadingEvidence, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { EvidenceStore } from './evidence.store.ts';
import type { ReadingRunStore } from './reading-run.store.ts';

/** What else the pages of an invoice offer, for who verifies it. */
export function evidenceRoutes(app: App, { runs, evidence }: { runs: ReadingRunStore; evidence: EvidenceStore }): void {
  app.get(
    '/api/v1/extraction/invoices/:id/evidence',
    {
      config: { action: 'invoice.verify' },
      schema: {
        params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
        response: { 200: ReadingEvidence },
      },
    },
    async (request): Promise<ReadingEvidence> => {
      const documentId = await runs.documentOf(scopeOf(callerOf(request)), request.params.id);
      if (documentId === undefined) throw new Problem('not.found');
      return evidence.of(request.params.id);
    },
  );
}
