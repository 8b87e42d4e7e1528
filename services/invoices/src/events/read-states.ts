import { SCOPE_ALL, SYSTEM } from '@comptoir/contracts';
import type { ReadStates } from '@comptoir/event-bus';
import type { InvoiceStore } from '../invoice/invoice.store.ts';
import type { Invoice } from '../invoice/state.ts';
import { factOf } from './publishes.ts';

/**
 * What others' copies of invoices are rebuilt from: each invoice as it is, told as a move to where it stands. Those that
 * were deleted are told of no more.
 */
export const readStates =
  (store: Pick<InvoiceStore, 'next'>): ReadStates =>
  async (session, after, limit) =>
    (await store.next(SCOPE_ALL, session, after, limit)).map(stateOf);

const BY = { id: SYSTEM.id, name: SYSTEM.id, kind: SYSTEM.kind, side: 'system' } as const;

function stateOf(invoice: Invoice) {
  const { id, status, version } = invoice;
  const fact = factOf({ from: status, to: status, by: BY }, 'READ', invoice);
  return { type: 'InvoiceMoved', subject: id, sequence: version, data: { ...fact, reason: null } };
}
