import { CutAnswer, type CutRequest, type ProblemCode, ProblemDetails } from '@comptoir/contracts';
import { Problem, type ServiceClient } from '@comptoir/service-kit';
import { Value } from 'typebox/value';

export type CutDocument = (documentId: string, request: CutRequest) => Promise<CutAnswer>;

/** What the documents service refuses that whoever asked to split can do something about. */
const TOLD: readonly ProblemCode[] = [
  'invoice.splitOnlyPdf',
  'invoice.splitRanges',
  'document.uncuttable',
  'storage.full',
];

/**
 * Asks the documents service for documents of a file's pages: the same ones each time it is asked with the same key.
 * @throws Problem document.not.found, service.unavailable, and what is `TOLD`
 */
export const createCutDocument =
  (documents: ServiceClient): CutDocument =>
  async (documentId, request) => {
    const answer = await documents.fetch(`/internal/documents/${encodeURIComponent(documentId)}/parts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && Value.Check(CutAnswer, body)) return body;
    if (answer.status === 404) throw new Problem('document.not.found');
    const told = Value.Check(ProblemDetails, body) ? TOLD.find((code) => code === body.code) : undefined;
    if (told && Value.Check(ProblemDetails, body)) throw new Problem(told, paramsOf(body));
    throw new Problem('service.unavailable', { service: 'documents' });
  };

function paramsOf({ params = {} }: ProblemDetails): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
