import { type Language, languageOf, scopeOf } from '@comptoir/contracts';
import { callerOf, deciderOf } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { FetchDocuments } from '../archive/fetch-documents.ts';
import type { createSplitInvoice } from '../split/split-invoice.ts';
import type { Target } from './change-invoice.ts';
import type { InvoiceStore } from './invoice.store.ts';
import type { MoveInvoice } from './move-invoice.ts';
import type { createRecordPayment } from './record-payment.ts';
import type { createReversePayment } from './reverse-payment.ts';
import type { ShowInvoice } from './show-invoice.ts';
import type { createTakeContent } from './take-content.ts';

/** The use cases that the routes are over. */
export type InvoiceRoutesParts = {
  readonly store: InvoiceStore;
  readonly show: ShowInvoice;
  readonly take: ReturnType<typeof createTakeContent>;
  readonly split: ReturnType<typeof createSplitInvoice>;
  readonly move: MoveInvoice;
  readonly recordPayment: ReturnType<typeof createRecordPayment>;
  readonly reversePayment: ReturnType<typeof createReversePayment>;
  readonly documents: FetchDocuments;
};

/** The language of an answer's sentences: the call's, else the caller's own. */
export const languageFor = (request: FastifyRequest): Language =>
  request.headers['accept-language'] ? languageOf(request.headers['accept-language']) : callerOf(request).language;

/** Which invoice a request means, and who asks. */
export function targetOf(request: FastifyRequest, id: string): Target {
  const by = callerOf(request);
  return { id, by, scope: scopeOf(by), chain: { correlationId: request.id, decider: deciderOf(request) } };
}
